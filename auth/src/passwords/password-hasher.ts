import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';

import { limitConcurrency } from './limit-concurrency.ts';

/** OWASP's first choice for argon2id (Password Storage Cheat Sheet); memory in KiB. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** Waiting longer than some seconds helps nobody. */
const WAITING = 100;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/-]+)\$([\w+/-]+)$/u;

/** Turns passwords into hashes that are slow to guess. */
export interface PasswordHasher {
  /** A hash in PHC string format, with a salt of its own. */
  hash(password: string): Promise<string>;
  /** True when the hash is of this password. Without a hash it takes the same time and is false. */
  verify(password: string, hash: string | null): Promise<boolean>;
  /** True for what `verify` can read. */
  isHash(text: string): boolean;
  /** True when the hash was made at another cost than today's. */
  isOutdated(hash: string): boolean;
}

/** How to come from a password to a tag, and the tag that should come out. */
interface ParsedHash {
  readonly cost: typeof COST;
  readonly salt: Buffer;
  readonly tag: Buffer;
}

/** Hashes on Node's thread pool, leaving threads of it to the disk: at most one hash for each processor. */
export function createPasswordHasher(): PasswordHasher {
  const limited = limitConcurrency(Math.min(availableParallelism(), 2), WAITING);
  const nobody: ParsedHash = {
    cost: COST,
    salt: randomBytes(SALT_BYTES),
    tag: randomBytes(HASH_BYTES),
  };
  return {
    hash: async (password) => {
      const salt = randomBytes(SALT_BYTES);
      const tag = await limited(() => derive(password, { ...nobody, salt }));
      return format(salt, tag);
    },
    verify: async (password, hash) => {
      const parsed = hash === null ? nobody : parse(hash);
      const tag = await limited(() => derive(password, parsed));
      return timingSafeEqual(tag, parsed.tag) && hash !== null;
    },
    isHash: (text) => PHC.test(text),
    isOutdated: (hash) => {
      const { cost } = parse(hash);
      return (
        cost.memory !== COST.memory ||
        cost.passes !== COST.passes ||
        cost.parallelism !== COST.parallelism
      );
    },
  };
}

const argon2Async = promisify(argon2);

function derive(password: string, { cost, salt, tag }: ParsedHash): Promise<Buffer> {
  return argon2Async('argon2id', {
    ...cost,
    message: password,
    nonce: salt,
    tagLength: tag.length,
  });
}

function format(salt: Buffer, tag: Buffer): string {
  const { memory, passes, parallelism } = COST;
  const cost = `m=${memory},t=${passes},p=${parallelism}`;
  return `$argon2id$v=19$${cost}$${unpadded(salt)}$${unpadded(tag)}`;
}

function parse(hash: string): ParsedHash {
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(hash) ?? [];
  if (salt === undefined || tag === undefined) throw new Error('A stored password hash is broken.');
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

/** The PHC format leaves the padding of Base64 out. */
function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
