import { readKey, readProtectedKey, writeKey } from '@proviso/contracts';
import { describe, expect, it } from 'vitest';

import { openProtectedKey, protectKey, WrongPassphrase } from './protected-key.ts';

const KEY = writeKey([
  { label: '[PERSON-1]', type: 'person-name', value: 'Zoë Quill', others: ['Quill'] },
]);

describe('a key under a passphrase', () => {
  it('shows nothing of itself, and is opened by that passphrase', async () => {
    const content = JSON.stringify(await protectKey(KEY, 'größer als 7'));
    expect(content).not.toMatch(/PERSON|Quill/);
    expect(readKey(content)).toEqual({ problem: 'protected' });
    expect(JSON.parse(await openProtectedKey(content, 'größer als 7'))).toEqual(KEY);
  });

  it('is never encrypted alike twice', async () => {
    const [one, other] = [await protectKey(KEY, 'x'), await protectKey(KEY, 'x')];
    expect(one.derivation.salt).not.toBe(other.derivation.salt);
    expect(one.encryption.iv).not.toBe(other.encryption.iv);
    expect(one.content).not.toBe(other.content);
  });

  it('is opened neither by another passphrase nor when it was changed', async () => {
    const file = await protectKey(KEY, 'right');
    await expect(openProtectedKey(JSON.stringify(file), 'wrong')).rejects.toThrow(WrongPassphrase);
    const changed = {
      ...file,
      content: `${file.content.startsWith('A') ? 'B' : 'A'}${file.content.slice(1)}`,
    };
    await expect(openProtectedKey(JSON.stringify(changed), 'right')).rejects.toThrow(
      WrongPassphrase,
    );
  });

  it('is not read where it asks for more than a browser can do, or for what is not known', async () => {
    const file = await protectKey(KEY, 'x');
    const wrong = [
      { ...file, version: 2 },
      { ...file, derivation: { ...file.derivation, iterations: 1e12 } },
      { ...file, derivation: { ...file.derivation, iterations: 0 } },
      { ...file, derivation: { ...file.derivation, hash: 'MD5' } },
      { ...file, encryption: { name: 'AES-CBC', iv: file.encryption.iv } },
      { ...file, content: '<' },
      KEY,
    ];
    for (const one of wrong) expect(readProtectedKey(JSON.stringify(one))).toBeUndefined();
  });
});
