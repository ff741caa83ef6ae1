import { describeDatabases, type TestDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { DAY_MS, HOUR_MS, MINUTE_MS } from '#server/calendar/durations.ts';
import { createFeatures } from '#server/features.ts';
import { PaymentsUnavailableError } from '#server/ports/payments.ts';
import { openPortal, sessionOf, startCheckout } from '#server/testing/buyer.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { collect, customerOf, startShop } from '#server/testing/start-shop.ts';

/** A shop that loses its events, and whose queries are counted; the customers named in `silent` get no answer. */
async function startLossyShop(databases: TestDatabases) {
  const shop = await startShop(databases);
  const { dependencies, backend } = shop;
  const { payments, database } = dependencies;
  if (payments === null) throw new Error('expected payments');
  const asked: string[] = [];
  const silent = new Set<string>();
  const listSubscriptions = async (customer: string) => {
    asked.push(customer);
    if (silent.has(customer)) throw new PaymentsUnavailableError('No answer.');
    return payments.listSubscriptions(customer);
  };
  const counted = { ...dependencies, payments: { ...payments, listSubscriptions } };
  const { billing } = createFeatures(counted);
  return {
    ...shop,
    asked,
    silent,
    askDue: async () => {
      await collect(backend);
      await billing?.askDue();
    },
    readPlans: async () => {
      const rows = await database.selectFrom('profiles').select('plan').orderBy('id').execute();
      return rows.map(({ plan }) => plan);
    },
  };
}

describeDatabases('a purchase whose events are lost', (_open, databases) => {
  it('is noticed soon after the visit to the page where it was made', async () => {
    const { buyWithoutEvents, askDue, readPlans, wait, person, backend, dependencies } =
      await startLossyShop(databases);
    await buyWithoutEvents('starter');
    expect(await readPlans()).toEqual(['free']);
    wait(MINUTE_MS);
    await askDue();
    expect(await readPlans()).toEqual(['starter']);

    const portal = await openPortal(person);
    const sessionId = portal.place.split('/').at(-1) ?? '';
    const customerId = await customerOf(dependencies);
    await backend.portals.changePlan({ sessionId, customerId }, 'pro');
    wait(MINUTE_MS);
    await askDue();
    expect(await readPlans()).toEqual(['pro']);
  });

  it('is asked about at growing intervals, and later once a day', async () => {
    const { buyWithoutEvents, askDue, wait, asked } = await startLossyShop(databases);
    await buyWithoutEvents('starter');
    const askForOneDay = async () => {
      asked.length = 0;
      for (let minute = 0; minute < 24 * 60; minute += 10) {
        wait(10 * MINUTE_MS);
        await askDue();
      }
      return asked.length;
    };
    expect(await askForOneDay()).toBeLessThan(12);
    expect(asked.length).toBeGreaterThan(4);
    expect(await askForOneDay()).toBeLessThanOrEqual(1);
    expect(await askForOneDay()).toBe(1);
  });

  it('is noticed within a day even without such a visit', async () => {
    const { buyWithoutEvents, askDue, readPlans, wait, dependencies } =
      await startLossyShop(databases);
    await buyWithoutEvents('starter');
    await askDue();
    wait(2 * DAY_MS);
    await askDue();
    await dependencies.database
      .updateTable('embedded_subscriptions')
      .set({ plan: 'pro' })
      .execute();
    wait(DAY_MS + HOUR_MS);
    await askDue();
    expect(await readPlans()).toEqual(['pro']);
  });

  it('is noticed although another customer cannot be asked about', async () => {
    const { app, dependencies, silent, buyWithoutEvents, askDue, readPlans } =
      await startLossyShop(databases);
    await signUp(app, 'another@example.com');
    const profiles = await dependencies.database
      .selectFrom('profiles')
      .select('id')
      .orderBy('id')
      .execute();
    await buyWithoutEvents('starter');
    silent.add('cus_before');
    const row = { profile_id: profiles[1]!.id, customer_id: 'cus_before' };
    await dependencies.database
      .insertInto('billing_accounts')
      .values({ ...row, books: 'embedded' })
      .execute();
    await askDue();
    expect(await readPlans()).toEqual(['starter', 'free']);
  });

  it('is not held up by an event that is refused, which is delivered again', async () => {
    const { app, dependencies, backend, buyWithoutEvents } = await startShop(databases);
    await buyWithoutEvents('starter');
    const second = await signUp(app, 'another@example.com');
    const sessionId = sessionOf(await startCheckout(second, 'pro'));
    const { customer_id: customerId } = await dependencies.database
      .selectFrom('billing_accounts')
      .select('customer_id')
      .where('profile_id', '=', second.profileId)
      .executeTakeFirstOrThrow();
    await backend.checkouts.pay({ sessionId, customerId }, undefined);
    const delivered: string[] = [];
    const delivery = backend.deliverEvents(async ({ id }) => {
      delivered.push(id);
      if (delivered.length === 1) throw new PaymentsUnavailableError('No answer.');
    });
    await expect(delivery).rejects.toThrow(PaymentsUnavailableError);
    expect(delivered).toHaveLength(2);
    expect((await collect(backend)).map(({ id }) => id)).toEqual(delivered.slice(0, 1));
  });
});
