import type { PaidPlan } from '@proviso/contracts';
import { Stripe } from 'stripe';

import type { Clock } from '#server/ports/clock.ts';
import {
  type Checkout,
  CustomerDeletedError,
  type Payments,
  PaymentsUnavailableError,
  type PortalVisit,
} from '#server/ports/payments.ts';

import { readSignedEvent } from '../read-event.ts';
import { describeSubscription } from './describe-subscription.ts';
import { lookupKeyOf } from './lookup-keys.ts';
import { openStripe, type StripeAccess } from './open-stripe.ts';
import { findPortalConfiguration } from './portal-configuration.ts';
import {
  checkoutParameters,
  customerParameters,
  type ItemChange,
  planOfMetadata,
  portalParameters,
} from './stripe-requests.ts';

interface Options extends StripeAccess {
  readonly webhookSecret: string;
  readonly clock: Clock;
}

const PAGE = 100;

/** Payments through Stripe. Prices are found by lookup key, so that no Stripe ids are configured. */
export function createStripePayments({ webhookSecret, clock, ...access }: Options): Payments {
  const stripe = openStripe(access);
  return {
    driver: 'stripe',
    books: /^[rs]k_live_/.test(access.secretKey) ? 'stripe_live' : 'stripe_test',
    createCustomer: (customer, key) =>
      callStripe(async () => {
        const parameters = customerParameters(customer);
        const { id } = await stripe.customers.create(parameters, { idempotencyKey: key });
        return id;
      }),
    listSubscriptions: (customer) =>
      callStripe(async () => {
        const query = { customer, status: 'all', limit: PAGE } as const;
        const found = await ignoreMissing(stripe.subscriptions.list(query));
        return (found?.data ?? []).flatMap((row) => describeSubscription(row) ?? []);
      }),
    listCheckouts: (customer) =>
      callStripe(async () => {
        const query = { customer, limit: PAGE };
        const found = await ignoreMissing(stripe.checkout.sessions.list(query));
        return (found?.data ?? []).map(describeCheckout);
      }),
    createCheckout: (order, key) =>
      callStripe(async () => {
        const parameters = checkoutParameters(order, await findPrice(stripe, order.plan));
        const session = await stripe.checkout.sessions.create(parameters, { idempotencyKey: key });
        return addressOf(session);
      }),
    expireCheckout: (id) =>
      callStripe(async () => void (await stripe.checkout.sessions.expire(id))),
    createPortal: (visit) =>
      callStripe(async () => {
        const configuration = await findPortalConfiguration(stripe);
        const change = await findItem(stripe, visit.change);
        const parameters = portalParameters(visit, configuration?.id, change);
        return addressOf(await stripe.billingPortal.sessions.create(parameters));
      }),
    deleteCustomer: (id) =>
      callStripe(async () => void (await ignoreMissing(stripe.customers.del(id)))),
    readEvent: (body, signature) =>
      readSignedEvent({ body, signature, secret: webhookSecret, receivedAt: clock.now() }),
  };
}

/** All other Stripe errors are equivalent for us; the cause has the details. */
async function callStripe<Result>(request: () => Promise<Result>): Promise<Result> {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const isOfCustomer = isMissing(error) && error.param === 'customer';
    const Fault = isOfCustomer ? CustomerDeletedError : PaymentsUnavailableError;
    throw new Fault(`Stripe: ${error.message}`, { cause: error });
  }
}

function describeCheckout({ id, status, url, metadata }: Stripe.Checkout.Session): Checkout {
  return { id, plan: planOfMetadata(metadata), isOpen: status === 'open', url };
}

function addressOf({ url }: { readonly url: string | null }): string {
  if (url === null) throw new PaymentsUnavailableError('Stripe gave no address for a page.');
  return url;
}

async function findPrice(stripe: Stripe, plan: PaidPlan): Promise<string> {
  const key = lookupKeyOf(plan);
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
  const [price] = data;
  if (price !== undefined) return price.id;
  throw new PaymentsUnavailableError(`Stripe knows no price ${key}: run npm run stripe:setup.`);
}

async function findItem(
  stripe: Stripe,
  change: PortalVisit['change'],
): Promise<ItemChange | undefined> {
  if (change === undefined) return undefined;
  const { subscriptionId, plan } = change;
  const { items } = await stripe.subscriptions.retrieve(subscriptionId);
  const [item] = items.data;
  return item && { subscriptionId, itemId: item.id, priceId: await findPrice(stripe, plan) };
}

/** Undefined when Stripe does not, or no longer, know the customer. */
async function ignoreMissing<Result>(request: Promise<Result>): Promise<Result | undefined> {
  try {
    return await request;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function isMissing(error: unknown): error is InstanceType<typeof Stripe.errors.StripeError> {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
}
