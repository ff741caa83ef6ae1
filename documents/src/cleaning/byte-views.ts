import { TextDecoder } from 'node:util';

/** Bytes interpreted as text with one-byte or two-byte units. */
export interface ByteView {
  readonly text: string;
  /** Bytes per unit. */
  readonly width: 1 | 2;
  /** The offset of the first unit: 16-bit text need not start at an even byte. */
  readonly phase: 0 | 1;
  /** User-facing. */
  readonly name: string;
}

/**
 * The ways in which arbitrary bytes may hold text: 8-bit in a code page, if every byte is a character, and 16-bit
 * little-endian.
 */
export function* viewBytes(bytes: Uint8Array, codePage = 'windows-1252'): Generator<ByteView> {
  const text = new TextDecoder(codePage).decode(bytes);
  yield { text, width: 1, phase: 0, name: '8-bit text' };
  yield { text: decodeUtf16(bytes), width: 2, phase: 0, name: '16-bit text' };
  yield { text: decodeUtf16(bytes.subarray(1)), width: 2, phase: 1, name: '16-bit text, shifted' };
}

/**
 * Whole units, copied to an even address: at an odd one, Buffer.toString corrupts memory in Node 24 (seen in 24.21).
 */
function decodeUtf16(bytes: Uint8Array): string {
  const whole = Uint8Array.from(bytes.subarray(0, bytes.length & ~1));
  return new TextDecoder('utf-16le', { ignoreBOM: true }).decode(whole);
}
