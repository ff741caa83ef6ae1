import type { Document } from '@proviso/contracts';

/** True until a document is analyzed or has failed. */
export function isInProgress({ status }: Pick<Document, 'status'>): boolean {
  return status === 'uploaded' || status === 'processing';
}
