import { PRINTED_BYTES } from '@proviso/engine/training';

/** Bytes as the text that `readPrintedBytes` of the engine reads. */
export function printBytes(bytes: Iterable<number>): string {
  return Array.from(bytes, (byte) => PRINTED_BYTES[byte & 0xff]).join('');
}

/** Whole numbers from -128 to 127 as the text that `readPrintedSignedBytes` of the engine reads. */
export function printSignedBytes(numbers: Iterable<number>): string {
  return printBytes(Array.from(numbers, (number) => (number << 1) ^ (number >> 31)));
}
