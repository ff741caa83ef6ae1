import type { Configuration } from '#server/config/configuration.ts';
import type { Dependencies } from '#server/dependencies.ts';

import { createEmbeddedPayments } from './embedded/embedded-payments.ts';
import { createStripePayments } from './stripe/stripe-payments.ts';

/** Stripe if its key is set, otherwise the embedded checkout. */
export function openPayments(
  configuration: Configuration,
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
): Pick<Dependencies, 'payments' | 'embeddedCheckout'> {
  const { secretKey, webhookSecret, apiBase } = configuration.stripe;
  if (configuration.billing.mode === 'off') return { payments: null, embeddedCheckout: null };
  if (secretKey !== undefined && webhookSecret !== undefined) {
    const payments = createStripePayments({ secretKey, webhookSecret, apiBase, clock });
    return { payments, embeddedCheckout: null };
  }
  const { publicOrigin } = configuration;
  const { payments, backend } = createEmbeddedPayments({ database, clock, publicOrigin });
  return { payments, embeddedCheckout: backend };
}
