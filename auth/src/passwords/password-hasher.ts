import { availableParallelism } from 'node:os';

import {
  isArgon2idOf,
  isAtTodaysCost,
  makeArgon2id,
  makeNobodysHash,
  parseArgon2id,
} from './argon2id-hash.ts';
import { isBcrypt, isBcryptOf } from './bcrypt-hash.ts';
import { limitConcurrency } from './limit-concurrency.ts';

/** Waiting longer than some seconds helps nobody. */
const WAITING = 100;

/** Turns passwords into hashes that are slow to guess, and knows those of other programs. */
export interface PasswordHasher {
  /** An argon2id hash in PHC string format, with a salt of its own. */
  hash(password: string): Promise<string>;
  /** True when the hash is of this password. Without a hash it takes the same time and is false. */
  verify(password: string, hash: string | null): Promise<boolean>;
  /** True for what `verify` can read: argon2id, and bcrypt from elsewhere. */
  isHash(text: string): boolean;
  /** True for bcrypt, and when the hash was made at another cost than today's. */
  isOutdated(hash: string): boolean;
}

/** Hashes on Node's thread pool, leaving threads of it to the disk: at most one hash for each processor. */
export function createPasswordHasher(): PasswordHasher {
  const limited = limitConcurrency(Math.min(availableParallelism(), 2), WAITING);
  const nobody = makeNobodysHash();
  return {
    hash: (password) => limited(() => makeArgon2id(password)),
    verify: async (password, hash) => {
      if (hash !== null && isBcrypt(hash)) return limited(() => isBcryptOf(password, hash));
      const parsed = hash === null ? nobody : parseArgon2id(hash);
      if (parsed === undefined) throw new Error('A stored password hash is broken.');
      const isRight = await limited(() => isArgon2idOf(password, parsed));
      return isRight && hash !== null;
    },
    isHash: (text) => isBcrypt(text) || parseArgon2id(text) !== undefined,
    isOutdated: (hash) => {
      const parsed = parseArgon2id(hash);
      return parsed === undefined || !isAtTodaysCost(parsed);
    },
  };
}
