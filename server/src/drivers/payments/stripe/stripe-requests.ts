import type { PaidPlan } from '@proviso/contracts';
import type { Stripe } from 'stripe';

import type { CheckoutOrder, NewCustomer, PortalVisit } from '#server/ports/payments.ts';

/** Stripe's parameters for a customer; the metadata names the account in case our own record of it is lost. */
export function customerParameters({ email, profileId }: NewCustomer) {
  return {
    ...(email !== null && { email }),
    metadata: { proviso_profile_id: String(profileId) },
  } satisfies Stripe.CustomerCreateParams;
}

/** Stripe's parameters for a purchase: a trial requires no card and is canceled at its end without one. */
export function checkoutParameters(order: CheckoutOrder, priceId: string) {
  const { customerId, reference, plan, trialDays, successUrl, cancelUrl } = order;
  return {
    mode: 'subscription',
    customer: customerId,
    client_reference_id: reference,
    line_items: [{ price: priceId, quantity: 1 }],
    payment_method_collection: trialDays > 0 ? 'if_required' : 'always',
    subscription_data: {
      metadata: { proviso_plan: plan },
      ...(trialDays > 0 && {
        trial_period_days: trialDays,
        trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
      }),
    },
    metadata: { proviso_plan: plan },
    success_url: successUrl,
    cancel_url: cancelUrl,
  } satisfies Stripe.Checkout.SessionCreateParams;
}

/** A new plan for a subscription's single item. */
export interface ItemChange {
  readonly subscriptionId: string;
  readonly itemId: string;
  readonly priceId: string;
}

/** Stripe's parameters for the portal; with a change, it opens with that change's confirmation. */
export function portalParameters(
  { customerId, returnUrl }: Pick<PortalVisit, 'customerId' | 'returnUrl'>,
  configuration: string | undefined,
  change: ItemChange | undefined,
) {
  return {
    customer: customerId,
    return_url: returnUrl,
    ...(configuration !== undefined && { configuration }),
    ...(change !== undefined && { flow_data: confirmChange(change, returnUrl) }),
  } satisfies Stripe.BillingPortal.SessionCreateParams;
}

function confirmChange({ subscriptionId, itemId, priceId }: ItemChange, returnUrl: string) {
  return {
    type: 'subscription_update_confirm',
    subscription_update_confirm: {
      subscription: subscriptionId,
      items: [{ id: itemId, price: priceId, quantity: 1 }],
    },
    after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
  } satisfies Stripe.BillingPortal.SessionCreateParams.FlowData;
}

/** The plan stored in a purchase's metadata. */
export function planOfMetadata(metadata: Stripe.Metadata | null): PaidPlan | null {
  const plan = metadata?.['proviso_plan'];
  return plan === 'starter' || plan === 'pro' ? plan : null;
}
