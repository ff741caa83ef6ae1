const ids = new WeakMap<File, string>();

/** The name of a file's upload, until it is accepted: the server recognizes by it what is sent again. */
export function uploadIdOf(file: File): string {
  const id = ids.get(file) ?? createId();
  ids.set(file, id);
  return id;
}

/** The next upload of the file is another one. */
export function forgetUploadId(file: File): void {
  ids.delete(file);
}

// Not randomUUID, which exists only where the connection is secure.
function createId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
