import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** OWASP's first choice for argon2id (Password Storage Cheat Sheet); memory in KiB. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** The most that verifying one guess may cost the server; hashes with a higher cost are rejected. Memory in KiB. */
const MAX_COST = { memory: 262_144, passes: 16, parallelism: 16 };
/** RFC 9106, section 3.1: a salt of at least 8 bytes, 16 recommended, and 16 bytes for the tag. */
const MIN_SALT_BYTES = 8;
const MIN_HASH_BYTES = 16;

const PHC = /^\$argon2id\$v=19\$m=(\d{1,9}),t=(\d{1,9}),p=(\d{1,9})\$([\w+/-]+)\$([\w+/-]+)$/u;

/** The parameters that turn a password into a tag, and the expected tag. */
export interface Argon2idHash {
  readonly cost: typeof COST;
  readonly salt: Buffer;
  readonly tag: Buffer;
}

/** Hashes with the current cost in PHC string format, with a random salt. */
export async function hashArgon2id(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await derive(password, { cost: COST, salt, tag: Buffer.alloc(HASH_BYTES) });
  const { memory, passes, parallelism } = COST;
  const cost = `m=${memory},t=${passes},p=${parallelism}`;
  return `$argon2id$v=19$${cost}$${toUnpaddedBase64(salt)}$${toUnpaddedBase64(tag)}`;
}

/** A hash with the current cost that matches no password. */
export function createUnmatchableHash(): Argon2idHash {
  return { cost: COST, salt: randomBytes(SALT_BYTES), tag: randomBytes(HASH_BYTES) };
}

/** Parses the PHC string format; undefined for anything else, and for a hash that costs too much to verify. */
export function parseArgon2id(text: string): Argon2idHash | undefined {
  const [, memory, passes, parallelism, salt = '', tag = ''] = PHC.exec(text) ?? [];
  const hash = {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
  return isReasonable(hash) ? hash : undefined;
}

/** True when the password produces this tag. */
export async function matchesArgon2id(password: string, hash: Argon2idHash): Promise<boolean> {
  return timingSafeEqual(await derive(password, hash), hash.tag);
}

/** True for a hash with the current cost. */
export function hasCurrentCost({ cost }: Argon2idHash): boolean {
  const { memory, passes, parallelism } = COST;
  return cost.memory === memory && cost.passes === passes && cost.parallelism === parallelism;
}

/** Each lane needs eight blocks of one KiB (RFC 9106, section 3.1). */
function isReasonable({ cost, salt, tag }: Argon2idHash): boolean {
  const { memory, passes, parallelism } = cost;
  return (
    memory >= 8 * parallelism &&
    memory <= MAX_COST.memory &&
    passes >= 1 &&
    passes <= MAX_COST.passes &&
    parallelism >= 1 &&
    parallelism <= MAX_COST.parallelism &&
    salt.length >= MIN_SALT_BYTES &&
    tag.length >= MIN_HASH_BYTES
  );
}

const argon2Async = promisify(argon2);

function derive(password: string, { cost, salt, tag }: Argon2idHash): Promise<Buffer> {
  return argon2Async('argon2id', {
    ...cost,
    message: password,
    nonce: salt,
    tagLength: tag.length,
  });
}

/** The PHC format omits Base64 padding. */
function toUnpaddedBase64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
