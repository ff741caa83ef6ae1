import { openDatabase } from '@proviso/database';
import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { openTables } from '../tables.ts';
import { send } from '../testing/send.ts';
import { signUp } from '../testing/sign-up.ts';
import { createTestSealer, startAuth } from '../testing/start-auth.ts';

describeDatabases('the signing keys', (open, databases) => {
  it('are published without their secret', async () => {
    const { url } = await startAuth(await open());
    const { headers, body } = await send(`${url}/.well-known/jwks.json`);
    expect(headers.get('cache-control')).toBe('public, max-age=600');
    const { keys } = body as { keys: object[] };
    expect(keys).toHaveLength(1);
    expect(Object.keys(keys[0] ?? {}).toSorted()).toEqual([
      'alg',
      'crv',
      'key_ops',
      'kid',
      'kty',
      'use',
      'x',
      'y',
    ]);
    expect(keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', key_ops: ['verify'] });
  });

  it('are the same after a restart', async () => {
    const connection = await open();
    const before = await startAuth(connection);
    const { session } = await signUp(before);
    const after = await startAuth(connection, { sealer: before.sealer });
    await expect(after.auth.verifyAccessToken(session.access_token)).resolves.toMatchObject({
      userId: session.user.id,
    });
  });

  it('lie sealed in the database, and do not open with another master key', async () => {
    const connection = await open();
    await startAuth(connection);
    const row = await openTables(connection)
      .selectFrom('authSigningKeys')
      .selectAll()
      .executeTakeFirst();
    expect(Buffer.from(row?.sealedPrivateKey ?? []).toString()).not.toContain('"d"');
    await expect(startAuth(connection, { sealer: createTestSealer() })).rejects.toThrow();
  });

  it('sign with the newest and verify with all', async () => {
    const connection = await open();
    const old = await startAuth(connection);
    const { session } = await signUp(old);
    const database = openTables(connection);
    const first = await database
      .selectFrom('authSigningKeys')
      .selectAll()
      .executeTakeFirstOrThrow();
    // A second key, made where there was none, joins the first.
    await database.deleteFrom('authSigningKeys').execute();
    await startAuth(connection, { sealer: old.sealer });
    await database.updateTable('authSigningKeys').set({ generation: 2 }).execute();
    await database.insertInto('authSigningKeys').values(first).execute();
    const rotated = await startAuth(connection, { sealer: old.sealer });
    await expect(rotated.auth.verifyAccessToken(session.access_token)).resolves.toBeDefined();
    const { client } = await signUp(rotated, 'new@example.com');
    const { data } = await client.getClaims();
    expect(data?.header.kid).not.toBe(first.keyId);
    const { body } = await send(`${rotated.url}/.well-known/jwks.json`);
    expect((body as { keys: unknown[] }).keys).toHaveLength(2);
  });

  it('are one and the same for processes that start at once', async () => {
    const location = await databases.create();
    const first = await openDatabase(location);
    const second = location.kind === 'sqlite' ? first : await openDatabase(location);
    const sealer = createTestSealer();
    const [one, two] = await Promise.all([
      startAuth(first, { sealer }),
      startAuth(second, { sealer }),
    ]);
    const { session } = await signUp(one);
    await expect(two.auth.verifyAccessToken(session.access_token)).resolves.toBeDefined();
    await Promise.all([first.close(), second.close()]);
  });
});
