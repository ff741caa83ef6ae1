import type { Analysis, Changes, Cleaning, Document, Report } from '@proviso/contracts';

import type { ProfileRecord } from '#server/account.ts';
import { parseAnalysis } from '#server/analysis/parse-analysis.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ReadAnalyzedDocument } from '#server/ports/documents.ts';
import { PRODUCT } from '#server/product.ts';

import { reportNotFound } from './errors.ts';

const DISCLAIMER =
  'This report is the result of an automated analysis. It may be incomplete or wrong, and it is not legal advice.';

interface Dependencies {
  readonly readAnalyzedDocument: ReadAnalyzedDocument;
  /** Null when there is no previous version to compare with. */
  readonly compareVersions: (
    profile: ProfileRecord,
    compared: { readonly document: Document; readonly analysis: Analysis },
  ) => Promise<Changes | null>;
  readonly listCleanings: (documentId: number) => Promise<Cleaning[]>;
  readonly clock: Clock;
}

export type BuildReport = (profile: ProfileRecord, id: number) => Promise<Report>;

/** The downloadable report of one's own completed document. */
export function createBuildReport({
  readAnalyzedDocument,
  compareVersions,
  listCleanings,
  clock,
}: Dependencies): BuildReport {
  return async (profile, documentId) => {
    const found = await readAnalyzedDocument(profile, documentId);
    if (found?.analysis === undefined) throw reportNotFound();
    const { document } = found;
    const { id, name, type, size, uploadedAt, processingTime } = document;
    const analysis = parseAnalysis(found.analysis);
    const changes = await compareVersions(profile, { document, analysis });
    return {
      generator: PRODUCT,
      generatedAt: new Date(clock.now()).toISOString(),
      document: { id, name, type, size, uploadedAt, processingTime },
      analysis,
      ...(changes && { changes }),
      cleanings: await listCleanings(id),
      disclaimer: DISCLAIMER,
    };
  };
}
