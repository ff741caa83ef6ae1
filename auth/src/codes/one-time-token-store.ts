import { randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';

import { hashSecret } from '../keys/hash-secret.ts';
import type { KeyedHash } from '../keys/keyed-hash.ts';
import type { AuthLimits } from '../options.ts';
import type { AuthDatabase, AuthTables } from '../tables.ts';
import type { OneTimeToken, OneTimeTokenKind } from './one-time-token.ts';

const LINK_BYTES = 32;
const CODE_DIGITS = 6;
/** For one mail; `FindMailedCode` limits how many mails can be guessed at. */
const MAX_ATTEMPTS = 5;
/** Tells clients that a link belongs to a PKCE flow. */
const PKCE_PREFIX = 'pkce_';

/** A token's two secrets, either of which redeems it; known only to the mail's recipient. */
export interface IssuedOneTimeToken {
  /** 32 random bytes, URL-safe; prefixed with `pkce_` when it belongs to a flow. */
  readonly linkToken: string;
  /** Six digits. */
  readonly code: string;
}

/** Stores mailed codes and links; neither can be recovered from what is stored. */
export interface OneTimeTokenStore {
  /** Creates a token, replacing an older one of the same user and kind. */
  issue(token: Omit<OneTimeToken, 'id'>, now: number): Promise<IssuedOneTimeToken>;
  /** A link's token, while it is valid. */
  findByLink(linkToken: string, now: number): Promise<OneTimeToken | undefined>;
  /** The token of one of these kinds mailed to an address with this code; every call counts as an attempt. */
  findByCode(guess: CodeGuess, now: number): Promise<OneTimeToken | undefined>;
  /** Consumes a token: of several concurrent callers exactly one gets true. */
  consume(id: string): Promise<boolean>;
  deleteOfUser(userId: string): Promise<void>;
  /** Deletes expired tokens. */
  sweep(now: number): Promise<void>;
}

interface CodeGuess {
  readonly email: string;
  readonly kinds: readonly OneTimeTokenKind[];
  readonly code: string;
}

interface Settings {
  readonly hash: KeyedHash;
  readonly limits: Pick<AuthLimits, 'mailedLinkLife' | 'mailedCodeLife'>;
}

/** Stores tokens in the service's tables; bind it to a transaction for `issue` and `consume`. */
export function createOneTimeTokenStore(
  database: AuthDatabase,
  { hash, limits }: Settings,
): OneTimeTokenStore {
  return {
    issue: (token, now) => issue(database, hash, { ...token, createdAt: now }),
    findByLink: (linkToken, now) =>
      database
        .selectFrom('authOneTimeTokens')
        .select(['id', 'userId', 'kind', 'email', 'flowId'])
        .where('linkHash', '=', hashSecret(linkToken))
        .where('createdAt', '>', now - limits.mailedLinkLife)
        .executeTakeFirst(),
    findByCode: async (guess, now) => {
      const tried = await takeAttempts(database, guess, now - limits.mailedCodeLife);
      return tried.find((row) => isSame(row.codeHash, hash(row.id, guess.code)));
    },
    consume: async (id) => {
      const deleted = await database
        .deleteFrom('authOneTimeTokens')
        .where('id', '=', id)
        .returning('id')
        .execute();
      return deleted.length === 1;
    },
    deleteOfUser: async (userId) => {
      await database.deleteFrom('authOneTimeTokens').where('userId', '=', userId).execute();
    },
    sweep: async (now) => {
      await database
        .deleteFrom('authOneTimeTokens')
        .where('createdAt', '<=', now - Math.max(limits.mailedLinkLife, limits.mailedCodeLife))
        .execute();
    },
  };
}

async function issue(
  database: AuthDatabase,
  hash: KeyedHash,
  token: Omit<AuthTables['authOneTimeTokens'], 'id' | 'linkHash' | 'codeHash' | 'attempts'>,
): Promise<IssuedOneTimeToken> {
  const id = randomUUID();
  const secret = randomBytes(LINK_BYTES).toString('base64url');
  const linkToken = token.flowId === null ? secret : `${PKCE_PREFIX}${secret}`;
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const row = {
    ...token,
    id,
    linkHash: hashSecret(linkToken),
    codeHash: hash(id, code),
    attempts: 0,
  };
  await database
    .insertInto('authOneTimeTokens')
    .values(row)
    .onConflict((conflict) => conflict.columns(['userId', 'kind']).doUpdateSet(row))
    .execute();
  return { linkToken, code };
}

/** Counted before comparing, so that concurrent guesses cannot exceed five. */
function takeAttempts(
  database: AuthDatabase,
  { email, kinds }: CodeGuess,
  createdAfter: number,
): Promise<AuthTables['authOneTimeTokens'][]> {
  return database
    .updateTable('authOneTimeTokens')
    .set((builder) => ({ attempts: builder('attempts', '+', 1) }))
    .where('email', '=', email)
    .where('kind', 'in', kinds)
    .where('createdAt', '>', createdAfter)
    .where('attempts', '<', MAX_ATTEMPTS)
    .returningAll()
    .execute();
}

function isSame(expected: string, actual: string): boolean {
  return timingSafeEqual(Buffer.from(expected), Buffer.from(actual));
}
