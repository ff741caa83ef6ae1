import type { ProfileRecord } from '#server/account.ts';
import type { Logger } from '#server/logging/logger.ts';
import type { Payments } from '#server/ports/payments.ts';

import type { BillingAccounts } from './billing-accounts.ts';
import { reachPayments } from './reach-payments.ts';

interface Dependencies {
  readonly accounts: BillingAccounts;
  readonly payments: Pick<Payments, 'deleteCustomer'>;
  readonly logger: Logger;
}

export type EndSubscription = (profile: Pick<ProfileRecord, 'id'>) => Promise<void>;

/**
 * Ends what an account has bought at once and has the payment service forget the account; nothing more is charged from
 * then on. Refuses with `billing.unavailable` while the payment service cannot be reached: it is to be tried again.
 */
export function createEndSubscription({
  accounts,
  payments,
  logger,
}: Dependencies): EndSubscription {
  return async (profile) => {
    const customerId = await accounts.findCustomer(profile.id);
    if (customerId === undefined) return;
    await reachPayments(logger)(() => payments.deleteCustomer(customerId));
    await accounts.forget(profile.id);
  };
}
