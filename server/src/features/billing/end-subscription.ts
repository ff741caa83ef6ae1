import type { ProfileRecord } from '#server/account.ts';
import type { Logger } from '#server/logging/logger.ts';
import type { Payments } from '#server/ports/payments.ts';

import type { BillingAccounts } from './billing-accounts.ts';
import { withPaymentErrors } from './with-payment-errors.ts';

interface Dependencies {
  readonly accounts: BillingAccounts;
  readonly payments: Pick<Payments, 'deleteCustomer'>;
  readonly logger: Logger;
}

export type EndSubscription = (profile: Pick<ProfileRecord, 'id'>) => Promise<void>;

/**
 * Ends an account's subscriptions immediately and deletes its customer at the payment service; nothing is charged
 * afterwards. Refuses with `billing.unavailable` while the payment service is unreachable; retry then.
 */
export function createEndSubscription({
  accounts,
  payments,
  logger,
}: Dependencies): EndSubscription {
  return async (profile) => {
    const customerId = await accounts.findCustomer(profile.id);
    if (customerId === undefined) return;
    await withPaymentErrors(logger)(() => payments.deleteCustomer(customerId));
    await accounts.forget(profile.id);
  };
}
