import type { PaidPlan } from '@proviso/contracts';
import type { Stripe } from 'stripe';

import type { CheckoutOrder, PortalVisit } from '#server/ports/payments.ts';

/** What Stripe is asked for when a plan is bought: a trial asks for no card and ends without one. */
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

/** Another plan for the one item of a subscription. */
export interface ItemChange {
  readonly subscriptionId: string;
  readonly itemId: string;
  readonly priceId: string;
}

/** What Stripe is asked for when a subscription is managed; with a change, its confirmation comes first. */
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

/** The plan that a begun purchase carries with it. */
export function planOfMetadata(metadata: Stripe.Metadata | null): PaidPlan | null {
  const plan = metadata?.['proviso_plan'];
  return plan === 'starter' || plan === 'pro' ? plan : null;
}
