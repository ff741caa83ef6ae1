import { readAscii } from './ascii-bytes.ts';

const BLANK = 32;
/** How many units are converted at once where they are pure ASCII. */
const STRIDE = 4096;
const bytes = new Uint8Array(STRIDE);

/**
 * The UTF-16 units of a text, followed by a number of blanks. Reading units several times is faster from an array than
 * from a part of a longer string, where each read goes through that string.
 */
export function readUnits(text: string, blanks = 0): Uint16Array {
  const { length } = text;
  const units = new Uint16Array(length + blanks);
  units.fill(BLANK, length);
  for (let from = 0; from < length; from += STRIDE) readStride(text, from, units);
  return units;
}

function readStride(text: string, from: number, units: Uint16Array): void {
  const stride = text.slice(from, from + STRIDE);
  if (readAscii(stride, bytes)) {
    units.set(bytes.subarray(0, stride.length), from);
    return;
  }
  const end = from + stride.length;
  for (let at = from; at < end; at += 1) units[at] = text.charCodeAt(at);
}
