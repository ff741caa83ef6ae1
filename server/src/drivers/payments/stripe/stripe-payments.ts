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
import { idempotencyKeyFor } from './idempotency-key.ts';
import { lookupKeyOf } from './lookup-keys.ts';
import { openStripe, type StripeAccess } from './open-stripe.ts';
import { findPortalConfiguration } from './portal-configuration.ts';
import { isMissing, isMissingCustomer, requireDeleted } from './require-deleted.ts';
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
  const books = /^[rs]k_live_/.test(access.secretKey) ? 'stripe_live' : 'stripe_test';
  const ofCustomer = createCustomerRequests(stripe, books);
  return {
    driver: 'stripe',
    books,
    createCustomer: (customer, key) =>
      callStripe(async () => {
        const parameters = customerParameters(customer);
        const idempotencyKey = idempotencyKeyFor(key, parameters);
        const { id } = await stripe.customers.create(parameters, { idempotencyKey });
        return id;
      }),
    listSubscriptions: (customer) =>
      ignoreDeleted(ofCustomer, customer, async () => {
        const query = { customer, status: 'all', limit: PAGE } as const;
        const { data } = await stripe.subscriptions.list(query);
        return data.flatMap((row) => describeSubscription(row) ?? []);
      }),
    listCheckouts: (customer) =>
      ignoreDeleted(ofCustomer, customer, async () => {
        const { data } = await stripe.checkout.sessions.list({ customer, limit: PAGE });
        return data.map(describeCheckout);
      }),
    ...createHostedPages(stripe, ofCustomer),
    deleteCustomer: (id) =>
      ofCustomer(id, async () => void (await stripe.customers.del(id)), isMissing).catch(
        (error: unknown) => {
          if (!(error instanceof CustomerDeletedError)) throw error;
        },
      ),
    readEvent: (body, signature) =>
      readSignedEvent({ body, signature, secret: webhookSecret, receivedAt: clock.now() }),
  };
}

/** The pages on which Stripe's customers buy and change plans. */
function createHostedPages(
  stripe: Stripe,
  ofCustomer: CustomerRequest,
): Pick<Payments, 'createCheckout' | 'expireCheckout' | 'createPortal'> {
  return {
    createCheckout: (order, idempotencyKey) =>
      ofCustomer(order.customerId, async () => {
        const parameters = checkoutParameters(order, await findPrice(stripe, order.plan));
        // The bare key: of two requests at once for different plans, Stripe refuses one, so only one can be paid for.
        const session = await stripe.checkout.sessions.create(parameters, { idempotencyKey });
        return addressOf(session);
      }),
    expireCheckout: (id) =>
      callStripe(async () => void (await stripe.checkout.sessions.expire(id))),
    createPortal: (visit) =>
      ofCustomer(visit.customerId, async () => {
        const configuration = await findPortalConfiguration(stripe);
        const change = await findItem(stripe, visit.change);
        const parameters = portalParameters(visit, configuration?.id, change);
        return addressOf(await stripe.billingPortal.sessions.create(parameters));
      }),
  };
}

/** A request about one customer; rejects with CustomerDeletedError when that customer was deleted. */
type CustomerRequest = <Result>(
  customerId: string,
  request: () => Promise<Result>,
  isAboutCustomer?: typeof isMissing,
) => Promise<Result>;

/**
 * With test keys, an unknown customer counts as deleted: the dashboard clears test data without a trace, and nothing is
 * charged there.
 */
function createCustomerRequests(stripe: Stripe, books: Payments['books']): CustomerRequest {
  return (customerId, request, isAboutCustomer = isMissingCustomer) =>
    callStripe(() =>
      request().catch(async (error: unknown) => {
        if (!isAboutCustomer(error)) throw error;
        if (books === 'stripe_live') await requireDeleted(stripe, customerId);
        throw new CustomerDeletedError(`Stripe: ${error.message}`, { cause: error });
      }),
    );
}

/** Treats a deleted customer as one that has nothing. */
function ignoreDeleted<Item>(
  ofCustomer: CustomerRequest,
  customerId: string,
  list: () => Promise<readonly Item[]>,
): Promise<readonly Item[]> {
  return ofCustomer(customerId, list).catch((error: unknown) => {
    if (error instanceof CustomerDeletedError) return [];
    throw error;
  });
}

/** All other Stripe errors are equivalent for us; the cause has the details. */
async function callStripe<Result>(request: () => Promise<Result>): Promise<Result> {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new PaymentsUnavailableError(`Stripe: ${error.message}`, { cause: error });
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
