import { defaultPolicySchema } from '@proviso/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';

import { putJson } from '#web/lib/api/api-client.ts';
import { readQuery } from '#web/lib/api/read-query.ts';
import { showAnswer } from '#web/lib/api/show-answer.ts';
import { showToast } from '#web/ui/toast-store.ts';

import { texts } from './texts.ts';

const PATH = '/api/policies/default';
/** The default for accounts that have not chosen one. */
const UNCHOSEN_POLICY = 'general';

/** The account's default policy. */
export const defaultPolicyQuery = readQuery(PATH, defaultPolicySchema);

/** The name of the account's default policy; undefined until known. */
export function useDefaultPolicy(): string | undefined {
  const { data } = useQuery(defaultPolicyQuery);
  return data && (data.policy ?? UNCHOSEN_POLICY);
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
