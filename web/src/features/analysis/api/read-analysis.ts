import { analysisOrPendingSchema, POLLING_INTERVAL_MS, type Analysis } from '@proviso/contracts';
import { queryOptions } from '@tanstack/react-query';

import { readJson } from '#web/lib/api/api-client.ts';
import { statusOf } from '#web/lib/api/api-error.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { refetchOnOpening } from '#web/lib/api/refetch-on-opening.ts';
import { showToast } from '#web/ui/toast-store.ts';

import { callErrorMessage } from '../call-error.ts';
import { texts } from '../texts.ts';
import { documentTextQuery } from '../viewer/read-document-text.ts';

/** How many times the detail screen retries after a failure. */
export const ANALYSIS_RETRIES = 3;

/**
 * The analysis of a document; null while it is in progress, when it is polled every two seconds. The phase is part of
 * the key, so that the analysis of a document that has just completed is fetched again.
 */
export function analysisQuery(documentId: number, phase: 'under-way' | 'completed') {
  const path = `/api/analysis/${documentId}`;
  return queryOptions({
    queryKey: [path, null, phase],
    async queryFn({ signal, queryKey }) {
      const analysis = await readJson(path, analysisOrPendingSchema, { signal });
      const before = queryClient.getQueryData<Analysis | null>(queryKey);
      if (before && analysis && !hasSamePlaces(before, analysis)) {
        void queryClient.invalidateQueries({ queryKey: documentTextQuery(documentId).queryKey });
      }
      return analysis;
    },
    // A re-scan or a decision in another tab, or by a program, changes it too.
    refetchOnMount: refetchOnOpening,
    refetchOnWindowFocus: refetchOnOpening,
    // Once the document has completed, an earlier null is stale.
    staleTime: ({ state }) => (state.data === null ? 0 : Number.POSITIVE_INFINITY),
    refetchInterval: ({ state }) =>
      phase === 'under-way' && !state.data ? POLLING_INTERVAL_MS : false,
  });
}

/** Whether the places of findings that were fetched with the document's text still hold. */
function hasSamePlaces(before: Analysis, after: Analysis): boolean {
  const placesOf = ({ issues }: Analysis) => issues.map(({ id, start, end }) => [id, start, end]);
  return JSON.stringify(placesOf(before)) === JSON.stringify(placesOf(after));
}

/** Refetches the analysis of a completed document and reports how that went; null when there is none to show. */
export async function loadAnalysis(documentId: number): Promise<Analysis | null> {
  const { loading } = texts;
  try {
    const query = { ...analysisQuery(documentId, 'completed'), staleTime: 0 };
    const analysis = await queryClient.fetchQuery(query);
    if (analysis) showToast(loading.success);
    return analysis;
  } catch (error) {
    showToast(loading.failure, callErrorMessage(error, loading.errors), 'destructive');
    return null;
  }
}

/** Why an analysis could not be read, as a sentence for the detail screen. */
export function analysisErrorOnScreen(error: unknown): string {
  return statusOf(error) === 404
    ? texts.loading.notFoundOnScreen
    : callErrorMessage(error, texts.loading.errors);
}
