import type { Document } from '@proviso/contracts';
import type { DocumentFormat } from '@proviso/documents';
import type { PolicyPack } from '@proviso/engine/policies';

import type { ProfileRecord } from '#server/account.ts';

/** A document with its findings as JSON, which are undefined until there are any. */
export interface AnalyzedDocument {
  readonly document: Document;
  readonly format: DocumentFormat;
  readonly policy: PolicyPack | undefined;
  readonly analysis: Uint8Array | undefined;
  /** The keys of the values that its account allows. */
  readonly readAllowed: () => Promise<readonly string[]>;
  /** The file as it was uploaded; refuses where that was deleted at the end of its time. */
  readonly readFile: () => Promise<Uint8Array>;
}

/** Finds a document of a profile; undefined when that has no such document. */
export type ReadAnalyzed = (
  profile: ProfileRecord,
  id: number,
) => Promise<AnalyzedDocument | undefined>;
