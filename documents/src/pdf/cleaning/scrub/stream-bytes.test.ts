import { inflateSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { pack } from './stream-bytes.ts';

describe('pack', () => {
  it('returns data whose buffer is no larger than needed', () => {
    const packed = pack(Buffer.from('words '.repeat(1000)));
    expect(packed.buffer.byteLength).toBe(packed.length);
    expect(inflateSync(packed).toString()).toBe('words '.repeat(1000));
  });
});
