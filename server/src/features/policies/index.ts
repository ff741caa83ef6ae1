import type { PolicySummary } from '@proviso/contracts';
import type { FastifyPluginAsync } from 'fastify';

import type { PolicyPacks } from '#server/ports/policy-packs.ts';

/** What a person may choose from before an analysis. */
export function createPolicies({ policyPacks }: { readonly policyPacks: PolicyPacks }): {
  readonly routes: FastifyPluginAsync;
} {
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
    },
  };
}
