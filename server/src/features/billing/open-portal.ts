import type { ProfileRecord } from '#server/account.ts';
import { CustomerDeletedError, type Payments } from '#server/ports/payments.ts';

import type { BillingAccounts } from './billing-accounts.ts';
import { noSubscription } from './errors.ts';
import type { returnAddresses } from './return-addresses.ts';

interface Dependencies {
  readonly accounts: BillingAccounts;
  readonly payments: Pick<Payments, 'createPortal'>;
  readonly addresses: ReturnType<typeof returnAddresses>;
}

/** Returns the address of the page where an account manages its subscription, card and invoices. */
export function createOpenPortal({ accounts, payments, addresses }: Dependencies) {
  return async (profile: ProfileRecord): Promise<string> => {
    const customerId = await accounts.findCustomer(profile.id);
    if (customerId === undefined) throw noSubscription();
    await accounts.notePageOpened(profile.id);
    const visit = { customerId, returnUrl: addresses.portal };
    return payments.createPortal(visit).catch((error: unknown) => {
      throw error instanceof CustomerDeletedError ? noSubscription() : error;
    });
  };
}
