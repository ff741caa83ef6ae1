import { availableParallelism } from 'node:os';

import {
  matchesArgon2id,
  hasCurrentCost,
  hashArgon2id,
  createUnmatchableHash,
  parseArgon2id,
} from './argon2id-hash.ts';
import { isBcrypt, matchesBcrypt } from './bcrypt-hash.ts';
import { limitConcurrency } from './limit-concurrency.ts';

/** Waiting longer than a few seconds helps nobody. */
const WAITING = 100;

/** Hashes passwords slowly by design, and verifies other programs' hashes too. */
export interface PasswordHasher {
  /** An argon2id hash in PHC string format, with a random salt. */
  hash(password: string): Promise<string>;
  /** True when the hash matches the password. Without a hash it takes the same time and is false. */
  verify(password: string, hash: string | null): Promise<boolean>;
  /** True for what `verify` can read: argon2id, and bcrypt from elsewhere. */
  isHash(text: string): boolean;
  /** True for bcrypt, and for a hash with a cost other than the current one. */
  isOutdated(hash: string): boolean;
}

/** Hashes on Node's thread pool, at most one hash per processor, leaving some threads for disk I/O. */
export function createPasswordHasher(): PasswordHasher {
  const limited = limitConcurrency(Math.min(availableParallelism(), 2), WAITING);
  const nobody = createUnmatchableHash();
  return {
    hash: (password) => limited(() => hashArgon2id(password)),
    verify: async (password, hash) => {
      if (hash !== null && isBcrypt(hash)) return limited(() => matchesBcrypt(password, hash));
      const parsed = hash === null ? nobody : parseArgon2id(hash);
      if (parsed === undefined) throw new Error('A stored password hash is broken.');
      const isRight = await limited(() => matchesArgon2id(password, parsed));
      return isRight && hash !== null;
    },
    isHash: (text) => isBcrypt(text) || parseArgon2id(text) !== undefined,
    isOutdated: (hash) => {
      const parsed = parseArgon2id(hash);
      return parsed === undefined || !hasCurrentCost(parsed);
    },
  };
}
