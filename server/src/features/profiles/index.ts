import type { FastifyPluginAsync } from 'fastify';

import type { ProfileRecord } from '#server/account.ts';
import type { Audit } from '#server/ports/audit.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Identity } from '#server/ports/identity.ts';
import type { Database } from '#server/tables/schema.ts';

import { createCreateProfile } from './create-profile.ts';
import { createProfileStore } from './profile-store.ts';
import { createRefreshName } from './refresh-name.ts';
import { profileRoutes } from './routes.ts';

export { profileOperations } from './operations.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly identity: Pick<Identity, 'lockSession'>;
  readonly audit: Audit;
  readonly countUsed: (profile: ProfileRecord) => Promise<number>;
}

/** The product's own record of each account. */
export interface ProfilesFeature {
  readonly routes: FastifyPluginAsync;
  readonly findProfile: (userId: string) => Promise<ProfileRecord | null>;
  readonly createProfile: ReturnType<typeof createCreateProfile>;
}

export function createProfiles({
  database,
  clock,
  identity,
  audit,
  countUsed,
}: Dependencies): ProfilesFeature {
  const profiles = createProfileStore(database, clock);
  const createProfile = createCreateProfile({ database, profiles, identity, audit });
  return {
    routes: profileRoutes({
      createProfile,
      refreshName: createRefreshName({ profiles }),
      countUsed,
    }),
    findProfile: (userId) => profiles.find(userId),
    createProfile,
  };
}
