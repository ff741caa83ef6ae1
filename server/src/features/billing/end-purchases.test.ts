import { describeDatabases, type TestDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { createFeatures } from '#server/features.ts';
import type { PaymentBooks } from '#server/ports/payments.ts';
import { buy, CARDS } from '#server/testing/buyer.ts';
import { type Person, signUp } from '#server/testing/sign-up.ts';
import { startStripeStandIn } from '#server/testing/start-stripe-stand-in.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

/** A server with the given payment service, and an account that is also a customer in other books. */
async function startWithCustomer(
  databases: TestDatabases,
  books: PaymentBooks,
  environment: Record<string, string> = {},
) {
  const server = await startTestServer(databases, { background: false, environment });
  const person = await signUp(server.app, 'anna@example.com');
  const { database } = server.dependencies;
  await database
    .insertInto('billing_accounts')
    .values({ profile_id: person.profileId, books, customer_id: 'cus_REAL' })
    .execute();
  const { accounts } = createFeatures(server.dependencies);
  return { ...server, person, database, ...accounts };
}

function isKept({ database }: Awaited<ReturnType<typeof startWithCustomer>>, person: Person) {
  return database
    .selectFrom('billing_accounts')
    .select('customer_id')
    .where('profile_id', '=', person.profileId)
    .executeTakeFirst();
}

describeDatabases('the deletion of an account that has bought something', (_open, databases) => {
  it.each([{ BILLING: 'off' }, {}])(
    'waits for the key that ends its live subscription (%o)',
    async (environment) => {
      const server = await startWithCustomer(databases, 'stripe_live', environment);
      const { person, database, logLines } = server;
      expect(await server.eraseAccount(person.userId)).toBe(false);
      expect(await isKept(server, person)).toEqual({ customer_id: 'cus_REAL' });
      expect(logLines.join('')).toContain('cus_REAL');
      expect((await person.get('/api/documents')).statusCode).toBe(401);

      const stripe = await startStripeStandIn();
      stripe.answer('DELETE /v1/customers/cus_REAL', { id: 'cus_REAL', deleted: true });
      const { dependencies } = await startTestServer(databases, {
        background: false,
        environment: {
          STRIPE_SECRET_KEY: 'sk_test_1234567890',
          STRIPE_WEBHOOK_SECRET: 'whsec_of_a_test',
          STRIPE_API_BASE: stripe.url,
        },
      });
      if (dependencies.payments === null) throw new Error('expected payments');
      // A real server accepts no live key beside another address than Stripe's.
      const payments = { ...dependencies.payments, books: 'stripe_live' as const };
      const { accounts } = createFeatures({ ...server.dependencies, payments });
      await accounts.finishDeletions();
      expect(stripe.requests.map(({ call }) => call)).toEqual(['DELETE /v1/customers/cus_REAL']);
      expect(await database.selectFrom('profiles').select('id').execute()).toEqual([]);
    },
  );

  it('does not wait for test keys, with which nothing is charged', async () => {
    const server = await startWithCustomer(databases, 'stripe_test');
    expect(await server.eraseAccount(server.person.userId)).toBe(true);
    expect(await isKept(server, server.person)).toBeUndefined();
  });

  it.each([true, false])(
    'removes what the embedded checkout kept (which is in use: %o)',
    async (isInUse) => {
      const { app, dependencies } = await startTestServer(databases, { background: false });
      const person = await signUp(app, 'anna@example.com');
      await buy(person, 'pro', { card: CARDS.good });
      const { accounts } = createFeatures({
        ...dependencies,
        ...(!isInUse && { payments: null }),
      });
      expect(await accounts.eraseAccount(person.userId)).toBe(true);
      for (const table of [
        'billing_accounts',
        'embedded_customers',
        'embedded_sessions',
        'embedded_subscriptions',
        'embedded_invoices',
      ] as const) {
        expect(await dependencies.database.selectFrom(table).selectAll().execute()).toEqual([]);
      }
    },
  );
});
