import type { DatabaseConnection } from '@proviso/database';
import { CamelCasePlugin, type Kysely } from 'kysely';

/** The service's tables as queries see them. Times are Unix milliseconds; ids are UUIDs unless said otherwise. */
export interface AuthTables {
  authUsers: {
    id: string;
    /** Lower case. */
    email: string;
    passwordHash: string | null;
    /** What the client is shown; set at once while sign-ups are confirmed automatically. */
    emailConfirmedAt: number | null;
    /** Set only by a mailed code, or by a provider that vouches for the address. */
    emailProvenAt: number | null;
    /** What the user says about himself: a JSON object, not to be believed. */
    metadata: string;
    bannedUntil: number | null;
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
    address: string;
    userAgent: string;
    createdAt: number;
    refreshedAt: number;
  };
  authKnownAddresses: { userId: string; address: string; lastSeenAt: number };
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
