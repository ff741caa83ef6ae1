import {
  chooseDefaultPolicySchema,
  type DefaultPolicy,
  type PolicySummary,
} from '@proviso/contracts';
import type { PolicyPack } from '@proviso/engine/policies';
import type { FastifyPluginAsync } from 'fastify';

import { profileOf } from '#server/http/account-of.ts';
import { parse } from '#server/http/parse.ts';
import type { Audit } from '#server/ports/audit.ts';
import type { Policies } from '#server/ports/policies.ts';
import type { PolicyPacks } from '#server/ports/policy-packs.ts';
import type { Database } from '#server/tables/schema.ts';

import { createSetDefaultPolicy } from './default-policy.ts';

export { policyOperations } from './operations.ts';

interface Dependencies {
  readonly database: Database;
  readonly policyPacks: PolicyPacks;
  /** The accounts' own policies. */
  readonly ownPolicies: Policies;
  readonly audit: Audit;
}

/** The policies a user can choose for an analysis, and the default. */
export interface PoliciesFeature {
  readonly routes: FastifyPluginAsync;
  readonly policies: Policies;
}

export function createPolicies({
  database,
  policyPacks,
  ownPolicies,
  audit,
}: Dependencies): PoliciesFeature {
  const policies: Policies = {
    list: async (profileId) => [
      ...policyPacks.list().map(summarize),
      ...(await ownPolicies.list(profileId)),
    ],
    async find(profileId, name) {
      const pack = policyPacks.find(name);
      return pack === undefined ? ownPolicies.find(profileId, name) : { reference: name, pack };
    },
  };
  const setDefaultPolicy = createSetDefaultPolicy({ database, policies, audit });
  return {
    policies,
    routes: async (routes) => {
      routes.get('/policies', (request) => policies.list(profileOf(request).id));
      routes.get('/policies/default', (request): DefaultPolicy => ({
        policy: profileOf(request).defaultPolicy,
      }));
      routes.put('/policies/default', (request) =>
        setDefaultPolicy(profileOf(request), parse(chooseDefaultPolicySchema, request.body)),
      );
    },
  };
}

function summarize({ name, title, version, description }: PolicyPack): PolicySummary {
  return { name, title, version, description };
}
