import type { Document } from '@proviso/contracts';

import { texts } from './texts.ts';

type Failed = Pick<Document, 'status' | 'failure'>;

/** Failures whose message already says what to do. */
const WITH_ADVICE: ReadonlySet<string> = new Set(['documents.encrypted', 'analysis.unavailable']);

/** Failures of the file itself, which another analysis would repeat. */
const OF_THE_FILE: ReadonlySet<string> = new Set([
  'documents.empty',
  'documents.unsupported_type',
  'documents.type_mismatch',
  'documents.encrypted',
  'documents.corrupt',
]);

/** What to do about a failed document, unless its failure says so itself. */
export function adviceOn({ failure }: Failed): string | null {
  return failure !== null && WITH_ADVICE.has(failure.code) ? null : texts.detail.failed.text;
}

/** Whether another analysis of the same file can end differently. */
export function canBeRescanned({ status, failure }: Failed): boolean {
  return status !== 'failed' || failure === null || !OF_THE_FILE.has(failure.code);
}
