import { PRINTED_BYTES } from '@proviso/engine/training';

/** Encodes bytes for `readPrintedBytes` of the engine. */
export function printBytes(bytes: Iterable<number>): string {
  return Array.from(bytes, (byte) => PRINTED_BYTES[byte & 0xff]).join('');
}

/** Encodes integers from -128 to 127 for `readPrintedSignedBytes` of the engine. */
export function printSignedBytes(numbers: Iterable<number>): string {
  return printBytes(Array.from(numbers, (number) => (number << 1) ^ (number >> 31)));
}
