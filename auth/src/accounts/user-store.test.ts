import { migrate } from '@proviso/database';
import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { migrationSet } from '../migrations/index.ts';
import { openTables } from '../tables.ts';
import { createUserStore, type NewUser } from './user-store.ts';

const ADA: NewUser = {
  email: 'ada@example.com',
  passwordHash: 'first hash',
  metadata: { name: 'Ada' },
  isEmailProven: false,
};

describeDatabases('the user store', (open) => {
  const prepare = async () => {
    const connection = await open();
    await migrate(connection, migrationSet);
    return createUserStore(openTables(connection));
  };

  it('finds a user by id and by address, with all identities', async () => {
    const users = await prepare();
    const ada = await users.insert(ADA, 1000);
    expect(ada).toMatchObject({
      metadata: { name: 'Ada' },
      emailConfirmedAt: 1000,
      emailProvenAt: null,
      identities: [{ provider: 'email', subject: ada.id }],
    });
    expect(await users.find(ada.id)).toEqual(ada);
    expect(await users.findByEmail('ada@example.com')).toEqual(ada);
    expect(await users.findByEmail('ADA@example.com')).toBeUndefined();
  });

  it('records no sign-in with a password that has since changed', async () => {
    const users = await prepare();
    const read = await users.insert(ADA, 1000);
    expect(await users.recordSignIn(read, 'email', 2000)).toMatchObject({ lastSignInAt: 2000 });
    expect(await users.replacePassword(read, 'second hash', 3000)).toBe(true);
    expect(await users.recordSignIn(read, 'email', 4000)).toBeUndefined();
    expect(await users.find(read.id)).toMatchObject({
      passwordHash: 'second hash',
      lastSignInAt: 2000,
    });
  });

  it('lets only one of two concurrent password changes succeed', async () => {
    const users = await prepare();
    const read = await users.insert(ADA, 1000);
    const outcomes = await Promise.all([
      users.replacePassword(read, 'second hash', 2000),
      users.replacePassword(read, 'third hash', 2000),
    ]);
    expect(outcomes.filter(Boolean)).toHaveLength(1);
  });
});
