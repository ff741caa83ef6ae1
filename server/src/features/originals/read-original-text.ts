import type { Analysis, Document } from '@proviso/contracts';
import type { DocumentFormat } from '@proviso/documents';

import type { InAccountTurn } from '#server/account-turns.ts';
import type { ProfileRecord } from '#server/account.ts';
import type { Analyzer } from '#server/ports/analyzer.ts';

import { originalNotFound, readingRefused } from './errors.ts';
import type { RecentReadings } from './recent-readings.ts';

/** A document as it was uploaded, with its findings as JSON, which are undefined until there are any. */
interface Original {
  readonly document: Document;
  readonly format: DocumentFormat;
  readonly analysis: Uint8Array | undefined;
  readonly readFile: () => Promise<Uint8Array>;
}

/** Where originals are found; undefined when the profile has no such document. */
export interface Originals {
  readonly readAnalyzed: (profile: ProfileRecord, id: number) => Promise<Original | undefined>;
}

interface Dependencies {
  readonly documents: Originals;
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
 * The text of an own document with the places of its findings, as JSON. It is read from the file: no text of a document
 * is stored, and only what took long to read is kept in memory for a while.
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
          throw readingRefused(error) ?? error;
        });
    });
}

function stretchesOf(
  analysis: Uint8Array,
): Pick<Analysis['issues'][number], 'id' | 'start' | 'end'>[] {
  // We wrote these bytes ourselves, from a checked analysis, and sealed them.
  const { issues } = JSON.parse(Buffer.from(analysis).toString()) as Analysis;
  return issues.map(({ id, start, end }) => ({ id, start, end }));
}
