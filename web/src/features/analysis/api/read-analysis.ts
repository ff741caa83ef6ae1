import { analysisOrPendingSchema, POLLING_INTERVAL_MS, type Analysis } from '@proviso/contracts';
import { queryOptions } from '@tanstack/react-query';

import { readJson } from '#web/lib/api-client.ts';
import { statusOf } from '#web/lib/api-error.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { showToast } from '#web/ui/toast-store.ts';

import { callErrorMessage } from '../call-error.ts';
import { texts } from '../texts.ts';

/** How often the detail screen asks again after a failure. */
export const ANALYSIS_RETRIES = 3;

/**
 * The analysis of a document; null while it is being made, and then asked for again every two seconds. The phase is
 * part of the key, so that a document that was just completed has its analysis read once more.
 */
export function analysisQuery(documentId: number, phase: 'under-way' | 'completed') {
  const path = `/api/analysis/${documentId}`;
  return queryOptions({
    queryKey: [path, null, phase],
    queryFn: ({ signal }) => readJson(path, analysisOrPendingSchema, { signal }),
    // That there was none yet is no news once the document is completed.
    staleTime: ({ state }) => (state.data === null ? 0 : Number.POSITIVE_INFINITY),
    refetchInterval: ({ state }) =>
      phase === 'under-way' && !state.data ? POLLING_INTERVAL_MS : false,
  });
}

/** Reads the analysis of a completed document anew and says how that went; null when there is none to show. */
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

/** Why an analysis could not be read, for the detail screen. */
export function analysisErrorOnScreen(error: unknown): string {
  return statusOf(error) === 404
    ? texts.loading.notFoundOnScreen
    : callErrorMessage(error, texts.loading.errors);
}
