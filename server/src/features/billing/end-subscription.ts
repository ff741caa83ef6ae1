import type { ProfileRecord } from '#server/account.ts';
import type { Payments } from '#server/ports/payments.ts';

import type { BillingAccounts } from './billing-accounts.ts';

interface Dependencies {
  readonly accounts: BillingAccounts;
  readonly payments: Pick<Payments, 'deleteCustomer'>;
}

export type EndSubscription = (profile: ProfileRecord) => Promise<void>;

/**
 * Ends what an account has bought at once and has the payment service forget the account; nothing more is charged. To
 * be done before an account is deleted: when it rejects, the account must stay.
 */
export function createEndSubscription({ accounts, payments }: Dependencies): EndSubscription {
  return async (profile) => {
    const customerId = await accounts.findCustomer(profile.id);
    if (customerId === undefined) return;
    await payments.deleteCustomer(customerId);
    await accounts.forget(profile.id);
  };
}
