import type { MigrationSet } from '@proviso/database';

import { createTables } from './001-create-tables.ts';

/** The steps of the service's tables. A step that was released is never changed again. */
export const migrationSet: MigrationSet = {
  owner: 'auth',
  migrations: { '001-create-tables': createTables },
};
