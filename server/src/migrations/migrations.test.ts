import { migrate } from '@proviso/database';
import { describeDatabases, listUnindexedReferences } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import type { Schema } from '#server/tables/schema.ts';

import { serverMigrations } from './migrations.ts';

describeDatabases("the product's tables", (open) => {
  it('have an index on every foreign key', async () => {
    const connection = await open();
    await migrate(connection, serverMigrations);
    expect(await listUnindexedReferences(connection)).toEqual([]);
  });

  it('keep what accounts have bought when purchases are kept apart by books', async () => {
    const connection = await open();
    const steps = Object.entries(serverMigrations.migrations);
    const earlier = Object.fromEntries(steps.filter(([name]) => name < '017'));
    await migrate(connection, { owner: 'server', migrations: earlier });
    const database = connection.as<Schema>();
    for (const [id, plan] of [
      [1, 'pro'],
      [2, 'free'],
    ] as const) {
      const profile = {
        id,
        user_id: `user-${id}`,
        name: '',
        plan,
        role: 'user',
        is_demo: 0,
        created_at: 0,
      };
      await database.insertInto('profiles').values(profile).execute();
      const customer = { profile_id: id, books: 'stripe_live', customer_id: `cus_${id}` } as const;
      const period = { state: 'active', period_start: 1, period_end: 2 } as const;
      const account = { ...customer, ...(plan === 'pro' && period) };
      await database.insertInto('billing_accounts').values(account).execute();
    }
    await migrate(connection, serverMigrations);
    const rows = database.selectFrom('billing_accounts').selectAll().orderBy('profile_id');
    expect(await rows.execute()).toMatchObject([
      { books: 'stripe_live', customer_id: 'cus_1', plan: 'pro', state: 'active', period_end: 2 },
      { books: 'stripe_live', customer_id: 'cus_2', plan: null, state: null },
    ]);
  });

  it('forget what the embedded checkout kept of accounts that are deleted', async () => {
    const connection = await open();
    const steps = Object.entries(serverMigrations.migrations);
    const earlier = Object.fromEntries(steps.filter(([name]) => name < '019'));
    await migrate(connection, { owner: 'server', migrations: earlier });
    const database = connection.as<Schema>();
    const profile = {
      id: 1,
      user_id: 'user-1',
      name: '',
      plan: 'free',
      role: 'user',
      is_demo: 0,
      created_at: 0,
    } as const;
    await database.insertInto('profiles').values(profile).execute();
    const account = { profile_id: 1, books: 'embedded', customer_id: 'cus_1' } as const;
    await database.insertInto('billing_accounts').values(account).execute();
    for (const id of ['cus_1', 'cus_2']) {
      const customer = { id, email: 'anna@example.com', idempotency_key: id, card_last4: '4242' };
      await database.insertInto('embedded_customers').values(customer).execute();
    }
    await migrate(connection, serverMigrations);
    const kept = await database.selectFrom('embedded_customers').select('id').execute();
    expect(kept).toEqual([{ id: 'cus_1' }]);
  });
});
