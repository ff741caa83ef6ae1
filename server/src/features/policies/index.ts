import { type DefaultPolicy, defaultPolicySchema, type PolicySummary } from '@proviso/contracts';
import type { FastifyPluginAsync } from 'fastify';

import { profileOf } from '#server/http/account-of.ts';
import { parse } from '#server/http/parse.ts';
import type { PolicyPacks } from '#server/ports/policy-packs.ts';
import type { Database } from '#server/schema.ts';

import { createSetDefaultPolicy } from './default-policy.ts';

interface Dependencies {
  readonly database: Database;
  readonly policyPacks: PolicyPacks;
}

/** What a person may choose from before an analysis, and what is meant where nothing is chosen. */
export function createPolicies({ database, policyPacks }: Dependencies): {
  readonly routes: FastifyPluginAsync;
} {
  const setDefaultPolicy = createSetDefaultPolicy(database, policyPacks);
  return {
    routes: async (routes) => {
      routes.get('/policies', (): PolicySummary[] =>
        policyPacks.list().map(({ name, title, version, description }) => ({
          name,
          title,
          version,
          description,
        })),
      );
      routes.get('/policies/default', (request): DefaultPolicy => ({
        policy: profileOf(request).defaultPolicy,
      }));
      routes.put('/policies/default', (request) =>
        setDefaultPolicy(profileOf(request), parse(defaultPolicySchema, request.body)),
      );
    },
  };
}
