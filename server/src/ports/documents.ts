import type { Document } from '@proviso/contracts';
import type { DocumentFormat } from '@proviso/documents';
import type { PolicyPack } from '@proviso/engine/policies';

import type { ProfileRecord } from '#server/account.ts';

/** A document with its findings as JSON, undefined until it has been analyzed. */
export interface AnalyzedDocument {
  readonly document: Document;
  readonly format: DocumentFormat;
  readonly policy: PolicyPack | undefined;
  readonly analysis: Uint8Array | undefined;
  /** The keys of the values its account allows. */
  readonly readAllowed: () => Promise<readonly string[]>;
  /** The uploaded file; refuses when it was deleted at the end of its retention period. */
  readonly readFile: () => Promise<Uint8Array>;
}

/** Finds a document of a profile; undefined when the profile has no such document. */
export type ReadAnalyzedDocument = (
  profile: ProfileRecord,
  id: number,
) => Promise<AnalyzedDocument | undefined>;
