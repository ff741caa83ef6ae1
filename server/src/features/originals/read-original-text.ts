import type { Issue } from '@proviso/contracts';

import type { ProfileRecord } from '#server/account.ts';
import { parseAnalysis } from '#server/analysis/parse-analysis.ts';
import type { Analyzer } from '#server/ports/analyzer.ts';
import type { ReadAnalyzed } from '#server/ports/documents.ts';
import { refusalOf } from '#server/refusals/analysis-refusals.ts';
import type { InAccountTurn } from '#server/turns/account-turns.ts';

import { originalNotFound, readingFailed } from './errors.ts';
import type { RecentReadings } from './recent-readings.ts';

interface Dependencies {
  readonly documents: { readonly readAnalyzed: ReadAnalyzed };
  readonly analyzer: Pick<Analyzer, 'readText'>;
  readonly readings: RecentReadings;
  readonly inTurn: InAccountTurn;
}

export type ReadOriginalText = (
  profile: ProfileRecord,
  id: number,
  signal: AbortSignal,
) => Promise<Uint8Array>;

/**
 * The text of one's own document with the places of its findings, as JSON. Positions on pages are only in the file, so
 * it is read each time; only readings that took long are cached for a while.
 */
export function createReadOriginalText({
  documents,
  analyzer,
  readings,
  inTurn,
}: Dependencies): ReadOriginalText {
  return (profile, id, signal) =>
    inTurn(profile.id, signal, async () => {
      const found = await documents.readAnalyzed(profile, id);
      if (found === undefined) throw originalNotFound();
      const makeTask = async () => ({
        bytes: await found.readFile(),
        format: found.format,
        stretches: found.analysis === undefined ? [] : stretchesOf(found.analysis),
      });
      return readings
        .recall(found, () => analyzer.readText(makeTask, signal))
        .catch((error: unknown) => {
          throw refusalOf(error, readingFailed);
        });
    });
}

function stretchesOf(analysis: Uint8Array): Pick<Issue, 'id' | 'start' | 'end'>[] {
  return parseAnalysis(analysis).issues.map(({ id, start, end }) => ({ id, start, end }));
}
