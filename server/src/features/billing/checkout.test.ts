import { redirectSchema } from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { createFeatures } from '#server/features.ts';
import {
  startCheckout,
  buy,
  CARDS,
  checkoutOf,
  openPortal,
  pay,
  refusalOf,
  sessionOf,
  statusOf,
} from '#server/testing/buyer.ts';
import { recover } from '#server/testing/recover.ts';
import { signIn, signUp } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

describeDatabases('a plan purchase', (_open, databases) => {
  it('starts with a trial without a card, and changes the plan only through the webhook', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    const page = await startCheckout(person, 'starter');
    expect(await statusOf(person)).toMatchObject({ plan: 'free', limit: 10, subscription: null });
    const read = await person.get(`/api/embedded-checkout/checkouts/${sessionOf(page)}`);
    expect(checkoutOf(read)).toMatchObject({
      plan: 'starter',
      email: null,
      trialDays: 14,
      state: 'open',
    });
    // Anybody can open the success address.
    await app.inject(checkoutOf(read).successUrl);
    expect((await statusOf(person)).plan).toBe('free');
    expect(checkoutOf(await pay(person, page)).state).toBe('complete');
    expect(await statusOf(person)).toMatchObject({
      plan: 'starter',
      limit: 50,
      documentsUsed: 0,
      subscription: { state: 'trialing', endsAt: null },
    });
  });

  it("sends the payment service only the account's own verified email address", async () => {
    const server = await startTestServer(databases, { background: false });
    await signUp(server.app, 'anna@example.com');
    const person = await recover(server, 'anna@example.com');
    const payload = { plan: 'starter', email: 'another@example.com' };
    const asked = await person.post('/api/checkout/create-checkout-session', payload);
    const page = new URL(redirectSchema.parse(asked.json()).url);
    const read = await person.get(`/api/embedded-checkout/checkouts/${sessionOf(page)}`);
    expect(checkoutOf(read).email).toBe('anna@example.com');
    await pay(person, page);
    expect((await (await openPortal(person)).read()).email).toBe('anna@example.com');
  });

  it('results in one subscription even when started several times at once', async () => {
    const { app, dependencies } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    const early = await startCheckout(person, 'pro');
    const pages = await Promise.all(
      Array.from({ length: 8 }, () => startCheckout(person, 'starter')),
    );
    expect(new Set(pages.map(String)).size).toBe(1);
    expect(refusalOf(await pay(person, early))).toBe('422 embedded_checkout.session_over');
    const answers = await Promise.all(pages.map((page) => pay(person, page)));
    expect(answers.map((answer) => checkoutOf(answer).state)).toEqual(pages.map(() => 'complete'));
    const subscriptions = await dependencies.database
      .selectFrom('embedded_subscriptions')
      .select(['plan', 'state'])
      .execute();
    expect(subscriptions).toEqual([{ plan: 'starter', state: 'trialing' }]);
    // Whoever has a subscription is sent to the portal.
    expect((await startCheckout(person, 'pro')).pathname).toMatch(/^\/billing\//);
  });

  it('requires a card from the second subscription on, and says why a card is rejected', async () => {
    let now = Date.UTC(2031, 0, 5);
    const clock = { now: () => now };
    const { app, dependencies } = await startTestServer(databases, { clock, background: false });
    const person = await signUp(app, 'anna@example.com');
    await buy(person, 'starter');
    await (await openPortal(person)).setEnding(true);
    now += 14 * 86_400_000;
    await createFeatures(dependencies).embeddedCheckout?.settleDue();
    const again = await signIn(app, person.email);
    expect(await statusOf(again)).toMatchObject({ plan: 'free', subscription: null });

    const page = await startCheckout(again, 'pro');
    expect(refusalOf(await pay(again, page))).toBe('422 embedded_checkout.card_required');
    const refusals = [
      [CARDS.declined, 'card_declined'],
      [CARDS.declinedLater, 'card_declined'],
      [{ ...CARDS.good, number: '4242 4242 4242 4241' }, 'card_number_invalid'],
      [{ ...CARDS.good, number: '4111 1111 1111 1111' }, 'card_not_a_test'],
      [{ ...CARDS.good, expiry: '12 / 30' }, 'card_expired'],
      [{ ...CARDS.good, expiry: '13 / 40' }, 'card_expiry_invalid'],
      [{ ...CARDS.good, cvc: '12' }, 'card_cvc_invalid'],
    ] as const;
    for (const [card, code] of refusals) {
      expect(refusalOf(await pay(again, page, { card }))).toBe(`422 embedded_checkout.${code}`);
    }
    expect((await statusOf(again)).plan).toBe('free');

    const confirm = (isApproved: boolean) =>
      again.post(`/api/embedded-checkout/checkouts/${sessionOf(page)}/confirm`, { isApproved });
    expect(checkoutOf(await pay(again, page, { card: CARDS.needsConfirmation })).state).toBe(
      'confirming',
    );
    expect(refusalOf(await confirm(false))).toBe('422 embedded_checkout.authentication_failed');
    expect(refusalOf(await confirm(true))).toBe('422 embedded_checkout.session_over');
    await pay(again, page, { card: CARDS.needsConfirmation });
    expect(checkoutOf(await confirm(true)).state).toBe('complete');
    expect(await statusOf(again)).toMatchObject({ plan: 'pro', limit: 500, documentsUsed: 0 });
    const [invoice] = (await (await openPortal(again)).read()).invoices;
    expect(invoice).toMatchObject({ plan: 'pro', amount: 49, status: 'paid' });
  });

  it('cannot be viewed, completed or managed by another account', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const owner = await signUp(app, 'owner@example.com');
    const stranger = await signUp(app, 'stranger@example.com');
    await startCheckout(stranger, 'starter');
    const page = await startCheckout(owner, 'starter');
    const place = `/api/embedded-checkout/checkouts/${sessionOf(page)}`;
    expect(refusalOf(await stranger.get(place))).toBe('404 embedded_checkout.not_found');
    expect(refusalOf(await pay(stranger, page))).toBe('404 embedded_checkout.not_found');
    await pay(owner, page);
    const portal = await openPortal(owner);
    for (const answer of [
      await stranger.get(portal.place),
      await stranger.post(`${portal.place}/renewal`, { isEnding: true }),
      await stranger.post(`${portal.place}/plan`, { plan: 'pro' }),
      await stranger.post(`${portal.place}/card`, CARDS.good),
      await stranger.post(`${portal.place}/period-end`, {}),
    ]) {
      expect(refusalOf(answer)).toBe('404 embedded_checkout.not_found');
    }
    expect((await portal.read()).subscription).toMatchObject({ plan: 'starter', isEnding: false });
  });

  it('rejects unknown plans, and a portal visit without a purchase', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    for (const plan of ['free', 'gold', 7, null]) {
      const answer = await person.post('/api/checkout/create-checkout-session', { plan });
      expect(refusalOf(answer)).toBe('400 request.invalid');
    }
    const portal = await person.post('/api/billing/portal-session', {});
    expect(refusalOf(portal)).toBe('409 billing.no_subscription');
  });

  it('is unavailable when billing is off', async () => {
    const environment = { BILLING: 'off' };
    const { app } = await startTestServer(databases, { environment, background: false });
    const person = await signUp(app, 'anna@example.com');
    for (const path of [
      '/api/checkout/create-checkout-session',
      '/api/billing/portal-session',
      '/api/billing/webhook',
      '/api/embedded-checkout/checkouts/x/pay',
    ]) {
      expect(refusalOf(await person.post(path, { plan: 'pro' }))).toBe('404 request.unknown_path');
    }
    expect((await app.inject('/api/config')).json()).toMatchObject({ billing: 'off' });
  });
});
