import type { AuthOptions, Clock } from '../options.ts';
import type { SessionOrigin } from '../sessions/session-store.ts';
import { type AuthDatabase, shareTransaction } from '../tables.ts';
import { endAccess } from './end-access.ts';
import type { RecordChange } from './record-change.ts';
import { createUserStore } from './user-store.ts';
import type { User } from './user.ts';

/**
 * Hands an account to the user who has just proven to own its address. Whoever opened it had proven nothing and may
 * have prepared a takeover: its password, metadata, other identities, mailed codes and sessions are removed, and so is
 * any other access that the host program grants; sign-in notices are on, and no place is known. Second factors stay:
 * access to a mailbox alone must not remove them (ASVS 6.4.3). Call it in a transaction.
 */
export type ReclaimAccount = (
  transaction: AuthDatabase,
  user: User,
  origin: SessionOrigin,
) => Promise<void>;

interface Dependencies {
  readonly recordChange: RecordChange;
  readonly clock: Clock;
  readonly onAccountReclaimed?: AuthOptions['onAccountReclaimed'];
}

/** Binds `ReclaimAccount`. */
export function createReclaimAccount({
  recordChange,
  clock,
  onAccountReclaimed,
}: Dependencies): ReclaimAccount {
  return async (transaction, { id }, origin) => {
    const cleared = { passwordHash: null, phone: null, phoneConfirmedAt: null };
    await createUserStore(transaction).update(id, cleared, clock.now());
    await transaction
      .updateTable('authUsers')
      .set({ metadata: '{}', signInNotices: 1 })
      .where('id', '=', id)
      .execute();
    await endAccess(transaction, id, { kept: 'nothing', recordChange, maker: origin });
    for (const table of ['authKnownAddresses', 'authKnownDevices'] as const) {
      await transaction.deleteFrom(table).where('userId', '=', id).execute();
    }
    await transaction
      .deleteFrom('authIdentities')
      .where('userId', '=', id)
      .where('provider', '!=', 'email')
      .execute();
    await onAccountReclaimed?.(shareTransaction(transaction), { userId: id, ...origin });
  };
}
