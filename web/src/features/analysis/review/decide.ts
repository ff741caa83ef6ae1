import {
  analysisSchema,
  type Analysis,
  type DecideRequest,
  type Decision,
  type Issue,
} from '@proviso/contracts';

import { deleteForJson, postJson } from '#web/lib/api-client.ts';
import { queryClient } from '#web/lib/query-client.ts';

import { analysisQuery } from '../api/read-analysis.ts';
import type { FindingGroup } from '../finding-view.ts';

/** Why a person dismisses a finding. */
type Dismissal = Pick<Decision, 'reason' | 'note'>;

/** Dismisses findings that read the same, and shows the report as it then stands. */
export async function dismissFindings(
  documentId: number,
  group: FindingGroup,
  dismissal: Dismissal,
): Promise<Analysis> {
  const path = `/api/documents/${documentId}/decisions`;
  return decideEach(documentId, group, ({ id, fingerprint }) => {
    const request: DecideRequest = {
      finding: id,
      ...(fingerprint && { fingerprint }),
      ...dismissal,
    };
    return postJson(path, request, analysisSchema);
  });
}

/** Takes the decision about findings back, and shows the report as it then stands. */
export async function restoreFindings(documentId: number, group: FindingGroup): Promise<Analysis> {
  const path = `/api/documents/${documentId}/decisions`;
  return decideEach(documentId, group, ({ id }) => deleteForJson(`${path}/${id}`, analysisSchema));
}

/** One request for each that differs in the words around it: the others are decided along. */
async function decideEach(
  documentId: number,
  [first, ...others]: FindingGroup,
  decide: (issue: Issue) => Promise<Analysis>,
): Promise<Analysis> {
  const decided = new Set([first.fingerprint]);
  let analysis = await decide(first);
  for (const issue of others) {
    if (decided.has(issue.fingerprint)) continue;
    decided.add(issue.fingerprint);
    analysis = await decide(issue);
  }
  queryClient.setQueryData(analysisQuery(documentId, 'completed').queryKey, analysis);
  return analysis;
}
