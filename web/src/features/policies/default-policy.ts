import { defaultPolicySchema, type PolicySummary } from '@proviso/contracts';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';

import { putJson } from '#web/lib/api/api-client.ts';
import { readQuery } from '#web/lib/api/read-query.ts';
import { refetchOnOpening } from '#web/lib/api/refetch-on-opening.ts';
import { showAnswer } from '#web/lib/api/show-answer.ts';
import { showToast } from '#web/ui/toast-store.ts';

import { policiesQuery } from './read-policies.ts';
import { texts } from './texts.ts';

const PATH = '/api/policies/default';
/** The default for accounts that have not chosen one. */
const UNCHOSEN_POLICY = 'general';

/** The reference of the account's default policy. */
export const defaultPolicyQuery = queryOptions({
  ...readQuery(PATH, defaultPolicySchema),
  refetchOnMount: refetchOnOpening,
});

/** The name of the account's default policy; undefined until known. */
export function useDefaultPolicy(): string | undefined {
  const { data } = useQuery(defaultPolicyQuery);
  const { data: policies } = useQuery(policiesQuery);
  return data && policies && nameOfDefault(data.policy, policies);
}

/** The server stores a policy of the account by its number, and takes one that was deleted for none. */
export function nameOfDefault(
  reference: string | null,
  policies: readonly Pick<PolicySummary, 'name' | 'ownId'>[],
): string {
  const found = policies.find(({ name, ownId }) =>
    ownId === undefined ? name === reference : `own:${ownId}` === reference,
  );
  return found?.name ?? UNCHOSEN_POLICY;
}

/** Makes a policy the account's default. */
export function useSetDefaultPolicy() {
  return useMutation({
    mutationFn: (policy: string) =>
      showAnswer(defaultPolicyQuery, putJson(PATH, { policy }, defaultPolicySchema)),
    onSuccess: () => showToast(texts.defaultSaved, texts.defaultSavedDetail),
    onError: () => showToast(texts.defaultFailed, texts.defaultFailedDetail, 'destructive'),
  });
}
