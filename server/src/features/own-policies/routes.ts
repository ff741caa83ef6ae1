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

import type { AccountLimiter } from '#server/concurrency/account-limiter.ts';
import { profileOf } from '#server/http/account-of.ts';
import { clientSignal } from '#server/http/client-signal.ts';
import { parse, parseId } from '#server/http/parse.ts';
import { costlyWork } from '#server/http/rate-limits.ts';

import { policyNotFound } from './errors.ts';
import type { ManagePolicies } from './manage-policies.ts';
import { describePolicy, type PolicyStore } from './policy-store.ts';
import type { TryPolicy } from './try-policy.ts';

/**
 * The longest policy and sample with every code unit written as a six-byte JSON escape, plus the surrounding object.
 */
const BODY_LIMIT = (MAX_POLICY_LENGTH + MAX_TRIAL_LENGTH) * 6 + 1024;

const limits = { bodyLimit: BODY_LIMIT, config: costlyWork };

interface Dependencies {
  readonly ownPolicies: PolicyStore;
  readonly manage: ManagePolicies;
  readonly trial: TryPolicy;
  readonly runLimited: AccountLimiter;
}

interface Address {
  Params: { id: string };
}
interface RevisionAddress {
  Params: { id: string; revision: string };
}

/** Writing one's own policies. */
export function ownPolicyRoutes(dependencies: Dependencies): FastifyPluginAsync {
  const { ownPolicies, manage } = dependencies;
  return async (routes) => {
    addTrialRoutes(routes, dependencies);
    addWriteRoutes(routes, dependencies);

    routes.get('/policies/own', async (request): Promise<OwnPolicy[]> =>
      (await ownPolicies.list(profileOf(request).id))
        .map(describePolicy)
        .toSorted((one, other) => one.title.localeCompare(other.title, 'en')),
    );

    routes.get<Address>('/policies/own/:id', (request) =>
      manage.read(profileOf(request), parseId(request.params.id, policyNotFound)),
    );

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

type Parts = Pick<Dependencies, 'manage' | 'trial' | 'runLimited'>;

function addTrialRoutes(routes: FastifyInstance, { trial, runLimited }: Parts): void {
  routes.post('/policies/check', limits, async (request, reply) => {
    const { source } = parse(policySourceSchema, request.body);
    return runLimited(profileOf(request).id, clientSignal(reply), () => trial.check(source));
  });

  routes.post('/policies/try', limits, async (request, reply): Promise<AnalyzeTextResponse> => {
    const { source, text } = parse(tryPolicySchema, request.body);
    const run = () => trial.run(source, text);
    return { analysisResult: await runLimited(profileOf(request).id, clientSignal(reply), run) };
  });
}

/** Adds the routes that write policies; a policy is parsed before it is stored, which is costly. */
function addWriteRoutes(routes: FastifyInstance, { manage, runLimited }: Parts): void {
  routes.post('/policies/own', limits, async (request, reply) => {
    const profile = profileOf(request);
    const { source } = parse(policySourceSchema, request.body);
    const create = () => manage.create(profile, source);
    const created = await runLimited(profile.id, clientSignal(reply), create);
    reply.code(201);
    return created;
  });

  routes.put<Address>('/policies/own/:id', limits, async (request, reply) => {
    const profile = profileOf(request);
    const { source, revision } = parse(changePolicySchema, request.body);
    const id = parseId(request.params.id, policyNotFound);
    const change = () => manage.change(profile, { id, revision }, source);
    return runLimited(profile.id, clientSignal(reply), change);
  });
}
