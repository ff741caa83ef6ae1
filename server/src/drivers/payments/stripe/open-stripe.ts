import { Stripe } from 'stripe';

/** How to reach a Stripe account. */
export interface StripeAccess {
  readonly secretKey: string;
  /** An address to use instead of Stripe's. */
  readonly apiBase: string | undefined;
}

const TIMEOUT_MS = 20_000;
const RETRIES = 2;

/** Stripe's client, with its telemetry disabled. */
export function openStripe({ secretKey, apiBase }: StripeAccess): Stripe {
  return new Stripe(secretKey, {
    telemetry: false,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    ...(apiBase !== undefined && hostOptions(new URL(apiBase))),
  });
}

function hostOptions({ protocol, hostname, port }: URL) {
  const isSecure = protocol === 'https:';
  return {
    protocol: isSecure ? ('https' as const) : ('http' as const),
    host: hostname,
    port: port || (isSecure ? 443 : 80),
  };
}
