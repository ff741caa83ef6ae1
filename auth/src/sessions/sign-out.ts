import { lockUser } from '../accounts/lock-user.ts';
import type { RecordChange } from '../accounts/record-change.ts';
import { type AuthDatabase, inTransaction } from '../tables.ts';
import { hasAssurance, requireAssurance } from './require-assurance.ts';
import { createSessionStore, type SessionOrigin } from './session-store.ts';
import type { Principal } from './verify-access-token.ts';

/** Which of a user's sessions end: all, this one, or all others. */
export const SIGN_OUT_SCOPES = ['global', 'local', 'others'] as const;
type SignOutScope = (typeof SIGN_OUT_SCOPES)[number];

/**
 * Ends sessions immediately: their access tokens are rejected from then on. Throws `insufficient_aal` where others
 * would end and the second factor is missing; with scope `global` the session itself has ended then, because clients
 * forget it.
 */
export type SignOut = (
  principal: Principal,
  scope: SignOutScope,
  origin: SessionOrigin,
) => Promise<void>;

/** Ends one session of the principal's user; false when the user has none with that id. */
export type EndSession = (
  principal: Principal,
  sessionId: string,
  origin: SessionOrigin,
) => Promise<boolean>;

interface Dependencies {
  readonly database: AuthDatabase;
  readonly recordChange: RecordChange;
}

/** Binds `SignOut`. The user is locked first, as `LockSession` relies on. */
export function createSignOut({ database, recordChange }: Dependencies): SignOut {
  return async (principal, scope, origin) => {
    const { userId, sessionId } = principal;
    const isAssured = scope === 'local' || hasAssurance(principal);
    await inTransaction(database, async (transaction) => {
      await lockUser(transaction, userId);
      const sessions = createSessionStore(transaction);
      if (scope !== 'others') await sessions.delete(sessionId);
      if (scope === 'local' || !isAssured) return;
      const isElsewhere = await sessions.deleteOfUser(
        userId,
        scope === 'others' ? sessionId : undefined,
      );
      if (isElsewhere) await recordChange(transaction, { userId, kind: 'sessions_ended' }, origin);
    });
    if (!isAssured) requireAssurance(principal);
  };
}

/** Binds `EndSession`, which locks the user for the same reason. */
export function createEndSession({ database, recordChange }: Dependencies): EndSession {
  return ({ userId, sessionId: ownId }, sessionId, origin) =>
    inTransaction(database, async (transaction) => {
      await lockUser(transaction, userId);
      const isEnded = await createSessionStore(transaction).deleteOfUserById(userId, sessionId);
      const isElsewhere = isEnded && sessionId !== ownId;
      if (isElsewhere) await recordChange(transaction, { userId, kind: 'sessions_ended' }, origin);
      return isEnded;
    });
}
