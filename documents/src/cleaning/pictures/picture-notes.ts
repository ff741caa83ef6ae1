/** A stretch of a picture's file that nothing is drawn with, and what may stand there instead. */
export interface PictureNote {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
  /** Where the file may become shorter. */
  readonly short: Uint8Array;
  /** Where everything must keep its place: as long as the stretch, and passed over by decoders. */
  readonly full: Uint8Array;
}

/** The file without its notes; the same bytes where it has none. */
export function cutNotes(bytes: Uint8Array, notes: readonly PictureNote[]): Uint8Array {
  if (notes.length === 0) return bytes;
  const pieces: Uint8Array[] = [];
  let at = 0;
  for (const { start, end, short } of notes) {
    pieces.push(bytes.subarray(at, start), short);
    at = end;
  }
  return Buffer.concat([...pieces, bytes.subarray(at)]);
}

/** Overwrites the notes in place and answers whether that changed anything. */
export function blankNotes(bytes: Uint8Array, notes: readonly PictureNote[]): boolean {
  const changed = notes.filter(
    ({ start, end, full }) => Buffer.compare(bytes.subarray(start, end), full) !== 0,
  );
  for (const { start, full } of changed) bytes.set(full, start);
  return changed.length > 0;
}
