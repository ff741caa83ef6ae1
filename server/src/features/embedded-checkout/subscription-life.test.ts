import { describeDatabases, type TestDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { DAY_MS } from '#server/calendar/durations.ts';
import { createFeatures } from '#server/features.ts';
import { buy, CARDS, openPortal, portalOf, refusalOf, statusOf } from '#server/testing/buyer.ts';
import { textFile } from '#server/testing/form.ts';
import { type Person, signIn, signUp } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const START = Date.UTC(2031, 0, 20);

/** An account whose clock can be advanced; it signs in again each time. */
async function openAccount(databases: TestDatabases) {
  let now = START;
  const clock = { now: () => now };
  const { app, dependencies } = await startTestServer(databases, { clock, background: false });
  const { embeddedCheckout } = createFeatures(dependencies);
  const person = await signUp(app, 'anna@example.com');
  return {
    person,
    waitDays: async (days: number): Promise<Person> => {
      now += days * DAY_MS;
      await embeddedCheckout?.settleDue();
      return signIn(app, person.email);
    },
  };
}

describeDatabases('a subscription', (_open, databases) => {
  it('ends with its trial when no card was added', async () => {
    const { person, waitDays } = await openAccount(databases);
    await buy(person, 'pro');
    expect((await statusOf(await waitDays(13))).plan).toBe('pro');
    const after = await waitDays(1);
    expect(await statusOf(after)).toMatchObject({
      plan: 'free',
      subscription: null,
      isCustomer: true,
    });
    expect((await (await openPortal(after)).read()).subscription).toBeNull();
  });

  it('is renewed with the card on file, each period with a new allowance', async () => {
    const { person, waitDays } = await openAccount(databases);
    await buy(person, 'starter');
    await (await openPortal(person)).saveCard(CARDS.good);
    await person.upload(textFile('some text'));
    expect(await statusOf(person)).toMatchObject({
      documentsUsed: 1,
      resetsAt: '2031-02-03T00:00:00.000Z',
    });
    const renewed = await waitDays(14);
    expect(await statusOf(renewed)).toMatchObject({
      plan: 'starter',
      documentsUsed: 0,
      resetsAt: '2031-03-03T00:00:00.000Z',
      subscription: { state: 'active', endsAt: null },
    });
    // A server that was off for months catches up.
    const later = await waitDays(70);
    const { invoices } = await (await openPortal(later)).read();
    expect(invoices.map(({ amount, status }) => [amount, status])).toEqual([
      [19, 'paid'],
      [19, 'paid'],
      [19, 'paid'],
      [0, 'paid'],
    ]);
  });

  it('keeps its plan for seven days after a failed payment, and recovers with another card', async () => {
    const { person, waitDays } = await openAccount(databases);
    await buy(person, 'starter');
    await (await openPortal(person)).saveCard(CARDS.declinedLater);
    const late = await waitDays(14);
    expect(await statusOf(late)).toMatchObject({
      plan: 'starter',
      subscription: { state: 'past_due', paymentDueAt: '2031-02-10T00:00:00.000Z' },
    });
    const portal = await openPortal(late);
    const ending = portalOf(await portal.setEnding(true)).subscription;
    expect(ending?.paymentDueAt).toBe('2031-02-10T00:00:00.000Z');
    expect((await statusOf(late)).subscription?.endsAt).toBe('2031-02-10T00:00:00.000Z');
    await portal.setEnding(false);
    expect((await portal.read()).invoices[0]).toMatchObject({ amount: 19, status: 'open' });
    expect(refusalOf(await portal.changePlan('pro'))).toBe('422 embedded_checkout.card_declined');
    expect(portalOf(await portal.saveCard(CARDS.good)).subscription?.state).toBe('active');
    expect((await statusOf(late)).subscription?.state).toBe('active');

    await portal.saveCard(CARDS.declinedLater);
    expect((await statusOf(await waitDays(31))).subscription?.state).toBe('past_due');
    const given = await waitDays(7);
    expect(await statusOf(given)).toMatchObject({ plan: 'free', subscription: null });
    expect((await (await openPortal(given)).read()).invoices[0]?.status).toBe('void');
  });

  it('upgrades at once with usage carried over, and downgrades at the next period', async () => {
    const { person, waitDays } = await openAccount(databases);
    await buy(person, 'starter');
    await (await openPortal(person)).saveCard(CARDS.good);
    const member = await waitDays(14);
    await member.upload(textFile('some text'));
    const halfway = await waitDays(14);
    const portal = await openPortal(halfway);
    expect((await portal.read()).subscription?.changeCosts).toEqual({ starter: 0, pro: 15 });
    await portal.changePlan('pro');
    expect(await statusOf(halfway)).toMatchObject({ plan: 'pro', limit: 500, documentsUsed: 1 });
    expect((await portal.read()).invoices[0]).toMatchObject({ plan: 'pro', amount: 15 });

    expect(portalOf(await portal.changePlan('starter')).subscription).toMatchObject({
      plan: 'pro',
      nextPlan: 'starter',
    });
    expect(await statusOf(halfway)).toMatchObject({ plan: 'pro', limit: 500 });
    const next = await waitDays(14);
    expect(await statusOf(next)).toMatchObject({ plan: 'starter', limit: 50, documentsUsed: 0 });
  });

  it('runs to the end of its period when canceled, unless that is undone', async () => {
    const { person, waitDays } = await openAccount(databases);
    await buy(person, 'pro');
    const portal = await openPortal(person);
    await portal.saveCard(CARDS.good);
    await portal.setEnding(true);
    expect(await statusOf(person)).toMatchObject({
      plan: 'pro',
      subscription: { endsAt: '2031-02-03T00:00:00.000Z' },
    });
    await portal.setEnding(false);
    expect((await statusOf(person)).subscription?.endsAt).toBeNull();
    expect(portalOf(await portal.endPeriod()).subscription?.state).toBe('active');
    expect(await statusOf(person)).toMatchObject({
      plan: 'pro',
      subscription: { state: 'active' },
    });
    await portal.setEnding(true);
    expect((await statusOf(await waitDays(31))).plan).toBe('free');
  });

  it('saves a card in the portal only after its bank has confirmed it, and then renews with it', async () => {
    const { person, waitDays } = await openAccount(databases);
    await buy(person, 'starter');
    const portal = await openPortal(person);
    expect(refusalOf(await portal.confirmCard(true))).toBe('422 embedded_checkout.session_over');
    const asked = portalOf(await portal.saveCard(CARDS.needsConfirmation));
    expect(asked).toMatchObject({ isConfirming: true, card: null });
    const refused = '422 embedded_checkout.authentication_failed';
    expect(refusalOf(await portal.confirmCard(false))).toBe(refused);
    expect(await portal.read()).toMatchObject({ isConfirming: false, card: null });
    await portal.saveCard(CARDS.needsConfirmation);
    const saved = portalOf(await portal.confirmCard(true));
    expect(saved).toMatchObject({ isConfirming: false, card: { last4: '3155' } });
    const renewed = await waitDays(14);
    expect((await statusOf(renewed)).subscription?.state).toBe('active');
  });

  it('starts a period of its own, and ends although a smaller plan had been chosen before', async () => {
    const { person, waitDays } = await openAccount(databases);
    await person.upload(textFile('some text'));
    expect((await statusOf(person)).documentsUsed).toBe(1);
    await buy(person, 'pro', {});
    expect((await statusOf(person)).documentsUsed).toBe(0);
    const portal = await openPortal(person);
    await portal.saveCard(CARDS.good);
    await portal.endPeriod();
    await portal.changePlan('starter');
    const ending = portalOf(await portal.setEnding(true)).subscription;
    expect(ending).toMatchObject({ plan: 'pro', nextPlan: 'starter', isEnding: true });
    expect((await statusOf(await waitDays(31))).plan).toBe('free');
  });
});
