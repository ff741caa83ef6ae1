/** Of the Encoding standard, which browsers and Node share; all of it that is used here. */
declare const TextEncoder: new () => {
  encodeInto: (text: string, bytes: Uint8Array) => { read: number; written: number };
};

const ENCODER = new TextEncoder();

/**
 * Whether a text is ASCII alone; then `bytes`, which must have room for it, begin with its units, which were turned into
 * bytes at once. Otherwise they hold nothing of use.
 */
export function readAscii(text: string, bytes: Uint8Array): boolean {
  const { read, written } = ENCODER.encodeInto(text, bytes);
  return read === text.length && written === text.length;
}
