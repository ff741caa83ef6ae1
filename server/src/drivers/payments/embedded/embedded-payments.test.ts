import { migrate } from '@proviso/database';
import { describeDatabases } from '@proviso/database/testing';

import { serverMigrations } from '#server/migrations/migrations.ts';
import type { Schema } from '#server/tables/schema.ts';

import { itHandlesDeletedCustomers } from '../payments.contract.ts';
import { createEmbeddedPayments } from './embedded-payments.ts';

describeDatabases('payments through the embedded checkout', (open) => {
  itHandlesDeletedCustomers(async () => {
    const connection = await open();
    await migrate(connection, serverMigrations);
    const { payments } = createEmbeddedPayments({
      database: connection.as<Schema>(),
      clock: { now: () => Date.UTC(2031, 0, 5) },
      publicOrigin: 'https://scan.example.com',
    });
    const gone = await payments.createCustomer({ email: null, profileId: 1 }, 'customer-1');
    await payments.deleteCustomer(gone);
    return { payments, gone };
  });
});
