import {
  ClauseFeatures,
  clausesWithHeadings,
  endOfSection,
  labelsByWording,
  readSectionWords,
  type SectionWords,
} from '@proviso/engine/training';

import { ABSENT, PRESENT, UNKNOWN } from '../statistics/examples.ts';
import { type ClauseDocument, LABELS } from './clause-corpora.ts';

type ReadClause = SectionWords['clauses'][number];

/** A clause with its training targets. */
export interface TrainingClause extends ReadClause {
  readonly features: Uint32Array;
  readonly stems: Uint32Array;
  /** The labels whose usual wording it has, one bit each. */
  readonly wordings: number;
  /** The target for each label of `LABELS`. */
  readonly targets: Uint8Array;
}

/** A section as the engine reads it, and its document. */
export interface TrainingSection {
  readonly document: number;
  /** The offset of the section in its document. */
  readonly offset: number;
  readonly clauses: readonly TrainingClause[];
}

/** A clause carries a label if at least this share of it is marked, or if it contains nearly all of a marked span. */
const SHARE_OF_CLAUSE = 0.3;
const SHARE_OF_SPAN = 0.9;

const collector = new ClauseFeatures();

/** Splits documents into sections and clauses as the engine does; `first` is the index of the first document. */
export function readTrainingSections(
  documents: readonly ClauseDocument[],
  first = 0,
): TrainingSection[] {
  return documents.flatMap((document, index) =>
    sectionsOf(document.text).map(([from, to]) => readSection(document, first + index, [from, to])),
  );
}

/** Each clause of a document as a section of its own: a sentence without context. */
export function readLoneClauses(
  document: ClauseDocument,
  { document: index, offset, clauses }: TrainingSection,
): TrainingSection[] {
  return clauses.map(({ start, end }) =>
    readSection(document, index, [offset + start, offset + end]),
  );
}

function sectionsOf(text: string): [from: number, to: number][] {
  const sections: [number, number][] = [];
  for (let from = 0; from < text.length;) {
    const to = endOfSection(text, from);
    sections.push([from, to]);
    from = to;
  }
  return sections;
}

function readSection(
  document: ClauseDocument,
  index: number,
  [from, to]: [from: number, to: number],
): TrainingSection {
  const section = readSectionWords(document.text.slice(from, to));
  const clauses: TrainingClause[] = [];
  for (const [clause, above] of clausesWithHeadings(section)) {
    collector.collect(section, clause, above);
    clauses.push({
      ...clause,
      features: collector.values.slice(0, collector.count),
      stems: section.words.stems.slice(clause.firstWord, clause.endWord),
      wordings: labelsByWording(section.text.slice(clause.start, clause.end), LABELS),
      targets: targetsOf(document, clause.start + from, clause.end + from),
    });
  }
  return { document: index, offset: from, clauses };
}

function targetsOf({ spans, read }: ClauseDocument, start: number, end: number): Uint8Array {
  const marked = spans.filter((span) => {
    const overlap = Math.min(end, span.end) - Math.max(start, span.start);
    if (overlap <= 0) return false;
    return (
      overlap / (end - start) >= SHARE_OF_CLAUSE ||
      overlap / (span.end - span.start) >= SHARE_OF_SPAN
    );
  });
  const present = new Set(marked.map(({ label }) => label));
  return Uint8Array.from(LABELS, (label) => {
    if (present.has(label)) return PRESENT;
    return read.includes(label) ? ABSENT : UNKNOWN;
  });
}
