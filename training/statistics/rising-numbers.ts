/** Rising numbers of 32 bits as the bytes that `readRisingNumbers` of the engine reads. */
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
