import {
  analyzeTextResponseSchema,
  ownPolicyListSchema,
  type OwnPolicyWithSource,
  ownPolicyWithSourceSchema,
  policyCheckSchema,
  policyRevisionSchema,
} from '@proviso/contracts';
import { queryOptions } from '@tanstack/react-query';

import { deleteAt, postJson, readJson, sendJson } from '#web/lib/api/api-client.ts';
import { statusOf } from '#web/lib/api/api-error.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { readQuery } from '#web/lib/api/read-query.ts';

import { policiesQuery } from '../read-policies.ts';

const PATH = '/api/policies/own';
/** Samples and drafts are dropped from the cache soon after they are no longer shown. */
const KEPT_MS = 10_000;

/** The account's own policies. */
export const ownPoliciesQuery = queryOptions({
  ...readQuery(PATH, ownPolicyListSchema),
  refetchOnMount: 'always',
});

/** One of them, with its text and the list of earlier revisions. */
export function ownPolicyQuery(id: number) {
  return queryOptions({
    ...readQuery(`${PATH}/${id}`, ownPolicyWithSourceSchema),
    refetchOnMount: 'always',
  });
}

/** All errors in a policy. */
export function checkQuery(source: string) {
  return queryOptions({
    queryKey: ['policy check', source],
    queryFn: () => postJson('/api/policies/check', { source }, policyCheckSchema),
    gcTime: KEPT_MS,
  });
}

/** What a policy finds in a sample text. */
export function trialQuery(source: string, text: string) {
  return queryOptions({
    queryKey: ['policy trial', source, text],
    queryFn: async () => {
      const answer = await postJson(
        '/api/policies/try',
        { source, text },
        analyzeTextResponseSchema,
      );
      return answer.analysisResult;
    },
    gcTime: KEPT_MS,
  });
}

/** Saves a new policy, or the next revision of one; after a refusal, what was saved elsewhere is fetched. */
export async function savePolicy(
  policy: Pick<OwnPolicyWithSource, 'id' | 'revision'> | null,
  source: string,
): Promise<OwnPolicyWithSource> {
  const saved =
    policy === null
      ? await postJson(PATH, { source }, ownPolicyWithSourceSchema)
      : await saveRevision(policy, source);
  queryClient.setQueryData(ownPolicyQuery(saved.id).queryKey, saved);
  await refresh();
  return saved;
}

async function saveRevision(
  { id, revision }: Pick<OwnPolicyWithSource, 'id' | 'revision'>,
  source: string,
): Promise<OwnPolicyWithSource> {
  try {
    return await sendJson('PUT', `${PATH}/${id}`, { source, revision }, ownPolicyWithSourceSchema);
  } catch (error) {
    if (statusOf(error) === 409) {
      await queryClient.invalidateQueries({ queryKey: ownPolicyQuery(id).queryKey });
    }
    throw error;
  }
}

/** The text of an earlier revision. */
export async function readRevision(id: number, revision: number): Promise<string> {
  const found = await readJson(`${PATH}/${id}/revisions/${revision}`, policyRevisionSchema);
  return found.source;
}

/** Permanently deletes a policy; succeeds if it no longer exists. */
export async function deletePolicy(id: number): Promise<void> {
  try {
    await deleteAt(`${PATH}/${id}`);
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
  }
  queryClient.removeQueries({ queryKey: [`${PATH}/${id}`] });
  await refresh();
}

async function refresh(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [PATH] });
  await queryClient.invalidateQueries({ queryKey: policiesQuery.queryKey });
}
