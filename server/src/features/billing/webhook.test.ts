import { describeDatabases } from '@proviso/database/testing';
import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';

import { DAY_MS } from '#server/calendar/durations.ts';
import { createFeatures } from '#server/features.ts';
import { openPortal, refusalOf, statusOf } from '#server/testing/buyer.ts';
import type { Person } from '#server/testing/sign-up.ts';
import { collect, customerOf, startShop } from '#server/testing/start-shop.ts';

const TOLERANCE_MS = 300_000;

function send(app: FastifyInstance, body: Buffer, signature?: string) {
  return app.inject({
    method: 'POST',
    url: '/api/billing/webhook',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(signature !== undefined && { 'stripe-signature': signature }),
    },
    payload: body,
  });
}

async function planOf(person: Person) {
  return (await statusOf(person)).plan;
}

describeDatabases('the billing webhook', (_open, databases) => {
  it('accepts only recent events with a valid signature over the exact bytes', async () => {
    const { app, backend, person, buyWithoutEvents, wait } = await startShop(databases);
    await buyWithoutEvents('starter');
    const [event] = await collect(backend);
    if (event === undefined) throw new Error('expected an event');
    const { body, signature } = event;
    const refused = [
      await send(app, body),
      await send(app, body, ''),
      await send(app, body, 'nonsense'),
      await send(
        app,
        body,
        signature.replace(/v1=(.)/, (_, digit) => `v1=${digit === '0' ? 1 : 0}`),
      ),
      await send(app, body, signature.replace(/t=\d/, 't=2')),
      await send(app, Buffer.from(`${body.toString()} `), signature),
      await send(app, Buffer.from(body.toString().replace('evt_', 'evt_0')), signature),
      await send(app, Buffer.alloc(0), signature),
    ];
    for (const answer of refused) expect(refusalOf(answer)).toBe('400 billing.signature_invalid');
    wait(TOLERANCE_MS + 1000);
    const late = await send(app, body, signature);
    expect(refusalOf(late)).toBe('400 billing.signature_invalid');
    expect(await planOf(person)).toBe('free');
    wait(-TOLERANCE_MS);
    expect((await send(app, body, signature)).json()).toEqual({ received: true });
    expect(await planOf(person)).toBe('starter');
  });

  it('handles each event once and reaches the same result in any order', async () => {
    const { app, dependencies, backend, person, buyWithoutEvents } = await startShop(databases);
    await buyWithoutEvents('starter');
    const portal = await openPortal(person);
    const visit = {
      sessionId: portal.place.split('/').at(-1) ?? '',
      customerId: await customerOf(dependencies),
    };
    await backend.portals.changePlan(visit, 'pro');
    await backend.portals.setEnding(visit, true);
    const events = await collect(backend);
    expect(events).toHaveLength(3);
    const scrambled = [...events].reverse().concat(events, events);
    const answers = await Promise.all(
      scrambled.map(({ body, signature }) => send(app, body, signature)),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(scrambled.map(() => 200));
    expect(await statusOf(person)).toMatchObject({
      plan: 'pro',
      limit: 500,
      subscription: { state: 'trialing', endsAt: '2031-05-19T00:00:00.000Z' },
    });
    const handled = await dependencies.database.selectFrom('payment_events').select('id').execute();
    expect(handled.map(({ id }) => id).sort()).toEqual(events.map(({ id }) => id).sort());
  });

  it('checks the current state, so an old event does not revive an ended subscription', async () => {
    const { app, dependencies, backend, person, buyWithoutEvents } = await startShop(databases);
    await buyWithoutEvents('pro');
    const [bought] = await collect(backend);
    await dependencies.payments?.deleteCustomer(await customerOf(dependencies));
    if (bought === undefined) throw new Error('expected an event');
    expect((await send(app, bought.body, bought.signature)).statusCode).toBe(200);
    expect(await planOf(person)).toBe('free');
  });

  it('is backed up by reconciliation when events are missed', async () => {
    const { dependencies, backend, person, buyWithoutEvents, wait } = await startShop(databases);
    const billing = createFeatures(dependencies).billing;
    await buyWithoutEvents('starter');
    for (const { body, signature } of await collect(backend)) {
      await billing?.receiveEvent(body, signature);
    }
    expect(await planOf(person)).toBe('starter');
    wait(15 * DAY_MS);
    await backend.settleDue();
    await collect(backend);
    await billing?.askDue();
    const { plan } = await dependencies.database
      .selectFrom('profiles')
      .select('plan')
      .executeTakeFirstOrThrow();
    expect(plan).toBe('free');
  });

  it('is remembered for as long as it may be delivered again, and then forgotten', async () => {
    const { dependencies, backend, buyWithoutEvents, wait } = await startShop(databases);
    const billing = createFeatures(dependencies).billing;
    const remembered = () =>
      dependencies.database.selectFrom('payment_events').select('id').execute();
    await buyWithoutEvents('starter');
    for (const { body, signature } of await collect(backend)) {
      await billing?.receiveEvent(body, signature);
    }
    wait(80 * DAY_MS);
    await billing?.reconcile();
    expect(await remembered()).toHaveLength(1);
    wait(20 * DAY_MS);
    await billing?.reconcile();
    expect(await remembered()).toEqual([]);
  });

  it('is backed up by reconciliation that revokes plans sold by another payment service', async () => {
    const { dependencies, backend, person, buyWithoutEvents } = await startShop(databases);
    const { database } = dependencies;
    const billing = createFeatures(dependencies).billing;
    await buyWithoutEvents('pro');
    for (const { body, signature } of await collect(backend)) {
      await billing?.receiveEvent(body, signature);
    }
    await database.updateTable('billing_accounts').set({ books: 'stripe_test' }).execute();
    await billing?.reconcile();
    expect(await statusOf(person)).toMatchObject({ plan: 'free', subscription: null });
  });
});
