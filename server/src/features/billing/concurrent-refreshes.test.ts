import { describeDatabases, type TestDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { createFeatures } from '#server/features.ts';
import { buy, CARDS, openPortal, statusOf } from '#server/testing/buyer.ts';
import { collect, customerOf, startShop } from '#server/testing/start-shop.ts';

import { AccountPlans } from './account-plans.ts';
import { BillingAccounts } from './billing-accounts.ts';

const ENTITLEMENT = {
  plan: 'pro',
  state: 'active',
  periodStart: 1,
  periodEnd: 2,
  endsAt: null,
} as const;

/** A customer, and what stores the state of its purchases. */
async function startWithCustomer(databases: TestDatabases) {
  const shop = await startShop(databases);
  const { dependencies, person } = shop;
  const { payments } = dependencies;
  if (payments === null) throw new Error('expected payments');
  const plans = new AccountPlans({ audit: { record: async () => undefined } });
  const accounts = new BillingAccounts({ ...dependencies, plans, payments });
  const { profileId } = person;
  await accounts.add({ profileId, customerId: 'cus_0' });
  return { ...shop, accounts, profileId };
}

describeDatabases('queries of the payment service at the same time', (_open, databases) => {
  it('keep the result of an earlier one when the later one fails', async () => {
    const { accounts, person } = await startWithCustomer(databases);
    const earlier = await accounts.beginRefresh('cus_0');
    const later = await accounts.beginRefresh('cus_0');
    if (earlier === undefined || later === undefined) throw new Error('expected a customer');
    await accounts.endRefresh(earlier, ENTITLEMENT);
    expect((await statusOf(person)).plan).toBe('pro');
    await accounts.endRefresh(later, null);
    expect((await statusOf(person)).plan).toBe('free');
    await accounts.endRefresh(earlier, ENTITLEMENT);
    expect((await statusOf(person)).plan).toBe('free');
  });

  it('do not give a new customer what its predecessor had', async () => {
    const { accounts, person, profileId } = await startWithCustomer(databases);
    const query = await accounts.beginRefresh('cus_0');
    if (query === undefined) throw new Error('expected a customer');
    await accounts.replace({ profileId, customerId: 'cus_0' }, 'cus_1');
    await accounts.endRefresh(query, ENTITLEMENT);
    expect((await statusOf(person)).plan).toBe('free');
  });

  it('do not block the replacement of a customer', async () => {
    const { accounts, profileId } = await startWithCustomer(databases);
    for (let round = 0; round < 40; round += 1) {
      const customerId = `cus_${round}`;
      const query = await accounts.beginRefresh(customerId);
      if (query === undefined) throw new Error('expected a customer');
      await Promise.all([
        accounts.replace({ profileId, customerId }, `cus_${round + 1}`),
        accounts.endRefresh(query, ENTITLEMENT),
      ]);
    }
  });

  it('list a saved card once, although its event is delivered several times at once', async () => {
    const { dependencies, backend, person } = await startShop(databases);
    await buy(person, 'starter');
    const portal = await openPortal(person);
    const sessionId = portal.place.split('/').at(-1) ?? '';
    const customerId = await customerOf(dependencies);
    await backend.portals.saveCard({ sessionId, customerId }, CARDS.good);
    const { billing } = createFeatures(dependencies);
    if (billing === null) throw new Error('expected billing');
    const events = await collect(backend);
    const deliveries = [...events, ...events, ...events, ...events];
    await Promise.all(
      deliveries.map(({ body, signature }) => billing.receiveEvent(body, signature)),
    );
    const saved = await dependencies.database
      .selectFrom('audit_entries')
      .select('id')
      .where('kind', '=', 'card.saved')
      .execute();
    expect(saved).toHaveLength(1);
  });
});
