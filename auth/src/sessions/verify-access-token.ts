import { displayAddress } from '../accounts/placeholder-address.ts';
import { isBanned, type UserMetadata } from '../accounts/user.ts';
import { AuthError } from '../errors.ts';
import type { AccessTokenClaims, AccessTokens } from '../keys/access-tokens.ts';
import type { AuthLimits, Clock } from '../options.ts';
import type { AuthDatabase } from '../tables.ts';
import { type AssuranceLevel, type AuthenticationMethod, isActive } from './session.ts';

/** The authenticated user of a request. */
export interface Principal {
  /** A UUID. */
  readonly userId: string;
  /** Lower case; empty for a user without one. */
  readonly email: string;
  readonly isAnonymous: boolean;
  /** True when a mailed code or a provider has proven the address. */
  readonly isEmailProven: boolean;
  readonly sessionId: string;
  readonly aal: AssuranceLevel;
  /** When the session's user last authenticated, by any method; Unix milliseconds. */
  readonly authenticatedAt: number;
  /** True when the user has a second factor: then `aal1` grants nothing of value. */
  readonly hasVerifiedFactor: boolean;
  /** What users state about themselves (`name`, `full_name`, `display_name` …): for display, not to be trusted. */
  readonly metadata: UserMetadata;
}

/**
 * The principal of an access token. Nothing is cached: a sign-out, ban or deletion takes effect with the next request.
 * Throws `bad_jwt`, `user_not_found`, `session_not_found` or `user_banned`.
 */
export type VerifyAccessToken = (token: string) => Promise<Principal>;

interface Dependencies {
  readonly database: AuthDatabase;
  readonly accessTokens: AccessTokens;
  readonly limits: AuthLimits;
  readonly clock: Clock;
}

/** Binds `VerifyAccessToken`. */
export function createVerifyAccessToken(dependencies: Dependencies): VerifyAccessToken {
  const { database, accessTokens, limits, clock } = dependencies;
  return async (token) => {
    const claims = await accessTokens.verify(token);
    const found = await findUserAndSession(database, claims);
    if (found === undefined) throw new AuthError('user_not_found');
    const { aal, methods, openedAt, refreshedAt, ...user } = found;
    if (aal === null || methods === null || openedAt === null || refreshedAt === null) {
      throw new AuthError('session_not_found');
    }
    if (!isActive({ createdAt: openedAt, refreshedAt }, limits, clock.now())) {
      throw new AuthError('session_not_found');
    }
    if (isBanned(user, clock.now())) throw new AuthError('user_banned');
    return {
      userId: claims.userId,
      email: displayAddress(user.email),
      isAnonymous: user.isAnonymous === 1,
      isEmailProven: user.emailProvenAt !== null,
      sessionId: claims.sessionId,
      // A session that lost its second factor lowers the level of tokens issued before that.
      aal: aal === 'aal2' ? claims.aal : 'aal1',
      authenticatedAt: lastShownAt(methods) ?? openedAt,
      hasVerifiedFactor: Boolean(user.hasVerifiedFactor),
      metadata: JSON.parse(user.metadata) as UserMetadata,
    };
  };
}

/** The time of the newest step, which is the first. */
function lastShownAt(methods: string): number | undefined {
  const [newest] = JSON.parse(methods) as AuthenticationMethod[];
  return newest && newest.timestamp * 1000;
}

function findUserAndSession(database: AuthDatabase, claims: AccessTokenClaims) {
  return database
    .selectFrom('authUsers')
    .leftJoin('authSessions', (join) =>
      join
        .onRef('authSessions.userId', '=', 'authUsers.id')
        .on('authSessions.id', '=', claims.sessionId),
    )
    .select((builder) => [
      'authUsers.email',
      'authUsers.isAnonymous',
      'authUsers.emailProvenAt',
      'authUsers.bannedUntil',
      'authUsers.metadata',
      'authSessions.aal',
      'authSessions.methods',
      'authSessions.createdAt as openedAt',
      'authSessions.refreshedAt',
      builder
        .exists(
          builder
            .selectFrom('authFactors')
            .select('authFactors.id')
            .whereRef('authFactors.userId', '=', 'authUsers.id')
            .where('authFactors.status', '=', 'verified'),
        )
        .as('hasVerifiedFactor'),
    ])
    .where('authUsers.id', '=', claims.userId)
    .executeTakeFirst();
}
