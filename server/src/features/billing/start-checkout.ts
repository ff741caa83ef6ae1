import { type PaidPlan, TRIAL_DAYS } from '@proviso/contracts';

import type { ProfileRecord } from '#server/account.ts';
import type { PaidSubscription, Payments } from '#server/ports/payments.ts';

import type { BillingAccounts } from './billing-accounts.ts';
import type { returnAddresses } from './return-addresses.ts';

interface Dependencies {
  readonly accounts: BillingAccounts;
  readonly payments: Payments;
  readonly addresses: ReturnType<typeof returnAddresses>;
}

/** Somebody who wants to buy; the address is the account's own. */
export interface Buyer {
  readonly profile: ProfileRecord;
  readonly email: string;
}

/**
 * Gives the address of the page on which a plan is bought. Whoever has a subscription changes that one, and an account
 * has one open purchase at a time: however often and wherever it is asked for, no second subscription comes of it.
 */
export function createStartCheckout({ accounts, payments, addresses }: Dependencies) {
  return async (buyer: Buyer, plan: PaidPlan): Promise<string> => {
    const customerId = await findOrCreateCustomer({ accounts, payments }, buyer);
    const subscriptions = await payments.listSubscriptions(customerId);
    const running = subscriptions.find(({ state }) => state !== 'over');
    if (running !== undefined) {
      const change = changeOf(running, plan);
      return payments.createPortal({ customerId, returnUrl: addresses.managed, ...change });
    }
    const checkouts = await payments.listCheckouts(customerId);
    const open = checkouts.filter(({ isOpen }) => isOpen);
    const same = open.find((checkout) => checkout.plan === plan)?.url;
    if (same) return same;
    for (const { id } of open) await payments.expireCheckout(id);
    const order = {
      customerId,
      reference: buyer.profile.userId,
      plan,
      trialDays: subscriptions.length === 0 ? TRIAL_DAYS : 0,
      successUrl: addresses.bought(plan),
      cancelUrl: addresses.givenUp,
    };
    // Named by the purchase before it: whoever asks at the same moment names it the same.
    return payments.createCheckout(order, `checkout-${customerId}-${checkouts[0]?.id ?? 'first'}`);
  };
}

function changeOf({ id, plan: present, state }: PaidSubscription, plan: PaidPlan) {
  return present === plan || state === 'dormant' ? {} : { change: { subscriptionId: id, plan } };
}

async function findOrCreateCustomer(
  { accounts, payments }: Pick<Dependencies, 'accounts' | 'payments'>,
  { profile, email }: Buyer,
): Promise<string> {
  const known = await accounts.findCustomer(profile.id);
  if (known !== undefined) return known;
  const customerId = await payments.createCustomer({ email }, `customer-${profile.userId}`);
  await accounts.add({ profileId: profile.id, customerId });
  return customerId;
}
