import {
  calculateJwkThumbprint,
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JSONWebKeySet,
} from 'jose';

import type { Clock, Sealer } from '../options.ts';
import type { AuthDatabase, AuthTables } from '../tables.ts';

/** ECDSA with P-256 and SHA-256 (RFC 7518). */
const ALGORITHM = 'ES256';

/** A key that checks signatures, and says for which algorithm. */
interface VerifyingKey {
  readonly algorithm: string;
  readonly key: CryptoKey;
}

/** The service's keys: the newest signs, all of them verify. */
export interface SigningKeys {
  readonly signing: VerifyingKey & { readonly keyId: string };
  find(keyId: string): VerifyingKey | undefined;
  /** The public parts, as `/.well-known/jwks.json` shows them. */
  readonly published: JSONWebKeySet;
}

type KeyRow = AuthTables['authSigningKeys'];

/** Reads the keys, making the first one where there is none yet. */
export async function loadSigningKeys(
  database: AuthDatabase,
  sealer: Sealer,
  clock: Clock,
): Promise<SigningKeys> {
  let rows = await readKeys(database);
  if (rows.length === 0) {
    await insertKey(database, await generateKey(sealer, clock));
    rows = await readKeys(database);
  }
  const newest = rows.at(-1);
  if (newest === undefined) throw new Error('A signing key was stored and is gone.');
  const { keyId, algorithm } = newest;
  const sealed = sealer.open(newest.sealedPrivateKey, sealingContext(keyId));
  const key = await importKey(Buffer.from(sealed).toString(), algorithm);
  const verifying = new Map<string, VerifyingKey>();
  for (const row of rows) {
    verifying.set(row.keyId, {
      algorithm: row.algorithm,
      key: await importKey(row.publicKey, row.algorithm),
    });
  }
  return {
    signing: { keyId, algorithm, key },
    find: (id) => verifying.get(id),
    published: { keys: rows.map(publish) },
  };
}

function readKeys(database: AuthDatabase): Promise<KeyRow[]> {
  return database.selectFrom('authSigningKeys').selectAll().orderBy('generation').execute();
}

/** Of several processes that start at once on an empty database, the first one's key is everybody's. */
async function insertKey(database: AuthDatabase, row: KeyRow): Promise<void> {
  await database
    .insertInto('authSigningKeys')
    .values(row)
    .onConflict((conflict) => conflict.column('generation').doNothing())
    .execute();
}

async function generateKey(sealer: Sealer, clock: Clock): Promise<KeyRow> {
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const publicJwk = await exportJWK(publicKey);
  const keyId = await calculateJwkThumbprint(publicJwk);
  const secret = Buffer.from(JSON.stringify(await exportJWK(privateKey)));
  return {
    generation: 1,
    keyId,
    algorithm: ALGORITHM,
    publicKey: JSON.stringify(publicJwk),
    sealedPrivateKey: sealer.seal(secret, sealingContext(keyId)),
    createdAt: clock.now(),
  };
}

function sealingContext(keyId: string): string {
  return `auth signing key ${keyId}`;
}

async function importKey(jwk: string, algorithm: string): Promise<CryptoKey> {
  const key = await importJWK(JSON.parse(jwk) as JWK, algorithm);
  if (key instanceof Uint8Array) throw new Error('A stored signing key is not of a key pair.');
  return key;
}

function publish(row: KeyRow): JWK {
  return {
    ...(JSON.parse(row.publicKey) as JWK),
    kid: row.keyId,
    alg: row.algorithm,
    use: 'sig',
    key_ops: ['verify'],
  };
}
