import type { SessionStore } from './session-store.ts';
import type { Principal } from './verify-access-token.ts';

/** Which of a user's sessions end: all, this one, or all others. */
export const SIGN_OUT_SCOPES = ['global', 'local', 'others'] as const;
type SignOutScope = (typeof SIGN_OUT_SCOPES)[number];

/** Ends sessions immediately: their access tokens are rejected from then on. */
export type SignOut = (principal: Principal, scope: SignOutScope) => Promise<void>;

/** Binds `SignOut`. */
export function createSignOut(sessions: SessionStore): SignOut {
  return async ({ userId, sessionId }, scope) => {
    if (scope === 'local') await sessions.delete(sessionId);
    else await sessions.deleteOfUser(userId, scope === 'others' ? sessionId : undefined);
  };
}
