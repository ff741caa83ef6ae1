import { lockUser } from '../accounts/lock-user.ts';
import { type AuthDatabase, inTransaction } from '../tables.ts';
import { hasAssurance, requireAssurance } from './require-assurance.ts';
import { createSessionStore } from './session-store.ts';
import type { Principal } from './verify-access-token.ts';

/** Which of a user's sessions end: all, this one, or all others. */
export const SIGN_OUT_SCOPES = ['global', 'local', 'others'] as const;
type SignOutScope = (typeof SIGN_OUT_SCOPES)[number];

/**
 * Ends sessions immediately: their access tokens are rejected from then on. Throws `insufficient_aal` where others would
 * end and the second factor is missing; with scope `global` the session itself has ended then, because clients forget it.
 */
export type SignOut = (principal: Principal, scope: SignOutScope) => Promise<void>;

/** Ends one session of a user; false when the user has none with that id. */
export type EndSession = (userId: string, sessionId: string) => Promise<boolean>;

/** Binds `SignOut`. The user is locked first, as `LockSession` relies on. */
export function createSignOut(database: AuthDatabase): SignOut {
  return async (principal, scope) => {
    const { userId, sessionId } = principal;
    const isAssured = scope === 'local' || hasAssurance(principal);
    await inTransaction(database, async (transaction) => {
      await lockUser(transaction, userId);
      const sessions = createSessionStore(transaction);
      if (scope !== 'others') await sessions.delete(sessionId);
      if (scope === 'local' || !isAssured) return;
      await sessions.deleteOfUser(userId, scope === 'others' ? sessionId : undefined);
    });
    if (!isAssured) requireAssurance(principal);
  };
}

/** Binds `EndSession`, which locks the user for the same reason. */
export function createEndSession(database: AuthDatabase): EndSession {
  return (userId, sessionId) =>
    inTransaction(database, async (transaction) => {
      await lockUser(transaction, userId);
      return createSessionStore(transaction).deleteOfUserById(userId, sessionId);
    });
}
