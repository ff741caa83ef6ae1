import {
  analysisSchema,
  type Analysis,
  type DecideRequest,
  type Decision,
  type RestoreRequest,
  type SeenFinding,
} from '@proviso/contracts';

import { allowValues } from '#web/lib/allowed-values.ts';
import { postJson } from '#web/lib/api-client.ts';
import { queryClient } from '#web/lib/query-client.ts';

import { analysisQuery } from '../api/read-analysis.ts';
import type { FindingGroup } from '../finding-view.ts';

/** Why a person dismisses findings. */
export type Dismissal = Pick<Decision, 'reason' | 'note'>;

/** Dismisses all of the findings or none, and shows the report as it then stands. */
export async function dismissFindings(
  documentId: number,
  findings: FindingGroup,
  dismissal: Dismissal,
): Promise<void> {
  const request: DecideRequest = { findings: seenOf(findings), ...dismissal };
  show(documentId, await postJson(pathOf(documentId), request, analysisSchema));
}

/** Has the values of the findings count in no document of the account any more, all or none. */
export async function allowEverywhere(
  documentId: number,
  findings: FindingGroup,
  dismissal: Dismissal,
): Promise<void> {
  await allowValues({ document: documentId, findings: seenOf(findings), ...dismissal });
}

/** Takes the decisions about the findings back, all or none, and shows the report as it then stands. */
export async function restoreFindings(documentId: number, findings: FindingGroup): Promise<void> {
  const request: RestoreRequest = { findings: seenOf(findings) };
  show(documentId, await postJson(`${pathOf(documentId)}/restore`, request, analysisSchema));
}

/** One of those that read the same amid the same words: the others are decided along. */
function seenOf(findings: FindingGroup): SeenFinding[] {
  const byFingerprint = new Map<string | undefined, SeenFinding>();
  for (const { id, fingerprint } of findings) {
    byFingerprint.set(fingerprint, { finding: id, ...(fingerprint && { fingerprint }) });
  }
  return [...byFingerprint.values()];
}

function pathOf(documentId: number): string {
  return `/api/documents/${documentId}/decisions`;
}

function show(documentId: number, analysis: Analysis): void {
  queryClient.setQueryData(analysisQuery(documentId, 'completed').queryKey, analysis);
}
