import type { JSONWebKeySet, JWTHeaderParameters } from 'jose';

import { AuthError } from '../errors.ts';
import type { Clock, KeyOptions, Sealer } from '../options.ts';
import type { AuthDatabase } from '../tables.ts';
import { importSecret, ringOfKeySet, ringOfSecret } from './given-keys.ts';
import type { KeyRing, SigningKey, VerifyingKey } from './key-ring.ts';
import { createStoredKeys } from './stored-keys.ts';

/** Another process may have made a key; asking for it is worth a query this often, in milliseconds. */
const RELOAD_INTERVAL = 30_000;

/** The service's keys: one signs, all of them verify. */
export interface SigningKeys {
  signing(): SigningKey;
  /** The key that a token's header names; throws `bad_jwt` where it names none of ours, or another algorithm. */
  find(header: JWTHeaderParameters): Promise<VerifyingKey['key']>;
  /** The public parts, as `/.well-known/jwks.json` shows them. */
  published(): Promise<JSONWebKeySet>;
  /** Makes the key that signs from here on; tokens of the keys before stay good. Throws where keys are given. */
  rotate(): Promise<void>;
}

interface Dependencies {
  readonly database: AuthDatabase;
  readonly sealer: Sealer;
  readonly clock: Clock;
}

/** Where keys come from, and how a new one is made there. */
interface KeySource {
  load(): Promise<KeyRing>;
  rotate(): Promise<void>;
}

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
  return {
    signing: () => ring.signing,
    find: async (header) => {
      if (bringsKey(header)) throw new AuthError('bad_jwt');
      if (header.kid === undefined) return findSecret(header, secret);
      if (!ring.verifying.has(header.kid)) await reloadSometimes();
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
  };
}

function createSource(
  dependencies: Dependencies,
  { algorithm = 'ES256', keySet }: KeyOptions,
  secret: Uint8Array | undefined,
): KeySource {
  const rotate = () =>
    Promise.reject(new Error('Keys that are given by configuration are changed there.'));
  if (keySet !== undefined) return { load: () => ringOfKeySet(keySet), rotate };
  if (algorithm !== 'HS256') return createStoredKeys(dependencies, algorithm);
  if (secret === undefined) throw new Error('HS256 needs a shared secret.');
  return { load: () => Promise.resolve(ringOfSecret(secret)), rotate };
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
