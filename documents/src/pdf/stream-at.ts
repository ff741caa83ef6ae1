const KEYWORD = 'stream';
const CARRIAGE_RETURN = 0x0d;

/** The raw bytes of a stream, and the offset in the file where they end. */
export interface RawStream {
  readonly bytes: Buffer;
  readonly end: number;
}

/**
 * The first stream of a PDF that begins at or after an offset; undefined if there is none. An
 * unterminated stream extends to the end of the file.
 */
export function streamAt(file: Buffer, offset: number): RawStream | undefined {
  const keyword = file.indexOf(KEYWORD, offset);
  if (keyword < 0) return undefined;
  const afterKeyword = keyword + KEYWORD.length;
  // The keyword is followed by a line feed, optionally preceded by a carriage return.
  const start = afterKeyword + (file[afterKeyword] === CARRIAGE_RETURN ? 2 : 1);
  const found = file.indexOf('endstream', start);
  const end = found < 0 ? file.length : found;
  return { bytes: file.subarray(start, end), end };
}
