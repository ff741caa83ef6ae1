import type { AccountChange, AuthOptions } from '../options.ts';
import type { SessionOrigin } from '../sessions/session-store.ts';
import { type AuthDatabase, shareTransaction } from '../tables.ts';

/** Notifies listeners of an account change, in the transaction that makes it. */
export type RecordChange = (
  transaction: AuthDatabase,
  change: Pick<AccountChange, 'userId' | 'kind'>,
  origin: SessionOrigin,
) => Promise<void>;

/** Binds `RecordChange`. */
export function createRecordChange({
  onAccountChanged,
}: Pick<AuthOptions, 'onAccountChanged'>): RecordChange {
  return async (transaction, change, { address, userAgent }) => {
    await onAccountChanged?.(shareTransaction(transaction), { ...change, address, userAgent });
  };
}
