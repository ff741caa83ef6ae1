import type { DatabaseConnection } from '@proviso/database';
import { CamelCasePlugin, type Generated, type Kysely } from 'kysely';

import type { OneTimeTokenKind } from './codes/one-time-token.ts';
import type { FactorStatus } from './factors/factor.ts';
import type { MethodName } from './sessions/session.ts';

/** The service's tables as queries see them. Times are Unix milliseconds; ids are UUIDs unless said otherwise. */
export interface AuthTables {
  authUsers: {
    id: string;
    /** Lower case; of a user without one, an address that leads nowhere. */
    email: string;
    /** 0 or 1. */
    isAnonymous: Generated<number>;
    passwordHash: string | null;
    /** E.164 without the plus sign; only operators set it, and nothing is ever sent to it. */
    phone: string | null;
    phoneConfirmedAt: number | null;
    /** For those who read tokens; null stands for `authenticated`. */
    role: string | null;
    /** What the client is shown; set at once while sign-ups are confirmed automatically. */
    emailConfirmedAt: number | null;
    /** Set only by a mailed code, or by a provider that vouches for the address. */
    emailProvenAt: number | null;
    /** What users say about themselves: a JSON object, not to be believed. */
    metadata: string;
    /** What the operator says about the user: a JSON object. */
    appMetadata: string | null;
    /** The address that is to replace the current one, once it is confirmed. */
    newEmail: string | null;
    /** Which of the two addresses of a change has been confirmed so far. */
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
    lastSignInAt: number | null;
    createdAt: number;
    updatedAt: number;
  };
  authIdentities: {
    id: string;
    userId: string;
    provider: string;
    /** The provider's own name for the user; for `email` the user's id. */
    subject: string;
    email: string;
    /** What the provider said about the user at the last sign-in: a JSON object. */
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
    /** The refresh token that is due next carries this number. */
    refreshCounter: number;
    /** Authenticates the session's refresh tokens. */
    sealedRefreshKey: Uint8Array;
    /** Refresh tokens with a lower number were made before the second factor and are refused at once. */
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
    /** The key of the codes (RFC 6238). */
    sealedSecret: Uint8Array;
    /** The time step of the last code that was accepted: it and what came before are not accepted again. */
    lastStep: number;
    lastChallengedAt: number | null;
    createdAt: number;
    updatedAt: number;
  };
  authChallenges: {
    id: string;
    factorId: string;
    /** Only the session that asked for the challenge can answer it, from where it asked. */
    sessionId: string;
    address: string;
    attempts: number;
    usedAt: number | null;
    createdAt: number;
  };
  /** A code is deleted when it is used. */
  authRecoveryCodes: { userId: string; codeHash: string; createdAt: number };
  /** Sign-ins that wait for a browser to come back from Google. */
  authGoogleFlows: {
    id: string;
    /** SHA-256 of what Google hands back. */
    stateHash: string;
    /** SHA-256 of what only the browser knows in which the sign-in began. */
    browserHash: string;
    sealedPayload: Uint8Array;
    usedAt: number | null;
    createdAt: number;
  };
  authKnownAddresses: { userId: string; address: string; lastSeenAt: number };
  /** `device` is a family of browsers and a network. */
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
    /** RFC 7636, always of method S256. */
    challenge: string;
    /** SHA-256 of the code that a browser exchanges for its session. */
    codeHash: string | null;
    /** How often somebody tried to. */
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
    /** The address to which it was mailed. */
    email: string;
    /** SHA-256 of what the mailed link carries. */
    linkHash: string;
    /** Keyed: six digits are guessed quickly. */
    codeHash: string;
    attempts: number;
    flowId: string | null;
    createdAt: number;
  };
  /** Keys that are made once and kept. */
  authSecrets: { name: string; sealedValue: Uint8Array; createdAt: number };
  authThrottles: {
    /** A hash: what people type into a sign-in form is nobody's business. */
    key: string;
    emptyAt: number;
  };
}
export type AuthDatabase = Kysely<AuthTables>;

/** The connection as the service's own tables. */
export function openTables(connection: DatabaseConnection): AuthDatabase {
  return connection.as<AuthTables>().withPlugin(new CamelCasePlugin());
}

/** The transaction as handed to a listener, which has its own tables in this database. */
export function shareTransaction(transaction: AuthDatabase): Kysely<unknown> {
  return transaction.withoutPlugins() as unknown as Kysely<unknown>;
}

/** The other way round: a transaction of the program that runs the service, as the service's own tables. */
export function joinTransaction<Tables>(transaction: Kysely<Tables>): AuthDatabase {
  return (transaction as unknown as AuthDatabase).withPlugin(new CamelCasePlugin());
}

/** Runs the work in one transaction: in that of the caller, where the database is one. */
export function inTransaction<Result>(
  database: AuthDatabase,
  work: (transaction: AuthDatabase) => Promise<Result>,
): Promise<Result> {
  return database.isTransaction ? work(database) : database.transaction().execute(work);
}
