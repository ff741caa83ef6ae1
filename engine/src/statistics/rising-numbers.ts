const LAST_BYTE_BELOW = 0x80;

/**
 * Rising 32-bit numbers, delta-encoded as LEB128: seven bits per byte, lowest first, with the high bit set on all bytes
 * of a delta but the last.
 */
export function readRisingNumbers(bytes: Uint8Array): Uint32Array {
  const numbers = new Uint32Array(countLastBytes(bytes));
  let number = 0;
  let at = 0;
  for (let index = 0; index < numbers.length; index += 1) {
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at]!;
      at += 1;
      number += (byte & 0x7f) << shift;
      if (byte < LAST_BYTE_BELOW) break;
    }
    numbers[index] = number;
  }
  return numbers;
}

function countLastBytes(bytes: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at]! < LAST_BYTE_BELOW) count += 1;
  return count;
}
