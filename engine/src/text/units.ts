/** Of the Encoding standard, which browsers and Node share; all of it that is used here. */
declare const TextEncoder: new () => {
  encodeInto: (text: string, bytes: Uint8Array) => { read: number; written: number };
};

const ENCODER = new TextEncoder();
/** So many units are turned into bytes at once. */
const STRIDE = 4096;
const bytes = new Uint8Array(STRIDE);

/**
 * The UTF-16 units of a text. Whoever looks at each of them several times is quicker with a list: to read a unit of a
 * part of a longer string, the string has to be found first. As far as a text is ASCII, many are read at once.
 */
export function unitsOf(text: string): Uint16Array {
  const { length } = text;
  const units = new Uint16Array(length);
  for (let at = readAscii(text, units); at < length; at += 1) units[at] = text.charCodeAt(at);
  return units;
}

/** Reads the units of a text stride by stride, up to the first that is not ASCII alone; answers where that begins. */
function readAscii(text: string, units: Uint16Array): number {
  for (let from = 0; from < text.length; from += STRIDE) {
    const stride = text.slice(from, from + STRIDE);
    const { read, written } = ENCODER.encodeInto(stride, bytes);
    if (read < stride.length || written > read) return from;
    units.set(bytes.subarray(0, written), from);
  }
  return text.length;
}
