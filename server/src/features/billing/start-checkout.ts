import { type PaidPlan, TRIAL_DAYS } from '@proviso/contracts';

import type { ProfileRecord } from '#server/account.ts';
import {
  CustomerDeletedError,
  type PaidSubscription,
  type Payments,
} from '#server/ports/payments.ts';
import { Refusal } from '#server/refusals/refusal.ts';

import type { BillingAccounts } from './billing-accounts.ts';
import type { returnAddresses } from './return-addresses.ts';

interface Dependencies {
  readonly accounts: BillingAccounts;
  readonly payments: Payments;
  readonly addresses: ReturnType<typeof returnAddresses>;
}

/** A user who wants to buy. */
export interface Buyer {
  readonly profile: ProfileRecord;
  /** The account's proven address, otherwise null: receipts must not go to an unproven one. */
  readonly email: string | null;
}

/**
 * Returns the address of the page for buying a plan. An account with a subscription changes that one instead, and an
 * account has one open purchase at a time, so repeated and concurrent requests never create a second subscription.
 */
export function createStartCheckout(dependencies: Dependencies) {
  return async (buyer: Buyer, plan: PaidPlan): Promise<string> => {
    const customerId = await findOrCreateCustomer(dependencies, buyer);
    await dependencies.accounts.notePageOpened(buyer.profile.id);
    try {
      return await openCheckoutPage(dependencies, { buyer, plan, customerId });
    } catch (error) {
      if (!(error instanceof CustomerDeletedError)) throw error;
      const replacement = await replaceCustomer(dependencies, buyer, customerId);
      return openCheckoutPage(dependencies, { buyer, plan, customerId: replacement });
    }
  };
}

async function openCheckoutPage(
  { payments, addresses }: Dependencies,
  { buyer, plan, customerId }: { buyer: Buyer; plan: PaidPlan; customerId: string },
): Promise<string> {
  // Before the subscriptions: a purchase that is completed meanwhile would otherwise be in neither list.
  const checkouts = await payments.listCheckouts(customerId);
  const subscriptions = await payments.listSubscriptions(customerId);
  const running = subscriptions.find(({ state }) => state !== 'over');
  if (running !== undefined) {
    const change = changeOf(running, plan);
    return payments.createPortal({ customerId, returnUrl: addresses.portal, ...change });
  }
  const open = checkouts.filter(({ isOpen }) => isOpen);
  const same = open.find((checkout) => checkout.plan === plan)?.url;
  if (same) return same;
  for (const { id } of open) await payments.expireCheckout(id);
  const order = {
    customerId,
    reference: buyer.profile.userId,
    plan,
    trialDays: subscriptions.length === 0 ? TRIAL_DAYS : 0,
    successUrl: addresses.success(plan),
    cancelUrl: addresses.cancelled,
  };
  // Derived from the previous purchase, so concurrent requests use the same key.
  return payments.createCheckout(order, `checkout-${customerId}-${checkouts[0]?.id ?? 'first'}`);
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
  const buyer = { email, profileId: profile.id };
  const customerId = await payments.createCustomer(buyer, `customer-${profile.userId}`);
  return saveOrDelete(payments, customerId, () =>
    accounts.add({ profileId: profile.id, customerId }),
  );
}

/**
 * The key includes the old customer's id: with the earlier key, the payment service would return that customer again.
 */
async function replaceCustomer(
  { accounts, payments }: Pick<Dependencies, 'accounts' | 'payments'>,
  { profile, email }: Buyer,
  deleted: string,
): Promise<string> {
  const key = `customer-${profile.userId}-after-${deleted}`;
  const customerId = await payments.createCustomer({ email, profileId: profile.id }, key);
  const before = { profileId: profile.id, customerId: deleted };
  return saveOrDelete(payments, customerId, async () => {
    await accounts.replace(before, customerId);
    return customerId;
  });
}

/** Returns the stored customer. If the account was deleted meanwhile, the new customer is deleted again. */
async function saveOrDelete(
  payments: Pick<Payments, 'deleteCustomer'>,
  customerId: string,
  save: () => Promise<string>,
): Promise<string> {
  try {
    return await save();
  } catch (error) {
    // After any other failure, another request may have stored the same customer.
    if (error instanceof Refusal) await payments.deleteCustomer(customerId);
    throw error;
  }
}
