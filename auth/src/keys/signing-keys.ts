import { setTimeout } from 'node:timers/promises';

import type { JSONWebKeySet, JWTHeaderParameters } from 'jose';

import { AuthError } from '../errors.ts';
import type { Clock, KeyOptions, Sealer } from '../options.ts';
import type { AuthDatabase } from '../tables.ts';
import { importSecret, ringOfKeySet, ringOfSecret } from './given-keys.ts';
import type { KeyDescription, SigningKey, VerifyingKey } from './key-ring.ts';
import { SigningKeyError } from './signing-key-error.ts';
import { createStoredKeys, type StoredKeys } from './stored-keys.ts';

/** Another process may have made a key or dropped one; asking is worth a query this often, in milliseconds. */
const RELOAD_INTERVAL = 30_000;
/** A key that we do not know may be so new; or made up, by somebody who would have us ask all the time. */
const LOOK_INTERVAL = 250;

/** The service's keys: one signs, all of them verify. */
export interface SigningKeys {
  /** Never waits for the database: tokens are also signed in transactions, beside which SQLite has no connection. */
  signing(): SigningKey;
  /** The key that a token's header names; throws `bad_jwt` where it names none of ours, or another algorithm. */
  find(header: JWTHeaderParameters): Promise<VerifyingKey['key']>;
  /** The public parts, as `/.well-known/jwks.json` shows them. */
  published(): Promise<JSONWebKeySet>;
  /**
   * Makes the key that signs from here on, whose tokens other processes believe at once; tokens of the keys before stay
   * good. Throws where keys are given.
   */
  rotate(): Promise<void>;
  /** The keys that the service made, oldest first. Throws where keys are given. */
  list(): Promise<KeyDescription[]>;
  /** Forgets a key, and its tokens with it; other processes follow within half a minute. Throws for the one that signs. */
  drop(keyId: string): Promise<void>;
}

interface Dependencies {
  readonly database: AuthDatabase;
  readonly sealer: Sealer;
  readonly clock: Clock;
}

/** Where keys come from, and how they are changed there. */
type KeySource = StoredKeys;

/** Loads the keys that the options name. */
export async function loadSigningKeys(
  dependencies: Dependencies,
  options: KeyOptions = {},
): Promise<SigningKeys> {
  const { clock } = dependencies;
  const secret = options.secret === undefined ? undefined : importSecret(options.secret);
  const source = createSource(dependencies, options, secret);
  let ring = await source.load();
  let loadedAt = clock.now();
  const reload = async () => {
    loadedAt = clock.now();
    ring = await source.load();
  };
  const reloadSometimes = async () => {
    if (clock.now() - loadedAt >= RELOAD_INTERVAL) await reload();
  };
  const lookAgain = createLook(reload, () => loadedAt + LOOK_INTERVAL - clock.now());
  return {
    signing: () => {
      // What is read now is for the tokens to come. Where it cannot be read, whoever verifies tokens meets the fault.
      reloadSometimes().catch(() => undefined);
      return ring.signing;
    },
    find: async (header) => {
      if (bringsKey(header)) throw new AuthError('bad_jwt');
      if (header.kid === undefined) return findSecret(header, secret);
      await reloadSometimes();
      if (!ring.verifying.has(header.kid)) await lookAgain();
      const found = ring.verifying.get(header.kid);
      if (found?.algorithm !== header.alg) throw new AuthError('bad_jwt');
      return found.key;
    },
    published: async () => {
      await reloadSometimes();
      return { keys: [...ring.published] };
    },
    rotate: async () => {
      await source.rotate();
      await reload();
    },
    list: () => source.list(),
    drop: async (keyId) => {
      await source.drop(keyId);
      await reload();
    },
  };
}

/**
 * Reads the keys anew for whoever asks, once an interval. Who comes while somebody waits is answered by the same look,
 * which begins after both have come.
 */
function createLook(reload: () => Promise<void>, timeLeft: () => number): () => Promise<void> {
  let looking: Promise<void> | undefined;
  return () => {
    looking ??= setTimeout(Math.min(Math.max(timeLeft(), 0), LOOK_INTERVAL)).then(() => {
      looking = undefined;
      return reload();
    });
    return looking;
  };
}

function createSource(
  dependencies: Dependencies,
  { algorithm = 'ES256', keySet }: KeyOptions,
  secret: Uint8Array | undefined,
): KeySource {
  const refuse = () => Promise.reject(new SigningKeyError('keys.given'));
  const unchanged = { rotate: refuse, list: refuse, drop: refuse };
  if (keySet !== undefined) return { load: () => ringOfKeySet(keySet), ...unchanged };
  if (algorithm !== 'HS256') return createStoredKeys(dependencies, algorithm);
  if (secret === undefined) throw new Error('HS256 needs a shared secret.');
  return { load: () => Promise.resolve(ringOfSecret(secret)), ...unchanged };
}

/** A token may name one of our keys, never bring one along. */
function bringsKey(header: JWTHeaderParameters): boolean {
  return ['jwk', 'jku', 'x5u', 'x5c'].some((name) => name in header);
}

/** The shared secret has no id, and is never taken for a key of another algorithm. */
function findSecret({ alg }: JWTHeaderParameters, secret: Uint8Array | undefined): Uint8Array {
  if (alg !== 'HS256' || secret === undefined) throw new AuthError('bad_jwt');
  return secret;
}
