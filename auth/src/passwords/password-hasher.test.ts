import { describe, expect, it } from 'vitest';

import { createPasswordHasher } from './password-hasher.ts';

const hasher = createPasswordHasher();

describe('the password hasher', () => {
  it('verifies the correct password and no other', async () => {
    const hash = await hasher.hash('pässwörd 🦜 ');
    expect(await hasher.verify('pässwörd 🦜 ', hash)).toBe(true);
    expect(await hasher.verify('pässwörd 🦜', hash)).toBe(false);
    expect(await hasher.verify('', hash)).toBe(false);
  });

  it('hashes with argon2id at 19 MiB and two passes, with a unique salt', async () => {
    const [first, second] = await Promise.all([hasher.hash('same'), hasher.hash('same')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/u);
    expect(first).not.toBe(second);
    expect(hasher.isOutdated(first)).toBe(false);
  });

  it('verifies a hash created by another program', async () => {
    // phc-winner-argon2, test.c: argon2id, t=2, m=2^16 KiB, p=1, "password" with salt "somesalt".
    const hash =
      '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await hasher.verify('password', hash)).toBe(true);
    expect(hasher.isOutdated(hash)).toBe(true);
  });

  // Solar Designer's crypt_blowfish, wrapper.c: "U*U" at cost 5; the versions treat only other passwords differently.
  it.each(['2a', '2b', '2y'])('verifies a bcrypt hash, version %s', async (version) => {
    const hash = `$${version}$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW`;
    expect(hasher.isHash(hash)).toBe(true);
    expect(await hasher.verify('U*U', hash)).toBe(true);
    expect(await hasher.verify('U*V', hash)).toBe(false);
    expect(hasher.isOutdated(hash)).toBe(true);
  });

  it.each([
    ['of MD5', '$1$abcdefgh$G//4keteveJp0qb8z2DxG/'],
    ['of argon2i', '$argon2i$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$wWKIMhR9lyDFvRz9YTZweHKfbftvj+qf'],
    ['of bcrypt that would take hours', `$2b$31$${'C'.repeat(53)}`],
    ['of bcrypt that is too short', '$2b$10$abc'],
    [
      'of argon2id without passes',
      '$argon2id$v=19$m=65536,t=0,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5Q',
    ],
    [
      'of argon2id that would need all memory',
      '$argon2id$v=19$m=999999999,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5Q',
    ],
    [
      'of argon2id with a salt of two bytes',
      '$argon2id$v=19$m=65536,t=2,p=1$c29t$CTFhFdXPJO1aFaMaO6Mm5Q',
    ],
    ['in the clear', 'password'],
  ])('does not accept a hash %s', (_name, hash) => {
    expect(hasher.isHash(hash)).toBe(false);
  });

  it('accepts no password when there is no hash', async () => {
    expect(await hasher.verify('', null)).toBe(false);
    expect(await hasher.verify('anything', null)).toBe(false);
  });

  it('throws on a malformed hash instead of reporting a wrong password', async () => {
    await expect(hasher.verify('password', '$2b$10$abc')).rejects.toThrow('broken');
  });
});
