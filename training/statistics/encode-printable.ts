import { PRINTED_BYTES } from '@proviso/engine/training';

/** Encodes bytes for `readPrintedBytes` of the engine. */
export function encodePrintableBytes(bytes: Iterable<number>): string {
  return Array.from(bytes, (byte) => PRINTED_BYTES[byte & 0xff]).join('');
}

/** Encodes integers from -128 to 127 for `readPrintedSignedBytes` of the engine. */
export function encodePrintableSignedBytes(numbers: Iterable<number>): string {
  return encodePrintableBytes(Array.from(numbers, (number) => (number << 1) ^ (number >> 31)));
}
