import { DocumentError } from '@proviso/documents';

/** For a rejection: undefined for a document that is refused; whatever else is thrown goes on up. */
export function skipRefused(error: unknown): undefined {
  if (!(error instanceof DocumentError)) throw error;
}
