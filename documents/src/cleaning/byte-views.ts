import { TextDecoder } from 'node:util';

/** Bytes as they would read as text of units of one or two bytes. */
export interface ByteView {
  readonly text: string;
  /** Bytes of a unit. */
  readonly width: 1 | 2;
  /** Where the first unit starts: 16-bit text need not start at an even byte. */
  readonly phase: 0 | 1;
  /** For people. */
  readonly name: string;
}

/**
 * The ways in which bytes of any kind may hold text: 8-bit in a code page, whose bytes must each be a character, and
 * 16-bit with the low byte first.
 */
export function* viewBytes(bytes: Uint8Array, codePage = 'windows-1252'): Generator<ByteView> {
  const text = new TextDecoder(codePage).decode(bytes);
  yield { text, width: 1, phase: 0, name: '8-bit text' };
  yield { text: wideText(bytes), width: 2, phase: 0, name: '16-bit text' };
  yield { text: wideText(bytes.subarray(1)), width: 2, phase: 1, name: '16-bit text, shifted' };
}

/** Whole units, copied to an even address: at others, Buffer.toString corrupts memory in Node 24 (seen in 24.21). */
function wideText(bytes: Uint8Array): string {
  const whole = Uint8Array.from(bytes.subarray(0, bytes.length & ~1));
  return new TextDecoder('utf-16le', { ignoreBOM: true }).decode(whole);
}
