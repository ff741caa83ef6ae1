import { createProfileSchema, type Profile } from '@proviso/contracts';
import type { FastifyPluginAsync } from 'fastify';

import { type Account, isOwnId, type ProfileRecord } from '#server/account.ts';
import { accountOf } from '#server/http/account-of.ts';
import { parse } from '#server/http/parse.ts';

import type { createCreateProfile } from './create-profile.ts';
import { profileNotFound } from './errors.ts';

interface Dependencies {
  readonly createProfile: ReturnType<typeof createCreateProfile>;
  /** Returns the account, with the profile's name updated to the latest from the auth service. */
  readonly refreshName: (account: Account) => Promise<Account>;
  readonly countUsed: (profile: ProfileRecord) => Promise<number>;
}

export function profileRoutes(dependencies: Dependencies): FastifyPluginAsync {
  const { createProfile, refreshName, countUsed } = dependencies;
  const describe = async ({ principal, profile }: Account): Promise<Profile> => {
    if (profile === null) throw profileNotFound();
    const { id, name, plan, role, isDemo } = profile;
    return {
      id,
      email: principal.email,
      name,
      plan,
      documentsUsed: await countUsed(profile),
      role,
      isDemo,
      isEmailVerified: principal.isEmailProven,
    };
  };
  return async (routes) => {
    routes.get<{ Params: { id: string } }>('/users/:id', async (request) => {
      const account = accountOf(request);
      if (!isOwnId(account, request.params.id)) throw profileNotFound();
      return describe(await refreshName(account));
    });

    routes.post('/users', async (request, reply) => {
      const account = accountOf(request);
      const created = await createProfile(account, parse(createProfileSchema, request.body));
      reply.code(account.profile === null ? 201 : 200);
      return describe(created);
    });
  };
}
