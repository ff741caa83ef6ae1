import type { FastifyPluginAsync } from 'fastify';

import type { AccountLimiter } from '#server/concurrency/account-limiter.ts';
import type { Sealer } from '#server/encryption/sealer.ts';
import type { ExportPart } from '#server/ports/account-lifecycle.ts';
import type { Analyzer } from '#server/ports/analyzer.ts';
import type { Audit } from '#server/ports/audit.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Policies } from '#server/ports/policies.ts';
import type { PolicyPacks } from '#server/ports/policy-packs.ts';
import type { Database } from '#server/tables/schema.ts';

import { createManagePolicies } from './manage-policies.ts';
import { describePolicy, type OwnPolicyRecord, packOf, PolicyStore } from './policy-store.ts';
import { createReadPack } from './read-pack.ts';
import { ownPolicyRoutes } from './routes.ts';
import { createTryPolicy } from './try-policy.ts';

export { ownPolicyOperations } from './operations.ts';

const REFERENCE = /^own:([1-9]\d{0,14})$/;

interface Dependencies {
  readonly database: Database;
  readonly sealer: Sealer;
  readonly clock: Clock;
  readonly analyzer: Analyzer;
  readonly policyPacks: PolicyPacks;
  readonly audit: Audit;
  readonly runLimited: AccountLimiter;
}

/** Policies that accounts write themselves. */
export interface OwnPoliciesFeature {
  readonly routes: FastifyPluginAsync;
  readonly policies: Policies;
  readonly exportPart: ExportPart;
}

export function createOwnPolicies(dependencies: Dependencies): OwnPoliciesFeature {
  const ownPolicies = new PolicyStore(dependencies);
  const readPack = createReadPack(dependencies);
  const parts = { ...dependencies, ownPolicies, readPack };
  return {
    routes: ownPolicyRoutes({
      ownPolicies,
      manage: createManagePolicies(parts),
      trial: createTryPolicy(parts),
      runLimited: dependencies.runLimited,
    }),
    async *exportPart({ profile }) {
      for (const { id, source } of await ownPolicies.list(profile.id)) {
        yield { path: `policies/${id}.yaml`, bytes: Buffer.from(source) };
      }
    },
    policies: {
      list: async (profileId) => (await ownPolicies.list(profileId)).map(summarize),
      async find(profileId, name) {
        const [, id] = REFERENCE.exec(name) ?? [];
        const record =
          id === undefined
            ? await ownPolicies.findByName(profileId, name)
            : await ownPolicies.find(profileId, Number(id));
        return record && { reference: `own:${record.id}`, pack: packOf(record) };
      },
    },
  };
}

function summarize(record: OwnPolicyRecord) {
  const { id: ownId, name, title, version, description } = describePolicy(record);
  return { name, title, version, description, ownId };
}
