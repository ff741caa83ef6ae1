/** Encodes rising 32-bit numbers for `readRisingNumbers` of the engine. */
export function encodeRisingNumbers(numbers: Iterable<number>): number[] {
  const bytes: number[] = [];
  let before = 0;
  for (const number of numbers) {
    let rest = number - before;
    for (; rest >= 0x80; rest >>>= 7) bytes.push((rest & 0x7f) | 0x80);
    bytes.push(rest);
    before = number;
  }
  return bytes;
}
