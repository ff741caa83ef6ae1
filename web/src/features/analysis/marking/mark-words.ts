import {
  analysisSchema,
  markedAnalysisSchema,
  type Analysis,
  type DocumentText,
  type Marking,
  type MarkRequest,
} from '@proviso/contracts';

import { deleteForJson, postJson } from '#web/lib/api/api-client.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { showAnswer } from '#web/lib/api/show-answer.ts';

import { analysisQuery } from '../api/read-analysis.ts';
import { documentTextQuery } from '../viewer/read-document-text.ts';

/** Marks all occurrences of words in a document, and shows the updated report. */
export async function markWords(documentId: number, request: MarkRequest): Promise<Marking> {
  const path = `/api/documents/${documentId}/marks`;
  const answer = postJson(path, request, markedAnalysisSchema).then(({ marking, ...rest }) => ({
    marking,
    report: rest,
  }));
  const analysis = await showAnswer(
    analysisQuery(documentId, 'completed'),
    answer.then(({ report }) => report),
  );
  const { marking } = await answer;
  await showHighlights(documentId, analysis, marking.highlights);
  return marking;
}

/** Removes a mark with all of its places, and shows the updated report. */
export async function removeMark(documentId: number, mark: number): Promise<void> {
  const path = `/api/documents/${documentId}/marks/${mark}`;
  const call = deleteForJson(path, analysisSchema);
  await showHighlights(
    documentId,
    await showAnswer(analysisQuery(documentId, 'completed'), call),
    [],
  );
}

async function showHighlights(
  documentId: number,
  analysis: Analysis,
  added: DocumentText['highlights'],
): Promise<void> {
  const { queryKey } = documentTextQuery(documentId);
  // A reading that began before would bring the earlier places.
  const isReading = queryClient.getQueryState(queryKey)?.fetchStatus === 'fetching';
  await queryClient.cancelQueries({ queryKey, exact: true });
  const before = queryClient.getQueryData(queryKey);
  const highlights = mergeHighlights(before?.highlights ?? [], added, analysis);
  if (before !== undefined && before.pages.length > 0) {
    queryClient.setQueryData(queryKey, { ...before, highlights });
  }
  // A mark may become visible when another that covered it is removed; only the server knows its boxes on the page.
  const highlightedIds = new Set(highlights.map(({ id }) => id));
  const isUncovered =
    before !== undefined &&
    before.pages.length > 0 &&
    added.length === 0 &&
    analysis.issues.some(({ id, mark }) => mark && !highlightedIds.has(id));
  if (isReading || isUncovered) void queryClient.invalidateQueries({ queryKey });
}

/** The boxes of all current findings: ids of removed marks may be reused. */
export function mergeHighlights(
  before: DocumentText['highlights'],
  added: DocumentText['highlights'],
  { issues }: Pick<Analysis, 'issues'>,
): DocumentText['highlights'] {
  const currentIds = new Set(issues.map(({ id }) => id));
  const addedIds = new Set(added.map(({ id }) => id));
  return [...before.filter(({ id }) => currentIds.has(id) && !addedIds.has(id)), ...added];
}
