import { migrate } from '@proviso/database';
import { describeDatabases, listUnindexedReferences } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { migrationSet } from './index.ts';

describeDatabases("the service's tables", (open) => {
  it('have an index on every foreign key', async () => {
    const connection = await open();
    await migrate(connection, migrationSet);
    expect(await listUnindexedReferences(connection)).toEqual([]);
  });
});
