import { randomBytes, randomUUID } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { decodeRefreshToken, encodeRefreshToken } from './refresh-token.ts';

const id = randomUUID();
const key = randomBytes(32);

describe('a refresh token', () => {
  it.each([0, 1, 127, 128, 300, 16_384, 2 ** 34])(
    'encodes its session and counter %i',
    (counter) => {
      const decoded = decodeRefreshToken(encodeRefreshToken(id, counter, key));
      expect(decoded).toMatchObject({ sessionId: id, counter });
      expect(decoded?.isSignedWith(key)).toBe(true);
      expect(decoded?.isSignedWith(randomBytes(32))).toBe(false);
    },
  );

  it('is refused when any bit of it is changed', () => {
    const bytes = Buffer.from(encodeRefreshToken(id, 5, key), 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes);
      const index = Math.floor(bit / 8);
      changed[index] = (changed[index] ?? 0) ^ (1 << (bit % 8));
      const decoded = decodeRefreshToken(changed.toString('base64url'));
      expect(decoded?.isSignedWith(key) ?? false).toBe(false);
    }
  });

  it('is refused at any other length', () => {
    const bytes = Buffer.from(encodeRefreshToken(id, 5, key), 'base64url');
    for (let length = 0; length < bytes.length; length += 1) {
      expect(decodeRefreshToken(bytes.subarray(0, length).toString('base64url'))).toBeUndefined();
    }
    const longer = Buffer.concat([bytes, Buffer.of(0)]).toString('base64url');
    expect(decodeRefreshToken(longer)).toBeUndefined();
  });
});
