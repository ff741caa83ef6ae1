import { ORGANIZATION, PERSON, PLACE } from '@proviso/engine/training';

import type { LabeledSpan } from '../evaluation/corpus.ts';
import { type Counts, f1Of, recallOf } from '../evaluation/counts.ts';
import { scoreSpans } from '../evaluation/score-spans.ts';
import type { NameDocument } from './name-corpora.ts';

/** A detected name; its kind is the label of a first token. */
interface FoundName {
  readonly start: number;
  readonly end: number;
  readonly label: number;
}

const GROUPS = ['PERSON', 'ORG', 'LOCATION'];
const GROUP_OF: ReadonlyMap<number, string> = new Map([
  [PERSON, 'PERSON'],
  [ORGANIZATION, 'ORG'],
  [PLACE, 'LOCATION'],
]);

/** What was found in one corpus. */
export interface NameFigures {
  readonly corpus: string;
  /** Overlap F1, precision and recall of all names, then of each kind. */
  readonly line: string;
  readonly names: number;
  readonly persons: number;
}

/** The figures of each corpus. */
export function nameFigures(
  documents: readonly NameDocument[],
  find: (document: NameDocument) => readonly FoundName[],
): NameFigures[] {
  return [...Map.groupBy(documents, ({ corpus }) => corpus)].map(([corpus, ofCorpus]) => {
    const predictions = new Map(
      ofCorpus.map((document) => {
        const spans = find(document).map(
          ({ start, end, label }): LabeledSpan & { score: number } => ({
            start,
            end,
            label: GROUP_OF.get(label) ?? '',
            score: 1,
          }),
        );
        return [document.id, { id: document.id, labels: [], scores: {}, spans }];
      }),
    );
    const countsOf = (...groups: string[]): Counts =>
      scoreSpans(ofCorpus, predictions, groups).counts;
    const [all, person] = [countsOf(...GROUPS), countsOf('PERSON')];
    const line = `${corpus.padEnd(26)}all ${figuresOf(all)}  person ${figuresOf(person)}  organization ${figuresOf(countsOf('ORG'))}  place ${figuresOf(countsOf('LOCATION'))}`;
    return { corpus, line, names: f1Of(all), persons: f1Of(person) };
  });
}

function figuresOf(counts: Counts): string {
  const precision = counts.hits / Math.max(1, counts.hits + counts.alarms);
  const percent = (share: number): string => (share * 100).toFixed(1);
  return `${percent(f1Of(counts))} (${percent(precision)}/${percent(recallOf(counts))})`;
}
