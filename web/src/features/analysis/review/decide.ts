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

/** Only some of the findings were decided, and the report shows which; the cause is what stopped the others. */
export class PartlyDecided extends Error {
  override readonly name = 'PartlyDecided';
  readonly decided: number;
  readonly asked: number;

  constructor(decided: number, asked: number, cause: unknown) {
    super(`${decided} of ${asked} findings were decided`, { cause });
    this.decided = decided;
    this.asked = asked;
  }
}

/** Dismisses findings that read the same, and shows the report as it then stands. */
export async function dismissFindings(
  documentId: number,
  group: FindingGroup,
  dismissal: Dismissal,
): Promise<void> {
  const path = `/api/documents/${documentId}/decisions`;
  await decideEach(documentId, group, ({ id, fingerprint }) => {
    const request: DecideRequest = {
      finding: id,
      ...(fingerprint && { fingerprint }),
      ...dismissal,
    };
    return postJson(path, request, analysisSchema);
  });
}

/** Takes the decision about findings back, and shows the report as it then stands. */
export async function restoreFindings(documentId: number, group: FindingGroup): Promise<void> {
  const path = `/api/documents/${documentId}/decisions`;
  await decideEach(documentId, group, ({ id, fingerprint }) => {
    const seen = new URLSearchParams(fingerprint && { fingerprint });
    return deleteForJson(`${path}/${id}?${seen}`, analysisSchema);
  });
}

/** One request for each that differs in the words around it: the others are decided along. */
async function decideEach(
  documentId: number,
  group: FindingGroup,
  decide: (issue: Issue) => Promise<Analysis>,
): Promise<void> {
  const decided = new Set<Issue['fingerprint']>();
  let analysis: Analysis | undefined;
  try {
    for (const issue of group) {
      if (decided.has(issue.fingerprint)) continue;
      analysis = await decide(issue);
      decided.add(issue.fingerprint);
    }
  } catch (error) {
    if (decided.size === 0) throw error;
    const done = group.filter(({ fingerprint }) => decided.has(fingerprint));
    throw new PartlyDecided(done.length, group.length, error);
  } finally {
    // Once, not after each answer: a report may be long to draw.
    if (analysis) {
      queryClient.setQueryData(analysisQuery(documentId, 'completed').queryKey, analysis);
    }
  }
}
