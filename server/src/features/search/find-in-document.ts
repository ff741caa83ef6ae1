import type { WordsInDocument } from '@proviso/contracts';

import type { ProfileRecord } from '#server/account.ts';
import type { Analyzer } from '#server/ports/analyzer.ts';
import type { ReadAnalyzed } from '#server/ports/documents.ts';
import { refusalOf } from '#server/refusals/analysis-refusals.ts';
import type { InAccountTurn } from '#server/turns/account-turns.ts';

import { documentNotFound, searchFailed } from './errors.ts';

interface Dependencies {
  readonly documents: { readonly readAnalyzed: ReadAnalyzed };
  readonly analyzer: Pick<Analyzer, 'findWords'>;
  readonly inTurn: InAccountTurn;
}

interface Wanted {
  readonly id: number;
  readonly words: string;
}

export type FindInDocument = (
  profile: ProfileRecord,
  wanted: Wanted,
  signal: AbortSignal,
) => Promise<WordsInDocument>;

/**
 * Where words occur in one's own document, for a viewer. The file is read again, because only it has the positions on
 * pages.
 */
export function createFindInDocument({
  documents,
  analyzer,
  inTurn,
}: Dependencies): FindInDocument {
  return (profile, { id, words }, signal) =>
    inTurn(profile.id, signal, async () => {
      const found = await documents.readAnalyzed(profile, id);
      if (found === undefined) throw documentNotFound();
      const { format, readFile } = found;
      const makeTask = async () => ({ bytes: await readFile(), format, words });
      return analyzer.findWords(makeTask, signal).catch((error: unknown) => {
        throw refusalOf(error, searchFailed);
      });
    });
}
