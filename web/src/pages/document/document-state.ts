import type { Analysis, Document } from '@proviso/contracts';

import { isInProgress } from '#web/features/documents/document-progress.ts';
import { statusOf } from '#web/lib/api/api-error.ts';

/** The state of a query: its data, once there is some, and the outcome of the latest attempt. */
export interface ReadState<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
}

export type DocumentScreen =
  | 'loading'
  | 'not-found'
  | 'analyzing'
  | 'failed'
  | 'timed-out'
  | 'report'
  | 'unavailable';

/** The loaded document, unless it has been deleted since: in another tab, or at the end of its retention period. */
export function existingDocument({ data, error }: ReadState<Document>): Document | undefined {
  return statusOf(error) === 404 ? undefined : data;
}

/** Which body the detail screen shows; the first that applies. */
export function documentScreen(
  reading: ReadState<Document>,
  analysis: ReadState<Analysis | null>,
): DocumentScreen {
  const document = existingDocument(reading);
  if (!document) return reading.error ? 'not-found' : 'loading';
  if (isInProgress(document)) return 'analyzing';
  if (document.status === 'failed') return 'failed';
  if (analysis.data) return 'report';
  if (analysis.isFetching) return 'loading';
  return analysis.error ? 'timed-out' : 'unavailable';
}
