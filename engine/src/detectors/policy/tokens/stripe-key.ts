import { secretToken } from './secret-token.ts';

/** Separate from its prefix, so that secret scanners do not flag the examples. */
const SAMPLE = 'R7fK2mXw9QbT4vLz8NcY1pHd';

export const stripeKey = secretToken({
  id: 'stripe-key',
  typeName: 'Stripe secret key',
  description: 'A Stripe secret or restricted key; publishable keys are ignored.',
  noun: 'a Stripe secret key',
  triggers: ['sk_live_*', 'rk_live_*', 'sk_test_*', 'rk_test_*', 'whsec_*'],
  // Paystack’s keys begin alike, but are forty hexadecimal digits.
  form: /(?!sk_(?:live|test)_[a-f\d]{40}(?!\w))(?:[sr]k_(?:live|test)_[A-Za-z\d]{24,128}|whsec_[A-Za-z\d]{16,128})(?!\w)/y,
  examples: [
    `Charge with [[sk_live_${SAMPLE}]].`,
    `[[rk_test_${SAMPLE}]]`,
    `The publishable key pk_live_${SAMPLE} may be public.`,
    'Keys begin with sk_live_ or sk_test_.',
  ],
});
