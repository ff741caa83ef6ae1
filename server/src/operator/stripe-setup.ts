/** `npm run stripe:setup`: creates the products, prices and portal at Stripe that this program uses. */
import { ConfigurationError, readConfiguration } from '../config/configuration.ts';
import { openStripe } from '../drivers/payments/stripe/open-stripe.ts';
import { setUpStripe } from '../drivers/payments/stripe/set-up-stripe.ts';
import { explainStartFailure } from '../explain-start-failure.ts';

try {
  const { stripe, publicOrigin } = readConfiguration(process.env);
  const { secretKey, apiBase } = stripe;
  if (secretKey === undefined) throw new ConfigurationError(['Set STRIPE_SECRET_KEY.']);
  const prices = await setUpStripe(openStripe({ secretKey, apiBase }));
  for (const line of ['Ready at Stripe:', ...prices]) console.log(line);
  console.log(`Events are expected at ${publicOrigin}/api/billing/webhook (docs/billing.md).`);
} catch (error) {
  console.error(explainStartFailure(error, 'Stripe could not be set up'));
  process.exitCode = 1;
}
