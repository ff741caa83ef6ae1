/** A form as a browser sends it: fields are strings, files are a name and bytes, in the given order. */
export async function createForm(
  parts: readonly (readonly [field: string, value: string | TestFile])[],
): Promise<{ readonly contentType: string; readonly payload: Buffer }> {
  const form = new FormData();
  for (const [field, value] of parts) {
    if (typeof value === 'string') form.append(field, value);
    else form.append(field, new Blob([new Uint8Array(value.bytes)]), value.name);
  }
  const response = new Response(form);
  return {
    contentType: response.headers.get('content-type') ?? '',
    payload: Buffer.from(await response.arrayBuffer()),
  };
}

/** A file to upload. */
export interface TestFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A text file. */
export function textFile(text: string, name = 'letter.txt'): TestFile {
  return { name, bytes: Buffer.from(text) };
}
