import { type DatabaseConnection, openDatabase } from '@proviso/database';
import { describeDatabases } from '@proviso/database/testing';
import {
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  type JWK,
  type JWTHeaderParameters,
  SignJWT,
} from 'jose';
import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';

import { type AuthTables, openTables } from '../tables.ts';
import { send } from '../testing/send.ts';
import { PASSWORD, signUp } from '../testing/sign-up.ts';
import { createTestSealer, startAuth } from '../testing/start-auth.ts';

const KEYS_TABLE: keyof AuthTables = 'authSigningKeys';
const SECRET = 'a shared secret of more than thirty-two bytes';

/** The connection, and how often signing keys were read through it. */
function countKeyReads(connection: DatabaseConnection) {
  let reads = 0;
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      if (node.kind === 'SelectQueryNode' && JSON.stringify(node.from).includes(KEYS_TABLE))
        reads += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const as = <Schema>() => connection.as<Schema>().withPlugin(counter);
  return { connection: { ...connection, as }, reads: () => reads };
}

describeDatabases('the signing keys', (open, databases) => {
  it('are published without their private part', async () => {
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

  it('are encrypted in the database, and cannot be opened with another master key', async () => {
    const connection = await open();
    await startAuth(connection);
    const row = await openTables(connection)
      .selectFrom('authSigningKeys')
      .selectAll()
      .executeTakeFirst();
    expect(Buffer.from(row?.sealedPrivateKey ?? []).toString()).not.toContain('"d"');
    await expect(startAuth(connection, { sealer: createTestSealer() })).rejects.toThrow();
  });

  it('sign with the newest key and verify with all of them', async () => {
    const old = await startAuth(await open());
    const { client, session } = await signUp(old);
    const before = await client.getClaims();
    await old.auth.signingKeys.rotate();
    await expect(old.auth.verifyAccessToken(session.access_token)).resolves.toBeDefined();
    await client.refreshSession();
    const after = await client.getClaims();
    expect(after.data?.header.kid).not.toBe(before.data?.header.kid);
    const { body } = await send(`${old.url}/.well-known/jwks.json`);
    expect((body as { keys: unknown[] }).keys).toHaveLength(2);
  });

  it('are accepted immediately by another process that has not loaded the newest one', async () => {
    const connection = await open();
    const one = await startAuth(connection);
    const two = await startAuth(connection, { sealer: one.sealer });
    await one.auth.signingKeys.rotate();
    const { session } = await signUp(one);
    await expect(two.auth.verifyAccessToken(session.access_token)).resolves.toBeDefined();
    const { body } = await send(`${two.url}/.well-known/jwks.json`);
    expect((body as { keys: unknown[] }).keys).toHaveLength(2);
  });

  it('are looked up only once for many tokens with unknown keys', async () => {
    const { connection, reads } = countKeyReads(await open());
    const { auth } = await startAuth(connection);
    const { privateKey } = await generateKeyPair('ES256');
    const forge = async (_: unknown, index: number) =>
      new SignJWT().setProtectedHeader({ alg: 'ES256', kid: `made up ${index}` }).sign(privateKey);
    const forged = await Promise.all(Array.from({ length: 40 }, forge));
    const before = reads();
    const answers = forged.map((token) => auth.verifyAccessToken(token));
    const outcomes = await Promise.allSettled(answers);
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    expect(reads() - before).toBe(1);
  });

  it('invalidate their tokens when dropped, while sessions continue with the next key', async () => {
    const { auth, client, url } = await startAuth(await open());
    const own = client();
    const { data } = await own.signUp({ email: 'ada@example.com', password: PASSWORD });
    const token = data.session?.access_token ?? '';
    await auth.signingKeys.rotate();
    const [old, current] = await auth.signingKeys.list();
    expect([old?.isSigning, current?.isSigning]).toEqual([false, true]);
    await auth.signingKeys.drop(old?.keyId ?? '');
    await expect(auth.verifyAccessToken(token)).rejects.toMatchObject({ code: 'bad_jwt' });
    const { body } = await send(`${url}/.well-known/jwks.json`);
    expect(body).toMatchObject({ keys: [{ kid: current?.keyId }] });
    const refreshed = await own.refreshSession();
    const next = refreshed.data.session?.access_token ?? '';
    await expect(auth.verifyAccessToken(next)).resolves.toBeDefined();
  });

  it('cannot be dropped while signing or when unknown', async () => {
    const { auth } = await startAuth(await open());
    const [only] = await auth.signingKeys.list();
    const drop = (keyId = '') => auth.signingKeys.drop(keyId);
    await expect(drop(only?.keyId)).rejects.toMatchObject({ code: 'keys.signing' });
    await expect(drop('another')).rejects.toMatchObject({ code: 'keys.unknown' });
    expect(await auth.signingKeys.list()).toEqual([only]);
  });

  it('rotated and dropped by another process are picked up within 30 seconds', async () => {
    const connection = await open();
    const one = await startAuth(connection);
    const two = await startAuth(connection, { sealer: one.sealer });
    const { session } = await signUp(two);
    await one.auth.signingKeys.rotate();
    const [old, current] = await one.auth.signingKeys.list();
    await one.auth.signingKeys.drop(old?.keyId ?? '');
    two.clock.advance(30_000);
    const verified = two.auth.verifyAccessToken(session.access_token);
    await expect(verified).rejects.toMatchObject({ code: 'bad_jwt' });
    const { session: next } = await signUp(two, 'grace@example.com');
    expect(decodeProtectedHeader(next.access_token).kid).toBe(current?.keyId);
  });

  it('are reloaded during a sign-in without blocking it', async () => {
    const { client, clock } = await startAuth(await open());
    const credentials = { email: 'ada@example.com', password: PASSWORD };
    await client().signUp(credentials);
    clock.advance(31_000);
    expect((await client().signInWithPassword(credentials)).error).toBeNull();
  });

  it('can be RSA keys, even if the database already contains others', async () => {
    const connection = await open();
    const before = await startAuth(connection);
    const { session } = await signUp(before);
    const after = await startAuth(connection, {
      sealer: before.sealer,
      keys: { algorithm: 'RS256' },
    });
    const { client } = await signUp(after, 'grace@example.com');
    const { data } = await client.getClaims();
    expect(data?.header.alg).toBe('RS256');
    await expect(after.auth.verifyAccessToken(session.access_token)).resolves.toBeDefined();
  });

  it('can be a shared secret, which is never published', async () => {
    const started = await startAuth(await open(), { keys: { algorithm: 'HS256', secret: SECRET } });
    const { session } = await signUp(started);
    expect(decodeProtectedHeader(session.access_token)).toEqual({ alg: 'HS256', typ: 'JWT' });
    await expect(started.auth.verifyAccessToken(session.access_token)).resolves.toBeDefined();
    const { body } = await send(`${started.url}/.well-known/jwks.json`);
    expect(body).toEqual({ keys: [] });
    await expect(started.auth.signingKeys.rotate()).rejects.toThrow('configuration');
    const weak = startAuth(await open(), { keys: { algorithm: 'HS256', secret: 'short' } });
    await expect(weak).rejects.toThrow('32 bytes');
  });

  it('can be configured as a set in which one signs and the others verify', async () => {
    const pair = async (kid: string, alg: string, operation: string) => {
      const { privateKey } = await generateKeyPair(alg, { extractable: true });
      return { ...(await exportJWK(privateKey)), kid, alg, key_ops: [operation] };
    };
    const newer = await pair('newer', 'ES256', 'sign');
    const older = await pair('older', 'RS256', 'verify');
    const connection = await open();
    const before = await startAuth(connection, {
      keys: { keySet: [{ ...older, key_ops: ['sign', 'verify'] }] },
    });
    const { session } = await signUp(before);
    const { sealer } = before;
    const after = await startAuth(connection, { sealer, keys: { keySet: [newer, older] } });
    await expect(after.auth.verifyAccessToken(session.access_token)).resolves.toBeDefined();
    const { client } = await signUp(after, 'grace@example.com');
    expect((await client.getClaims()).data?.header).toMatchObject({ kid: 'newer', alg: 'ES256' });
    const { body } = await send(`${after.url}/.well-known/jwks.json`);
    expect(body).toMatchObject({ keys: [{ kid: 'newer' }, { kid: 'older' }] });
    expect(JSON.stringify(body)).not.toContain('"d"');
    const two = startAuth(await open(), { keys: { keySet: [newer, { ...newer, kid: 'other' }] } });
    await expect(two).rejects.toThrow('Exactly one key');
  });

  it('are never confused with the shared secret', async () => {
    const started = await startAuth(await open(), { keys: { secret: SECRET } });
    const { session } = await signUp(started);
    const { body } = await send(`${started.url}/.well-known/jwks.json`);
    const [jwk] = (body as { keys: JWK[] }).keys;
    const claims = decodeJwt(session.access_token);
    const forge = (header: JWTHeaderParameters, key: Uint8Array) =>
      new SignJWT(claims).setProtectedHeader(header).sign(key);
    const publicBytes = Buffer.from(JSON.stringify(jwk));
    const kid = jwk?.kid ?? '';
    const forged = [
      await forge({ alg: 'HS256', typ: 'JWT', kid }, publicBytes),
      await forge({ alg: 'HS256', typ: 'JWT', kid }, Buffer.from(SECRET)),
      await forge({ alg: 'HS256', typ: 'JWT' }, publicBytes),
    ];
    for (const token of forged) {
      await expect(started.auth.verifyAccessToken(token)).rejects.toMatchObject({
        code: 'bad_jwt',
      });
    }
    const own = await forge({ alg: 'HS256', typ: 'JWT' }, Buffer.from(SECRET));
    await expect(started.auth.verifyAccessToken(own)).resolves.toBeDefined();
  });

  it('are the same for processes that start concurrently', async () => {
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
