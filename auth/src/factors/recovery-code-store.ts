import { randomInt } from 'node:crypto';

import type { KeyedHash } from '../keys/keyed-hash.ts';
import type { AuthDatabase } from '../tables.ts';

const CODES = 10;
/** Crockford's Base32: no characters that are easily confused in handwriting. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** 50 random bits. */
const LENGTH = 10;
const READABLE_PART = 5;

/** Stores the codes that replace a lost factor; none can be recovered from what is stored. */
export interface RecoveryCodeStore {
  /** Creates ten codes, replacing the user's earlier ones; they are shown only once. */
  replace(userId: string, now: number): Promise<string[]>;
  count(userId: string): Promise<number>;
  /** Consumes a code, however it was typed: of several concurrent callers exactly one gets true. */
  use(userId: string, code: string): Promise<boolean>;
  deleteOfUser(userId: string): Promise<void>;
}

/** Stores recovery codes in the service's tables; bind it to a transaction for `replace`. */
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

/** Letters missing from the alphabet are read as the digits they resemble. */
function normalize(typed: string): string {
  return typed
    .toLowerCase()
    .replaceAll(/[\s-]/gu, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/gu, '1');
}
