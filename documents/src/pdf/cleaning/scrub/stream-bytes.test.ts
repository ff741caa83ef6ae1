import { inflateSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { pack } from './stream-bytes.ts';

describe('pack', () => {
  it('keeps no memory but that of what it answers', () => {
    const packed = pack(Buffer.from('words '.repeat(1000)));
    expect(packed.buffer.byteLength).toBe(packed.length);
    expect(inflateSync(packed).toString()).toBe('words '.repeat(1000));
  });
});
