import type { DatabaseConnection } from '@proviso/database';
import { CamelCasePlugin, type Generated, type Kysely } from 'kysely';

import type { OneTimeTokenKind } from './codes/one-time-token.ts';
import type { FactorStatus } from './factors/factor.ts';
import type { MethodName } from './sessions/session.ts';

/** The service's tables. Times are Unix milliseconds; ids are UUIDs unless stated otherwise. */
export interface AuthTables {
  authUsers: {
    id: string;
    /** Lower case; a placeholder for a user without one. */
    email: string;
    /** 0 or 1. */
    isAnonymous: Generated<number>;
    passwordHash: string | null;
    /** E.164 without the plus sign; set only by operators, and never used for sending. */
    phone: string | null;
    phoneConfirmedAt: number | null;
    /** For consumers of tokens; null means `authenticated`. */
    role: string | null;
    /** What the client is shown; set immediately when sign-ups are confirmed automatically. */
    emailConfirmedAt: number | null;
    /** Set only by a mailed code, or by a trusted provider. */
    emailProvenAt: number | null;
    /** What users state about themselves: a JSON object, not to be trusted. */
    metadata: string;
    /** What the operator states about the user: a JSON object. */
    appMetadata: string | null;
    /** The address that will replace the current one once it is confirmed. */
    newEmail: string | null;
    /** When it was asked for: the change ends an hour later, however often its mails are sent again. */
    emailChangeRequestedAt: number | null;
    /** Which of a change's two addresses has confirmed so far. */
    emailChangeAcceptedBy: 'current' | 'new' | null;
    confirmationSentAt: number | null;
    recoverySentAt: number | null;
    emailChangeSentAt: number | null;
    reauthenticationSentAt: number | null;
    invitedAt: number | null;
    bannedUntil: number | null;
    deletedAt: number | null;
    /** Whether the user is mailed about sign-ins from new places: 0 or 1. */
    signInNotices: Generated<number>;
    /** Whether the account was opened without an operator, whoever it was: 0 or 1. */
    isSelfRegistered: Generated<number>;
    lastSignInAt: number | null;
    createdAt: number;
    updatedAt: number;
  };
  authIdentities: {
    id: string;
    userId: string;
    provider: string;
    /** The provider's id for the user; for `email`, the user's id. */
    subject: string;
    email: string;
    /** The provider's claims about the user at the last sign-in: a JSON object. */
    data: string | null;
    lastSignInAt: number | null;
    createdAt: number;
    updatedAt: number;
  };
  authSessions: {
    id: string;
    userId: string;
    aal: 'aal1' | 'aal2';
    /** A JSON array of `AuthenticationMethod`, newest first. */
    methods: string;
    /** The number of the next refresh token. */
    refreshCounter: number;
    /** Authenticates the session's refresh tokens. */
    sealedRefreshKey: Uint8Array;
    /** Refresh tokens with a lower number predate the second factor and are rejected immediately. */
    refreshFloor: Generated<number>;
    /** The second factor that raised the session. */
    factorId: string | null;
    address: string;
    userAgent: string;
    createdAt: number;
    refreshedAt: number;
  };
  authFactors: {
    id: string;
    userId: string;
    friendlyName: string;
    status: FactorStatus;
    /** The secret of the codes (RFC 6238). */
    sealedSecret: Uint8Array;
    /** The time step of the last accepted code: it and earlier ones are not accepted again. */
    lastStep: number;
    lastChallengedAt: number | null;
    createdAt: number;
    updatedAt: number;
  };
  authChallenges: {
    id: string;
    factorId: string;
    /** Only the session that requested the challenge can answer it, from the same address. */
    sessionId: string;
    address: string;
    attempts: number;
    usedAt: number | null;
    createdAt: number;
  };
  /** A code is deleted when it is used. */
  authRecoveryCodes: { userId: string; codeHash: string; createdAt: number };
  /** Sign-ins waiting for a browser to return from Google. */
  authGoogleFlows: {
    id: string;
    /** SHA-256 of the secret that Google returns. */
    stateHash: string;
    /** SHA-256 of the secret known only to the browser that began the sign-in. */
    browserHash: string;
    sealedPayload: Uint8Array;
    usedAt: number | null;
    createdAt: number;
  };
  authKnownAddresses: { userId: string; address: string; lastSeenAt: number };
  /** `device` is a browser family and a network. */
  authKnownDevices: { userId: string; device: string; lastSeenAt: number };
  authSigningKeys: {
    /** Counted from 1; the highest signs, all verify. */
    generation: number;
    /** The JWK thumbprint (RFC 7638). */
    keyId: string;
    algorithm: string;
    /** A JWK. */
    publicKey: string;
    /** A JWK. */
    sealedPrivateKey: Uint8Array;
    createdAt: number;
  };
  authFlowStates: {
    id: string;
    /** Set together with the code. */
    userId: string | null;
    method: MethodName;
    /** RFC 7636, always method S256. */
    challenge: string;
    /** SHA-256 of the code that a browser exchanges for its session. */
    codeHash: string | null;
    /** The number of attempts to exchange it. */
    attempts: number;
    sealedPayload: Uint8Array | null;
    createdAt: number;
    codeIssuedAt: number | null;
  };
  /** At most one for each user and kind. */
  authOneTimeTokens: {
    id: string;
    userId: string;
    kind: OneTimeTokenKind;
    /** The address it was mailed to. */
    email: string;
    /** SHA-256 of the mailed link's token. */
    linkHash: string;
    /** Keyed, because six digits are quickly guessed. */
    codeHash: string;
    attempts: number;
    flowId: string | null;
    createdAt: number;
  };
  /** Keys that are created once and kept. */
  authSecrets: { name: string; sealedValue: Uint8Array; createdAt: number };
  authThrottles: {
    /** A hash: what people type into a sign-in form must not be stored. */
    key: string;
    emptyAt: number;
  };
}
export type AuthDatabase = Kysely<AuthTables>;

/** The connection, typed with the service's own tables. */
export function openTables(connection: DatabaseConnection): AuthDatabase {
  return connection.as<AuthTables>().withPlugin(new CamelCasePlugin());
}

/** The transaction as passed to a listener, which has its own tables in this database. */
export function shareTransaction(transaction: AuthDatabase): Kysely<unknown> {
  return transaction.withoutPlugins() as unknown as Kysely<unknown>;
}

/** The inverse: a transaction of the host program, typed with the service's own tables. */
export function joinTransaction<Tables>(transaction: Kysely<Tables>): AuthDatabase {
  return (transaction as unknown as AuthDatabase).withPlugin(new CamelCasePlugin());
}

const postponed = new WeakMap<AuthDatabase, (() => void)[]>();

/** Runs the work in a transaction: the caller's, if `database` is one. After its own, it runs what was postponed. */
export async function inTransaction<Result>(
  database: AuthDatabase,
  work: (transaction: AuthDatabase) => Promise<Result>,
): Promise<Result> {
  if (database.isTransaction) return work(database);
  const tasks: (() => void)[] = [];
  const result = await database.transaction().execute(async (transaction) => {
    postponed.set(transaction, tasks);
    return work(transaction);
  });
  for (const task of tasks) task();
  return result;
}

/** Postpones what only a committed change may cause; not at all in a transaction begun without `inTransaction`. */
export function afterCommit(transaction: AuthDatabase, task: () => void): void {
  const tasks = postponed.get(transaction);
  if (tasks === undefined) task();
  else tasks.push(task);
}
