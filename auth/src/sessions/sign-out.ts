import { lockUser } from '../accounts/lock-user.ts';
import { type AuthDatabase, inTransaction } from '../tables.ts';
import { createSessionStore } from './session-store.ts';
import type { Principal } from './verify-access-token.ts';

/** Which of a user's sessions end: all, this one, or all others. */
export const SIGN_OUT_SCOPES = ['global', 'local', 'others'] as const;
type SignOutScope = (typeof SIGN_OUT_SCOPES)[number];

/** Ends sessions immediately: their access tokens are rejected from then on. */
export type SignOut = (principal: Principal, scope: SignOutScope) => Promise<void>;

/** Ends one session of a user; false when the user has none with that id. */
export type EndSession = (userId: string, sessionId: string) => Promise<boolean>;

/** Binds `SignOut`. The user is locked first, as `LockSession` relies on. */
export function createSignOut(database: AuthDatabase): SignOut {
  return ({ userId, sessionId }, scope) =>
    inTransaction(database, async (transaction) => {
      await lockUser(transaction, userId);
      const sessions = createSessionStore(transaction);
      if (scope === 'local') await sessions.delete(sessionId);
      else await sessions.deleteOfUser(userId, scope === 'others' ? sessionId : undefined);
    });
}

/** Binds `EndSession`, which locks the user for the same reason. */
export function createEndSession(database: AuthDatabase): EndSession {
  return (userId, sessionId) =>
    inTransaction(database, async (transaction) => {
      await lockUser(transaction, userId);
      return createSessionStore(transaction).deleteOfUserById(userId, sessionId);
    });
}
