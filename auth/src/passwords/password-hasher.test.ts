import { describe, expect, it } from 'vitest';

import { createPasswordHasher } from './password-hasher.ts';

const hasher = createPasswordHasher();

describe('the password hasher', () => {
  it('knows the password again and no other', async () => {
    const hash = await hasher.hash('pässwörd 🦜 ');
    expect(await hasher.verify('pässwörd 🦜 ', hash)).toBe(true);
    expect(await hasher.verify('pässwörd 🦜', hash)).toBe(false);
    expect(await hasher.verify('', hash)).toBe(false);
  });

  it('hashes with argon2id at 19 MiB, twice over, and a salt of its own', async () => {
    const [first, second] = await Promise.all([hasher.hash('same'), hasher.hash('same')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/u);
    expect(first).not.toBe(second);
    expect(hasher.isOutdated(first)).toBe(false);
  });

  it('verifies a hash that another program has made', async () => {
    // phc-winner-argon2, test.c: argon2id, t=2, m=2^16 KiB, p=1, "password" with salt "somesalt".
    const hash =
      '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await hasher.verify('password', hash)).toBe(true);
    expect(hasher.isOutdated(hash)).toBe(true);
  });

  it('lets nobody in where there is no hash', async () => {
    expect(await hasher.verify('', null)).toBe(false);
    expect(await hasher.verify('anything', null)).toBe(false);
  });

  it('takes a broken hash for a fault, not for a wrong password', async () => {
    await expect(hasher.verify('password', '$2b$10$abc')).rejects.toThrow('broken');
  });
});
