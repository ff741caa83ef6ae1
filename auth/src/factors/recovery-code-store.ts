import { randomInt } from 'node:crypto';

import type { KeyedHash } from '../keys/keyed-hash.ts';
import type { AuthDatabase } from '../tables.ts';

const CODES = 10;
/** Crockford's Base32: nothing in it is mistaken for something else when it was written by hand. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** 50 random bits. */
const LENGTH = 10;
const READABLE_PART = 5;

/** Where the codes wait that stand in for a lost factor; none can be recovered from what is stored. */
export interface RecoveryCodeStore {
  /** Makes ten codes in place of those that the user had; nobody sees them again. */
  replace(userId: string, now: number): Promise<string[]>;
  count(userId: string): Promise<number>;
  /** Uses a code up, however it was typed: of many callers at once exactly one is told true. */
  use(userId: string, code: string): Promise<boolean>;
  deleteOfUser(userId: string): Promise<void>;
}

/** Keeps recovery codes in the service's tables; to be bound to a transaction for `replace`. */
export function createRecoveryCodeStore(
  database: AuthDatabase,
  hash: KeyedHash,
): RecoveryCodeStore {
  const deleteOfUser = async (userId: string) => {
    await database.deleteFrom('authRecoveryCodes').where('userId', '=', userId).execute();
  };
  return {
    deleteOfUser,
    replace: async (userId, createdAt) => {
      const codes = Array.from({ length: CODES }, generate);
      await deleteOfUser(userId);
      await database
        .insertInto('authRecoveryCodes')
        .values(codes.map((code) => ({ userId, createdAt, codeHash: hash(userId, code) })))
        .execute();
      return codes.map(format);
    },
    count: async (userId) => {
      const rows = await database
        .selectFrom('authRecoveryCodes')
        .select('codeHash')
        .where('userId', '=', userId)
        .execute();
      return rows.length;
    },
    use: async (userId, code) => {
      const deleted = await database
        .deleteFrom('authRecoveryCodes')
        .where('userId', '=', userId)
        .where('codeHash', '=', hash(userId, normalize(code)))
        .returning('codeHash')
        .execute();
      return deleted.length === 1;
    },
  };
}

function generate(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

function format(code: string): string {
  return `${code.slice(0, READABLE_PART)}-${code.slice(READABLE_PART)}`;
}

/** The letters that the alphabet leaves out stand for the digits that they look like. */
function normalize(typed: string): string {
  return typed
    .toLowerCase()
    .replaceAll(/[\s-]/gu, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/gu, '1');
}
