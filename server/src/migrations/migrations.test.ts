import { migrate } from '@proviso/database';
import { describeDatabases, listUnindexedReferences } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { serverMigrations } from './migrations.ts';

describeDatabases("the product's tables", (open) => {
  it('have an index on every foreign key', async () => {
    const connection = await open();
    await migrate(connection, serverMigrations);
    expect(await listUnindexedReferences(connection)).toEqual([]);
  });
});
