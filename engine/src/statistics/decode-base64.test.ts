import { describe, expect, it } from 'vitest';

import { decodeBase64 } from './decode-base64.ts';

describe('decodeBase64', () => {
  it.each([0, 1, 2, 3, 4, 255, 256])('decodes %i bytes', (length) => {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 37) % 256);
    expect(decodeBase64(Buffer.from(bytes).toString('base64'))).toEqual(bytes);
  });
});
