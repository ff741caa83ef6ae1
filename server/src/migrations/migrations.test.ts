import { migrate } from '@proviso/database';
import { describeDatabases, listUnindexedReferences } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { serverMigrations } from './migrations.ts';

describeDatabases("the product's tables", (open) => {
  it('find what refers to a row without reading whole tables', async () => {
    const connection = await open();
    await migrate(connection, serverMigrations);
    expect(await listUnindexedReferences(connection)).toEqual([]);
  });
});
