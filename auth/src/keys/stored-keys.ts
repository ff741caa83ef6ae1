import {
  calculateJwkThumbprint,
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';

import type { Clock, Sealer } from '../options.ts';
import { type AuthDatabase, type AuthTables, inTransaction } from '../tables.ts';
import type { KeyDescription, KeyRing, StoredAlgorithm, VerifyingKey } from './key-ring.ts';
import { SigningKeyError } from './signing-key-error.ts';

type KeyRow = AuthTables['authSigningKeys'];

/** Keys that the service creates and stores; the newest signs, all verify. */
export interface StoredKeys {
  /** Loads them, creating one if none uses the configured algorithm. */
  load(): Promise<KeyRing>;
  /** Creates a new one, which signs from the next `load` on. */
  rotate(): Promise<void>;
  /** Oldest first. */
  list(): Promise<KeyDescription[]>;
  /** Deletes a key, which invalidates all tokens it has signed; throws `SigningKeyError` for the signing key. */
  drop(keyId: string): Promise<void>;
}

interface Dependencies {
  readonly database: AuthDatabase;
  readonly sealer: Sealer;
  readonly clock: Clock;
}

/** Stores keys in the service's tables, with their private parts encrypted. */
export function createStoredKeys(
  dependencies: Dependencies,
  algorithm: StoredAlgorithm,
): StoredKeys {
  const { database, sealer } = dependencies;
  const add = async (generation: number) =>
    insertKey(database, await generateKey(dependencies, algorithm, generation));
  return {
    load: async () => {
      let rows = await readKeys(database);
      if (rows.at(-1)?.algorithm !== algorithm) {
        await add((rows.at(-1)?.generation ?? 0) + 1);
        rows = await readKeys(database);
      }
      return toKeyRing(rows, sealer);
    },
    rotate: async () => add(((await readKeys(database)).at(-1)?.generation ?? 0) + 1),
    list: async () => (await readKeys(database)).map(describe),
    drop: (keyId) =>
      inTransaction(database, async (transaction) => {
        const found = (await readKeys(transaction))
          .map(describe)
          .find((key) => key.keyId === keyId);
        if (found === undefined) throw new SigningKeyError('keys.unknown');
        if (found.isSigning) throw new SigningKeyError('keys.signing');
        await transaction.deleteFrom('authSigningKeys').where('keyId', '=', keyId).execute();
      }),
  };
}

function describe(
  { keyId, algorithm, createdAt }: KeyRow,
  index: number,
  rows: readonly KeyRow[],
): KeyDescription {
  return { keyId, algorithm, createdAt, isSigning: index === rows.length - 1 };
}

async function toKeyRing(rows: readonly KeyRow[], sealer: Sealer): Promise<KeyRing> {
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
  return { signing: { keyId, algorithm, key }, verifying, published: rows.map(toPublishedKey) };
}

function readKeys(database: AuthDatabase): Promise<KeyRow[]> {
  return database.selectFrom('authSigningKeys').selectAll().orderBy('generation').execute();
}

/** When several processes create the same generation at once, all use the first one's key. */
async function insertKey(database: AuthDatabase, row: KeyRow): Promise<void> {
  await database
    .insertInto('authSigningKeys')
    .values(row)
    .onConflict((conflict) => conflict.column('generation').doNothing())
    .execute();
}

async function generateKey(
  { sealer, clock }: Dependencies,
  algorithm: StoredAlgorithm,
  generation: number,
): Promise<KeyRow> {
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const publicJwk = await exportJWK(publicKey);
  const keyId = await calculateJwkThumbprint(publicJwk);
  const secret = Buffer.from(JSON.stringify(await exportJWK(privateKey)));
  return {
    generation,
    keyId,
    algorithm,
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

function toPublishedKey(row: KeyRow): JWK {
  const jwk = JSON.parse(row.publicKey) as JWK;
  return { ...jwk, kid: row.keyId, alg: row.algorithm, use: 'sig', key_ops: ['verify'] };
}
