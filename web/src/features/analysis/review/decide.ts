import {
  analysisSchema,
  type Analysis,
  type DecideRequest,
  type Decision,
  type RestoreRequest,
  type SeenFinding,
} from '@proviso/contracts';

import { postJson } from '#web/lib/api/api-client.ts';
import { showAnswer } from '#web/lib/api/show-answer.ts';
import { allowValues } from '#web/product/allowed-values.ts';
import { DocumentGoneError, explainFailure } from '#web/product/document-gone.ts';

import { analysisQuery } from '../api/read-analysis.ts';
import type { FindingGroup } from '../finding-view.ts';
import { showFailure } from './describe-failure.ts';

/** Why a person dismisses findings. */
export type Dismissal = Pick<Decision, 'reason' | 'note'>;

/** Dismisses the findings, all or none, and shows the updated report. */
export async function dismissFindings(
  documentId: number,
  findings: FindingGroup,
  dismissal: Dismissal,
): Promise<void> {
  const request: DecideRequest = { findings: toSeenFindings(findings), ...dismissal };
  await changeReport(documentId, postJson(pathOf(documentId), request, analysisSchema));
}

/** Allows the values of the findings in every document of the account, all or none. */
export async function allowEverywhere(
  documentId: number,
  findings: FindingGroup,
  dismissal: Dismissal,
): Promise<void> {
  const request = { document: documentId, findings: toSeenFindings(findings), ...dismissal };
  await decide(documentId, allowValues(request));
}

/** Undoes the decisions about the findings, all or none, and shows the updated report. */
export async function restoreFindings(documentId: number, findings: FindingGroup): Promise<void> {
  const request: RestoreRequest = { findings: toSeenFindings(findings) };
  const path = `${pathOf(documentId)}/restore`;
  await changeReport(documentId, postJson(path, request, analysisSchema));
}

async function changeReport(documentId: number, call: Promise<Analysis>): Promise<void> {
  await decide(documentId, showAnswer(analysisQuery(documentId, 'completed'), call));
}

/** Shows a failure whose document is gone at once, because the dialog that would show it is gone with the document. */
async function decide<Answer>(documentId: number, call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    const reason = await explainFailure(documentId, error);
    if (reason instanceof DocumentGoneError) showFailure(reason);
    throw reason;
  }
}

/** One finding per fingerprint: those with the same text and context are decided together. */
function toSeenFindings(findings: FindingGroup): SeenFinding[] {
  const byFingerprint = new Map<string, SeenFinding>();
  for (const { id, fingerprint } of findings) {
    byFingerprint.set(fingerprint, { finding: id, fingerprint });
  }
  return [...byFingerprint.values()];
}

function pathOf(documentId: number): string {
  return `/api/documents/${documentId}/decisions`;
}
