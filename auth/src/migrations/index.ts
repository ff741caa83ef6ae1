import type { MigrationSet } from '@proviso/database';

import { createTables } from './001-create-tables.ts';
import { mailAndFlows } from './002-mail-and-flows.ts';
import { factorsAndGoogle } from './003-factors-and-google.ts';
import { anonymousUsers } from './004-anonymous-users.ts';
import { phonesAndRoles } from './005-phones-and-roles.ts';
import { signInNotices } from './006-sign-in-notices.ts';
import { selfRegisteredUsers } from './007-self-registered-users.ts';
import { addressChangeRequests } from './008-address-change-requests.ts';

/** The migrations of the service's tables. A released migration is never changed. */
export const migrationSet: MigrationSet = {
  owner: 'auth',
  migrations: {
    '001-create-tables': createTables,
    '002-mail-and-flows': mailAndFlows,
    '003-factors-and-google': factorsAndGoogle,
    '004-anonymous-users': anonymousUsers,
    '005-phones-and-roles': phonesAndRoles,
    '006-sign-in-notices': signInNotices,
    '007-self-registered-users': selfRegisteredUsers,
    '008-address-change-requests': addressChangeRequests,
  },
};
