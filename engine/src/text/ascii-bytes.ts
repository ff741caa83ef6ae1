/** The part of the Encoding standard that is used here: the engine compiles without ambient types. */
declare const TextEncoder: new () => {
  encodeInto: (text: string, bytes: Uint8Array) => { read: number; written: number };
};

const ENCODER = new TextEncoder();

/**
 * Whether a text is pure ASCII. If so, its units are written to the beginning of `bytes`, which must have room for
 * them; otherwise the content of `bytes` is undefined.
 */
export function readAscii(text: string, bytes: Uint8Array): boolean {
  const { read, written } = ENCODER.encodeInto(text, bytes);
  return read === text.length && written === text.length;
}
