import type { Document } from '@proviso/contracts';

/** Failures of the file itself, which another analysis would repeat. */
const OF_THE_FILE: ReadonlySet<string> = new Set([
  'documents.empty',
  'documents.unsupported_type',
  'documents.type_mismatch',
  'documents.encrypted',
  'documents.corrupt',
]);

/** Whether another analysis of the same file can end differently. */
export function canBeRescanned({ status, failure }: Pick<Document, 'status' | 'failure'>): boolean {
  return status !== 'failed' || failure === null || !OF_THE_FILE.has(failure.code);
}
