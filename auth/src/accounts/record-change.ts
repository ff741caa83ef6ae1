import type { AccountChange, AuthOptions } from '../options.ts';
import { type AuthDatabase, shareTransaction } from '../tables.ts';

/** Who made a change: the owner, from a place, or an operator. */
export type ChangeMaker = Pick<AccountChange, 'address' | 'userAgent'>;

/** The maker of changes through the admin API or the command line. */
export const OPERATOR: ChangeMaker = { address: null, userAgent: null };

/** The maker of changes that come by themselves, at the end of a time. */
export const NOBODY: ChangeMaker = { address: null, userAgent: null };

/** Notifies listeners of an account change, in the transaction that makes it. */
export type RecordChange = (
  transaction: AuthDatabase,
  change: Pick<AccountChange, 'userId' | 'kind'>,
  maker: ChangeMaker,
) => Promise<void>;

/** Binds `RecordChange`. */
export function createRecordChange({
  onAccountChanged,
}: Pick<AuthOptions, 'onAccountChanged'>): RecordChange {
  return async (transaction, change, { address, userAgent }) => {
    await onAccountChanged?.(shareTransaction(transaction), { ...change, address, userAgent });
  };
}
