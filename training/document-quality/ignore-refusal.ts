import { DocumentError } from '@proviso/documents';

/** A rejection handler: undefined for a document that is refused; rethrows anything else. */
export function ignoreRefusal(error: unknown): undefined {
  if (!(error instanceof DocumentError)) throw error;
}
