import { migrate } from '@proviso/database';
import { describeDatabases, listUnindexedReferences } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { migrationSet } from './index.ts';

describeDatabases("the service's tables", (open) => {
  it('find what refers to a row without reading whole tables', async () => {
    const connection = await open();
    await migrate(connection, migrationSet);
    expect(await listUnindexedReferences(connection)).toEqual([]);
  });
});
