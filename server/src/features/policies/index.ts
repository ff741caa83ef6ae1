import type { PolicySummary } from '@proviso/contracts';
import type { PolicyPack } from '@proviso/engine/policies';
import type { FastifyPluginAsync } from 'fastify';

import { profileOf } from '#server/http/account-of.ts';
import type { Policies } from '#server/ports/policies.ts';
import type { PolicyPacks } from '#server/ports/policy-packs.ts';

interface Dependencies {
  readonly policyPacks: PolicyPacks;
  /** What accounts have written themselves. */
  readonly ownPolicies: Policies;
}

/** What a person may choose from before an analysis. */
export interface PoliciesFeature {
  readonly routes: FastifyPluginAsync;
  readonly policies: Policies;
}

export function createPolicies({ policyPacks, ownPolicies }: Dependencies): PoliciesFeature {
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
  return {
    policies,
    routes: async (routes) => {
      routes.get('/policies', (request) => policies.list(profileOf(request).id));
    },
  };
}

function summarize({ name, title, version, description }: PolicyPack): PolicySummary {
  return { name, title, version, description };
}
