import {
  type AnalyzeTextResponse,
  changePolicySchema,
  MAX_POLICY_LENGTH,
  MAX_TRIAL_LENGTH,
  type OwnPolicy,
  policySourceSchema,
  tryPolicySchema,
} from '@proviso/contracts';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';

import { profileOf } from '#server/http/account-of.ts';
import { parse, parseId } from '#server/http/parse.ts';
import { costlyWork } from '#server/http/rate-limits.ts';

import { policyNotFound } from './errors.ts';
import type { ManagePolicies } from './manage-policies.ts';
import { describePolicy, type PolicyStore } from './policy-store.ts';
import type { TryPolicy } from './try-policy.ts';

/** The longest policy and sample with every unit written as a JSON escape of six bytes, and what stands around them. */
const BODY_LIMIT = (MAX_POLICY_LENGTH + MAX_TRIAL_LENGTH) * 6 + 1024;

const limits = { bodyLimit: BODY_LIMIT, config: costlyWork };

interface Dependencies {
  readonly ownPolicies: PolicyStore;
  readonly manage: ManagePolicies;
  readonly trial: TryPolicy;
}

interface Address {
  Params: { id: string };
}
interface RevisionAddress {
  Params: { id: string; revision: string };
}

/** Writing policies of one's own. */
export function ownPolicyRoutes(dependencies: Dependencies): FastifyPluginAsync {
  const { ownPolicies, manage, trial } = dependencies;
  return async (routes) => {
    addTrialRoutes(routes, trial);

    routes.get('/policies/own', async (request): Promise<OwnPolicy[]> =>
      (await ownPolicies.list(profileOf(request).id))
        .map(describePolicy)
        .toSorted((one, other) => one.title.localeCompare(other.title, 'en')),
    );

    routes.post('/policies/own', limits, async (request, reply) => {
      const profile = profileOf(request);
      const { source } = parse(policySourceSchema, request.body);
      const created = await manage.create(profile, source);
      reply.code(201);
      return created;
    });

    routes.get<Address>('/policies/own/:id', (request) =>
      manage.read(profileOf(request), parseId(request.params.id, policyNotFound)),
    );

    routes.put<Address>('/policies/own/:id', limits, async (request) => {
      const { source, revision } = parse(changePolicySchema, request.body);
      const id = parseId(request.params.id, policyNotFound);
      return manage.change(profileOf(request), { id, revision }, source);
    });

    routes.delete<Address>('/policies/own/:id', async (request, reply) => {
      await manage.remove(profileOf(request), parseId(request.params.id, policyNotFound));
      return reply.code(204).send();
    });

    routes.get<RevisionAddress>('/policies/own/:id/revisions/:revision', async (request) => {
      const id = parseId(request.params.id, policyNotFound);
      const revision = parseId(request.params.revision, policyNotFound);
      const source = await ownPolicies.findRevision(profileOf(request).id, id, revision);
      if (source === undefined) throw policyNotFound();
      return { revision, source };
    });
  };
}

function addTrialRoutes(routes: FastifyInstance, trial: TryPolicy): void {
  routes.post('/policies/check', limits, async (request) => {
    const { source } = parse(policySourceSchema, request.body);
    return trial.check(source);
  });

  routes.post('/policies/try', limits, async (request): Promise<AnalyzeTextResponse> => {
    const { source, text } = parse(tryPolicySchema, request.body);
    return { analysisResult: await trial.run(source, text) };
  });
}
