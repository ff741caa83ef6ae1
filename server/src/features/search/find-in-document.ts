import type { WordsInDocument } from '@proviso/contracts';

import type { ProfileRecord } from '#server/account.ts';
import type { AccountLimiter } from '#server/concurrency/account-limiter.ts';
import type { Analyzer } from '#server/ports/analyzer.ts';
import type { ReadAnalyzedDocument } from '#server/ports/documents.ts';
import { toRefusal } from '#server/refusals/analysis-refusals.ts';

import { documentNotFound, searchFailed } from './errors.ts';

interface Dependencies {
  readonly documents: { readonly readAnalyzedDocument: ReadAnalyzedDocument };
  readonly analyzer: Pick<Analyzer, 'findWords'>;
  readonly runLimited: AccountLimiter;
}

interface DocumentSearch {
  readonly id: number;
  readonly words: string;
}

export type FindInDocument = (
  profile: ProfileRecord,
  request: DocumentSearch,
  signal: AbortSignal,
) => Promise<WordsInDocument>;

/**
 * Where words occur in one's own document, for a viewer. The file is read again, because only it has the positions on
 * pages.
 */
export function createFindInDocument({
  documents,
  analyzer,
  runLimited,
}: Dependencies): FindInDocument {
  return (profile, { id, words }, signal) =>
    runLimited(profile.id, signal, async () => {
      const found = await documents.readAnalyzedDocument(profile, id);
      if (found === undefined) throw documentNotFound();
      const { format, readFile } = found;
      const makeTask = async () => ({ bytes: await readFile(), format, words });
      return analyzer.findWords(makeTask, signal).catch((error: unknown) => {
        throw toRefusal(error, searchFailed);
      });
    });
}
