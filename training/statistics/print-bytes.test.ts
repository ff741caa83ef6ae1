import { readPrintedBytes, readPrintedSignedBytes } from '@proviso/engine/training';
import { describe, expect, it } from 'vitest';

import { printBytes, printSignedBytes } from './print-bytes.ts';

describe('printed bytes', () => {
  it('are read as they were written', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    expect(readPrintedBytes(printBytes(bytes))).toEqual(bytes);
  });

  it('are read as they were written with their signs', () => {
    const numbers = Int8Array.from({ length: 256 }, (_, index) => index - 128);
    expect(readPrintedSignedBytes(printSignedBytes(numbers))).toEqual(numbers);
  });

  it('are a character each, and small ones a byte of JSON in UTF-8', () => {
    const printed = printSignedBytes([-40, -1, 0, 1, 40]);
    expect(Buffer.byteLength(JSON.stringify(printed))).toBe(5 + 2);
    expect(new Set(printBytes(Array(256).keys())).size).toBe(256);
  });
});
