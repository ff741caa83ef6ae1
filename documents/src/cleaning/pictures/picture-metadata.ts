/** A stretch of a picture file that does not affect the image, and its replacements. */
export interface PictureMetadata {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
  /** The replacement where the file may shrink. */
  readonly short: Uint8Array;
  /** The replacement where offsets must not change: as long as the stretch, and skipped by decoders. */
  readonly full: Uint8Array;
}

/** The file without its notes; the same bytes if it has none. */
export function removeMetadata(bytes: Uint8Array, notes: readonly PictureMetadata[]): Uint8Array {
  if (notes.length === 0) return bytes;
  const pieces: Uint8Array[] = [];
  let at = 0;
  for (const { start, end, short } of notes) {
    pieces.push(bytes.subarray(at, start), short);
    at = end;
  }
  return Buffer.concat([...pieces, bytes.subarray(at)]);
}

/** Overwrites the notes in place and returns whether that changed anything. */
export function blankMetadata(bytes: Uint8Array, notes: readonly PictureMetadata[]): boolean {
  const changed = notes.filter(
    ({ start, end, full }) => Buffer.compare(bytes.subarray(start, end), full) !== 0,
  );
  for (const { start, full } of changed) bytes.set(full, start);
  return changed.length > 0;
}
