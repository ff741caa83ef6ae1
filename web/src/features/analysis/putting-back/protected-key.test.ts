import { readKey, readProtectedKey, writeKey } from '@proviso/contracts';
import { describe, expect, it } from 'vitest';

import { openProtectedKey, protectKey, WrongPassphraseError } from './protected-key.ts';

const KEY = writeKey([
  { label: '[PERSON-1]', type: 'person-name', value: 'Zoë Quill', others: ['Quill'] },
]);

describe('a passphrase-protected key', () => {
  it('reveals no content and opens with its passphrase', async () => {
    const content = JSON.stringify(await protectKey(KEY, 'größer als 7'));
    expect(content).not.toMatch(/PERSON|Quill/);
    expect(readKey(content)).toEqual({ problem: 'protected' });
    expect(JSON.parse(await openProtectedKey(content, 'größer als 7'))).toEqual(KEY);
  });

  it('is encrypted differently each time', async () => {
    const [one, other] = [await protectKey(KEY, 'x'), await protectKey(KEY, 'x')];
    expect(one.derivation.salt).not.toBe(other.derivation.salt);
    expect(one.encryption.iv).not.toBe(other.encryption.iv);
    expect(one.content).not.toBe(other.content);
  });

  it('does not open with another passphrase or after being changed', async () => {
    const file = await protectKey(KEY, 'right');
    await expect(openProtectedKey(JSON.stringify(file), 'wrong')).rejects.toThrow(
      WrongPassphraseError,
    );
    const changed = {
      ...file,
      content: `${file.content.startsWith('A') ? 'B' : 'A'}${file.content.slice(1)}`,
    };
    await expect(openProtectedKey(JSON.stringify(changed), 'right')).rejects.toThrow(
      WrongPassphraseError,
    );
  });

  it('is not read when its parameters are unsupported or excessive', async () => {
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
