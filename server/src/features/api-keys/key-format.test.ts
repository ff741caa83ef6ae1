import { expect, it } from 'vitest';

import { createKeySecret, hasKeyFormat } from './key-format.ts';

it('generated keys are unique and recognized by their format and checksum', () => {
  const keys = Array.from({ length: 50 }, createKeySecret);
  expect(new Set(keys).size).toBe(50);
  for (const key of keys) {
    expect(key).toMatch(/^pv_[0-9A-Za-z]{38}$/);
    expect(hasKeyFormat(key)).toBe(true);
    expect(hasKeyFormat(key.slice(0, -1) + (key.endsWith('0') ? '1' : '0'))).toBe(false);
  }
});

it('the key checksum does not change between versions because other programs rely on it', () => {
  expect(hasKeyFormat('pv_000000000000000000000000000000001Enkj9')).toBe(true);
  expect(hasKeyFormat('eyJhbGciOiJFUzI1NiJ9.e30.x')).toBe(false);
});
