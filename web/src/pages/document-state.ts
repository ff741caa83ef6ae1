import type { Analysis, Document } from '@proviso/contracts';

/** What is known of a read: its data once there is some, and how the latest attempt went. */
export interface ReadState<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
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

/** Which body the detail screen shows, in the specification's order of precedence. */
export function documentScreen(
  document: ReadState<Document>,
  analysis: ReadState<Analysis | null>,
): DocumentScreen {
  if (!document.data) return document.isError ? 'not-found' : 'loading';
  const { status } = document.data;
  if (status === 'uploaded' || status === 'processing') return 'analyzing';
  if (status === 'failed') return 'failed';
  if (analysis.data) return 'report';
  if (analysis.isFetching) return 'loading';
  return analysis.isError ? 'timed-out' : 'unavailable';
}
