import { randomBytes } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { createSealer, SealBrokenError } from './sealer.ts';

const plain = Buffer.from('a patient letter');

describe('a sealer', () => {
  const sealer = createSealer(Buffer.alloc(32, 1));

  it('opens what it sealed, including empty content', () => {
    expect(Buffer.from(sealer.open(sealer.seal(plain, 'blob 1'), 'blob 1'))).toEqual(plain);
    expect(sealer.open(sealer.seal(new Uint8Array(0), 'x'), 'x')).toHaveLength(0);
  });

  it('produces different bytes each time and reveals no plaintext', () => {
    const [first, second] = [sealer.seal(plain, 'x'), sealer.seal(plain, 'x')];
    expect(first).not.toEqual(second);
    expect(Buffer.from(first).includes('patient')).toBe(false);
  });

  it('does not open data in another context', () => {
    expect(() => sealer.open(sealer.seal(plain, 'blob 1'), 'blob 2')).toThrow(SealBrokenError);
  });

  it('computes a stable digest that depends on content, context and key', () => {
    const digest = sealer.digest('content', 'x');
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
    expect(sealer.digest('content', 'x')).toBe(digest);
    const others = [
      sealer.digest('contents', 'x'),
      sealer.digest('content', 'y'),
      createSealer(randomBytes(32)).digest('content', 'x'),
    ];
    expect(new Set([digest, ...others]).size).toBe(4);
  });

  it('does not open data under another master key', () => {
    const stranger = createSealer(randomBytes(32));
    expect(() => stranger.open(sealer.seal(plain, 'x'), 'x')).toThrow(SealBrokenError);
  });

  it('detects every changed byte and every truncation', () => {
    const sealed = sealer.seal(plain, 'x');
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Uint8Array.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => sealer.open(changed, 'x'), `byte ${index}`).toThrow(SealBrokenError);
      expect(() => sealer.open(sealed.subarray(0, index), 'x')).toThrow(SealBrokenError);
    }
  });
});
