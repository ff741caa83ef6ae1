import type { User } from '../accounts/user.ts';
import type { AccessTokens, IssuedToken } from '../keys/access-tokens.ts';
import type { Sealer } from '../options.ts';
import { encodeRefreshToken } from './refresh-token.ts';
import type { Session } from './session.ts';

/** What a client needs to act for a user and to refresh its access. */
export interface SessionGrant {
  readonly user: User;
  readonly accessToken: IssuedToken;
  readonly refreshToken: string;
}

/** Creates tokens for a session's current state. */
export type GrantSession = (user: User, session: Session) => Promise<SessionGrant>;

/** Binds `GrantSession`. */
export function createGrantSession(accessTokens: AccessTokens, sealer: Sealer): GrantSession {
  return async (user, session) => {
    const key = openRefreshKey(sealer, session);
    return {
      user,
      accessToken: await accessTokens.issue(user, session),
      refreshToken: encodeRefreshToken(session.id, session.refreshCounter, key),
    };
  };
}

/** Encrypts the key of a session's refresh tokens: someone with the database must not be able to forge tokens. */
export function sealRefreshKey(sealer: Sealer, sessionId: string, key: Uint8Array): Uint8Array {
  return sealer.seal(key, sealingContext(sessionId));
}

/** The inverse of `sealRefreshKey`. */
export function openRefreshKey(sealer: Sealer, session: Session): Uint8Array {
  return sealer.open(session.sealedRefreshKey, sealingContext(session.id));
}

function sealingContext(sessionId: string): string {
  return `auth refresh key ${sessionId}`;
}
