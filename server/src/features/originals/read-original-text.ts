import type { Document, Issue } from '@proviso/contracts';

import type { ProfileRecord } from '#server/account.ts';
import { parseAnalysis } from '#server/analysis/parse-analysis.ts';
import type { AccountLimiter } from '#server/concurrency/account-limiter.ts';
import type { Analyzer } from '#server/ports/analyzer.ts';
import type { ReadAnalyzedDocument } from '#server/ports/documents.ts';
import { toRefusal } from '#server/refusals/analysis-refusals.ts';

import { originalNotFound, readingFailed } from './errors.ts';
import type { ReadingCache } from './reading-cache.ts';

interface Dependencies {
  readonly documents: { readonly readAnalyzedDocument: ReadAnalyzedDocument };
  readonly analyzer: Pick<Analyzer, 'readText'>;
  readonly readingCache: ReadingCache;
  readonly runLimited: AccountLimiter;
}

export type ReadOriginalText = (
  profile: ProfileRecord,
  id: number,
  signal: AbortSignal,
) => Promise<{ readonly document: Pick<Document, 'id' | 'name'>; readonly json: Uint8Array }>;

/**
 * The text of one's own document with the places of its findings, as JSON. Positions on pages are only in the file, so
 * it is read each time; only readings that took long are cached for a while.
 */
export function createReadOriginalText({
  documents,
  analyzer,
  readingCache,
  runLimited,
}: Dependencies): ReadOriginalText {
  return (profile, id, signal) =>
    runLimited(profile.id, signal, async () => {
      const found = await documents.readAnalyzedDocument(profile, id);
      if (found === undefined) throw originalNotFound();
      const makeTask = async () => ({
        bytes: await found.readFile(),
        format: found.format,
        spans: found.analysis === undefined ? [] : spansOf(found.analysis),
      });
      const json = await readingCache
        .getOrRead(found, () => analyzer.readText(makeTask, signal))
        .catch((error: unknown) => {
          throw toRefusal(error, readingFailed);
        });
      return { document: found.document, json };
    });
}

function spansOf(analysis: Uint8Array): Pick<Issue, 'id' | 'start' | 'end'>[] {
  return parseAnalysis(analysis).issues.map(({ id, start, end }) => ({ id, start, end }));
}
