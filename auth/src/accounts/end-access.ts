import { createFlowStateStore } from '../flows/flow-state-store.ts';
import { createSessionStore } from '../sessions/session-store.ts';
import type { AuthDatabase } from '../tables.ts';
import { type ChangeRecord, dropAddressChange } from './address-change.ts';

/** What stays open when the rest of a user's access ends: nothing, one session, or all of them. */
type Kept = { readonly sessionId: string } | 'nothing' | 'sessions';

/**
 * Ends every way into an account that is open or prepared: sessions, codes that would open one, mailed codes and links,
 * and a change of address, which somebody else may have begun. An anonymous user's stays, because it is their first
 * address and not another one. Call it in a transaction that has locked the user.
 */
export async function endAccess(
  transaction: AuthDatabase,
  userId: string,
  { kept, ...record }: ChangeRecord & { readonly kept: Kept },
): Promise<void> {
  const sessions = createSessionStore(transaction);
  if (kept === 'sessions') await createFlowStateStore(transaction).deleteOfUser(userId);
  else await sessions.deleteOfUser(userId, kept === 'nothing' ? undefined : kept.sessionId);
  await dropAddressChange(transaction, userId, record);
  await transaction.deleteFrom('authOneTimeTokens').where('userId', '=', userId).execute();
}
