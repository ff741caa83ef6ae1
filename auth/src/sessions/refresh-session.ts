import type { UserStore } from '../accounts/user-store.ts';
import { isBanned } from '../accounts/user.ts';
import { AuthError } from '../errors.ts';
import type { AuthLimits, Clock, Sealer } from '../options.ts';
import { type GrantSession, openRefreshKey, type SessionGrant } from './grant-session.ts';
import { decodeRefreshToken } from './refresh-token.ts';
import type { SessionStore } from './session-store.ts';
import { isActive, type Session } from './session.ts';

/** Exchanges a refresh token for new tokens of its session. */
export type RefreshSession = (token: string) => Promise<SessionGrant>;

interface Dependencies {
  readonly users: UserStore;
  readonly sessions: SessionStore;
  readonly grantSession: GrantSession;
  readonly sealer: Sealer;
  readonly limits: AuthLimits;
  readonly clock: Clock;
}

/**
 * Binds `RefreshSession`. Each token is valid for one turn. For a short while a reused token may mean a lost answer or
 * another tab; after that it is considered stolen, and the session ends for everybody.
 */
export function createRefreshSession(dependencies: Dependencies): RefreshSession {
  const { users, sessions, limits, clock } = dependencies;
  return async (token) => {
    const { session, counter } = await authenticate(dependencies, token);
    const user = await users.find(session.userId);
    if (user === undefined) throw new AuthError('refresh_token_not_found');
    if (isBanned(user, clock.now())) throw new AuthError('user_banned', { status: 400 });
    if (!isActive(session, limits, clock.now())) {
      await sessions.delete(session.id);
      throw new AuthError('session_expired');
    }
    return dependencies.grantSession(user, await advanceCounter(dependencies, session, counter));
  };
}

async function authenticate(
  { sessions, sealer }: Dependencies,
  token: string,
): Promise<{ session: Session; counter: number }> {
  const decoded = decodeRefreshToken(token);
  const session = decoded && (await sessions.find(decoded.sessionId));
  if (!session || !decoded.isSignedWith(openRefreshKey(sealer, session))) {
    throw new AuthError('refresh_token_not_found');
  }
  return { session, counter: decoded.counter };
}

/** The session after this turn, whichever request took it. */
async function advanceCounter(
  { sessions, limits, clock }: Dependencies,
  seen: Session,
  counter: number,
): Promise<Session> {
  const now = clock.now();
  if (counter === seen.refreshCounter && (await sessions.advance(seen.id, counter, now))) {
    return { ...seen, refreshCounter: counter + 1, refreshedAt: now };
  }
  // Read again: a concurrent request with the same token was faster.
  const session = await sessions.find(seen.id);
  const lag = session === undefined ? -1 : session.refreshCounter - counter;
  // A token ahead of the counter predates the restore of a backup.
  if (session === undefined || lag < 0) throw new AuthError('refresh_token_not_found');
  const grace = lag === 1 ? limits.previousTokenLife : limits.reuseInterval;
  if (now - session.refreshedAt <= grace) {
    if (counter >= session.refreshFloor) return session;
    // Another tab may not know yet that the session was raised; it must not obtain the higher level without presenting
    // the factor.
    throw new AuthError('refresh_token_already_used');
  }
  await sessions.delete(session.id);
  throw new AuthError('refresh_token_already_used');
}
