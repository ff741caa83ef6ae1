import { readPrintedBytes, readPrintedSignedBytes } from '@proviso/engine/training';
import { describe, expect, it } from 'vitest';

import { encodePrintableBytes, encodePrintableSignedBytes } from './encode-printable.ts';

describe('printed bytes', () => {
  it('round-trip every byte value', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    expect(readPrintedBytes(encodePrintableBytes(bytes))).toEqual(bytes);
  });

  it('round-trip every signed byte value', () => {
    const numbers = Int8Array.from({ length: 256 }, (_, index) => index - 128);
    expect(readPrintedSignedBytes(encodePrintableSignedBytes(numbers))).toEqual(numbers);
  });

  it('take one distinct character each, and small values one byte in UTF-8 JSON', () => {
    const printed = encodePrintableSignedBytes([-40, -1, 0, 1, 40]);
    expect(Buffer.byteLength(JSON.stringify(printed))).toBe(5 + 2);
    expect(new Set(encodePrintableBytes(Array(256).keys())).size).toBe(256);
  });
});
