import { setTimeout } from 'node:timers/promises';

import type { JSONWebKeySet, JWTHeaderParameters } from 'jose';

import { AuthError } from '../errors.ts';
import type { Clock, KeyOptions, Sealer } from '../options.ts';
import type { AuthDatabase } from '../tables.ts';
import { importSecret, keyRingFromKeySet, keyRingFromSecret } from './given-keys.ts';
import type { KeyDescription, SigningKey, VerifyingKey } from './key-ring.ts';
import { SigningKeyError } from './signing-key-error.ts';
import { createStoredKeys, type StoredKeys } from './stored-keys.ts';

/** How often, in milliseconds, it is worth querying for keys that another process has created or dropped. */
const RELOAD_INTERVAL = 30_000;
/** An unknown key may be brand new, or forged to cause queries; this interval limits them. */
const UNKNOWN_KEY_RELOAD_INTERVAL = 250;

/** The service's keys: one signs, all verify. */
export interface SigningKeys {
  /**
   * Never waits for the database: tokens are also signed within transactions, during which SQLite has no second
   * connection.
   */
  signing(): SigningKey;
  /** The key named in a token's header; throws `bad_jwt` when it names an unknown key or a different algorithm. */
  find(header: JWTHeaderParameters): Promise<VerifyingKey['key']>;
  /** The public parts, as in `/.well-known/jwks.json`. */
  published(): Promise<JSONWebKeySet>;
  /**
   * Creates the new signing key, whose tokens other processes accept immediately; tokens of earlier keys stay valid.
   * Throws when keys are configured.
   */
  rotate(): Promise<void>;
  /** The keys the service created, oldest first. Throws when keys are configured. */
  list(): Promise<KeyDescription[]>;
  /**
   * Deletes a key, which invalidates its tokens; other processes follow within half a minute. Throws for the signing
   * key.
   */
  drop(keyId: string): Promise<void>;
}

interface Dependencies {
  readonly database: AuthDatabase;
  readonly sealer: Sealer;
  readonly clock: Clock;
}

/** Loads the keys selected by the options. */
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
  const reloadIfStale = async () => {
    if (clock.now() - loadedAt >= RELOAD_INTERVAL) await reload();
  };
  const reloadForUnknownKey = createSharedReload(
    reload,
    () => loadedAt + UNKNOWN_KEY_RELOAD_INTERVAL - clock.now(),
  );
  return {
    signing: () => {
      // This reload is for later tokens. If it fails, verifying tokens reports the fault.
      reloadIfStale().catch(() => undefined);
      return ring.signing;
    },
    find: async (header) => {
      if (embedsKey(header)) throw new AuthError('bad_jwt');
      if (header.kid === undefined) return findSecret(header, secret);
      await reloadIfStale();
      if (!ring.verifying.has(header.kid)) await reloadForUnknownKey();
      const found = ring.verifying.get(header.kid);
      if (found?.algorithm !== header.alg) throw new AuthError('bad_jwt');
      return found.key;
    },
    published: async () => {
      await reloadIfStale();
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
 * Reloads the keys for its callers, once per interval. Callers that arrive during the wait share one reload, which
 * starts after all of them.
 */
function createSharedReload(
  reload: () => Promise<void>,
  timeLeft: () => number,
): () => Promise<void> {
  let pending: Promise<void> | undefined;
  return () => {
    pending ??= setTimeout(Math.min(Math.max(timeLeft(), 0), UNKNOWN_KEY_RELOAD_INTERVAL)).then(
      () => {
        pending = undefined;
        return reload();
      },
    );
    return pending;
  };
}

function createSource(
  dependencies: Dependencies,
  { algorithm = 'ES256', keySet }: KeyOptions,
  secret: Uint8Array | undefined,
): StoredKeys {
  const refuse = () => Promise.reject(new SigningKeyError('keys.given'));
  const unchanged = { rotate: refuse, list: refuse, drop: refuse };
  if (keySet !== undefined) return { load: () => keyRingFromKeySet(keySet), ...unchanged };
  if (algorithm !== 'HS256') return createStoredKeys(dependencies, algorithm);
  if (secret === undefined) throw new Error('HS256 needs a shared secret.');
  return { load: () => Promise.resolve(keyRingFromSecret(secret)), ...unchanged };
}

/** A token may reference one of our keys, never embed one. */
function embedsKey(header: JWTHeaderParameters): boolean {
  return ['jwk', 'jku', 'x5u', 'x5c'].some((name) => name in header);
}

/** The shared secret has no id, and never matches a key of another algorithm. */
function findSecret({ alg }: JWTHeaderParameters, secret: Uint8Array | undefined): Uint8Array {
  if (alg !== 'HS256' || secret === undefined) throw new AuthError('bad_jwt');
  return secret;
}
