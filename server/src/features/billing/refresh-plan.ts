import type { ActingProfile } from '#server/account.ts';
import type { Payments } from '#server/ports/payments.ts';

import type { BillingAccounts } from './billing-accounts.ts';
import { chooseEntitlement } from './choose-entitlement.ts';

interface Dependencies {
  readonly accounts: BillingAccounts;
  readonly payments: Pick<Payments, 'listSubscriptions'>;
}

export type RefreshPlan = (customerId: string, acting?: ActingProfile) => Promise<void>;

/** Queries a customer's state at the payment service and updates the account's plan. */
export function createRefreshPlan({ accounts, payments }: Dependencies): RefreshPlan {
  return async (customerId, acting) => {
    const refresh = await accounts.beginRefresh(customerId);
    if (refresh === undefined) return;
    const subscriptions = await payments.listSubscriptions(customerId);
    await accounts.endRefresh(refresh, chooseEntitlement(subscriptions), acting);
  };
}
