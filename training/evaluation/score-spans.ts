import type { GoldDocument, LabeledSpan } from './corpus.ts';
import { type Counts, f1Of, recallOf } from './counts.ts';
import type { Prediction } from './predict.ts';

/** Labels that different corpora use for the same thing; within a group they are interchangeable. */
const GROUPS: Readonly<Record<string, string>> = {
  NATIONAL_ID: 'GOV_ID',
  SSN: 'GOV_ID',
  TAX_ID: 'GOV_ID',
  HEALTH_ID: 'GOV_ID',
  VOTER_ID: 'GOV_ID',
  ADDRESS: 'LOCATION',
  ZIP: 'LOCATION',
};
/** Characters ignored at the edges of a span. */
const EDGES = /^[\s.,;:!?'"“”‘’()[\]{}<>]+|[\s.,;:!?'"“”‘’()[\]{}<>]+$/g;

/** How well spans were found, over all groups and in the worst of them. */
export interface SpanScore {
  readonly counts: Counts;
  readonly f1: number;
  readonly recall: number;
  /** The lowest F1 of any group in the corpus. */
  readonly lowestF1: number;
}

/**
 * How well predictions match the gold spans of a corpus: a span is correct if at least half of its characters lie in
 * spans of the same group on the other side.
 */
export function scoreSpans(
  gold: readonly GoldDocument[],
  predictions: ReadonlyMap<string, Prediction>,
  groups: readonly string[],
): SpanScore {
  const perGroup = groups.map((group) => {
    const counts: Counts = { hits: 0, misses: 0, alarms: 0 };
    for (const document of gold) {
      countGroup(document, predictions.get(document.id)?.spans ?? [], group, counts);
    }
    return counts;
  });
  const counts: Counts = { hits: 0, misses: 0, alarms: 0 };
  for (const one of perGroup) {
    counts.hits += one.hits;
    counts.misses += one.misses;
    counts.alarms += one.alarms;
  }
  const present = perGroup.filter(({ hits, misses }) => hits + misses > 0);
  return {
    counts,
    f1: f1Of(counts),
    recall: recallOf(counts),
    lowestF1: Math.min(...present.map(f1Of)),
  };
}

function countGroup(
  document: GoldDocument,
  predicted: readonly LabeledSpan[],
  group: string,
  counts: Counts,
): void {
  if (document.scope?.some((label) => groupOf(label) === group) === false) return;
  const open = document.spans.filter((span) => isOpen(document, span));
  const wanted = document.spans.filter(
    (span) => !open.includes(span) && groupOf(span.label) === group,
  );
  const found = predicted.filter((span) => groupOf(span.label) === group);
  for (const span of wanted) {
    if (isCovered(span, found)) counts.hits += 1;
    else counts.misses += 1;
  }
  counts.alarms += found.filter(
    (span) => !isCovered(span, wanted) && !isCovered(span, open),
  ).length;
}

/** The number of test cases of each kind, and how many passed. */
export interface CaseScore {
  readonly positives: number;
  readonly positivesExact: number;
  readonly negatives: number;
  readonly negativesSilent: number;
}

/** A positive case passes if exactly its spans are found, a negative one if nothing in its scope is. */
export function scoreCases(
  gold: readonly GoldDocument[],
  predictions: ReadonlyMap<string, Prediction>,
): CaseScore {
  const score = { positives: 0, positivesExact: 0, negatives: 0, negativesSilent: 0 };
  for (const document of gold) {
    const found = inScope(document, predictions.get(document.id)?.spans ?? []);
    const wanted = document.spans.filter((span) => !isOpen(document, span));
    if (document.negative === true) {
      score.negatives += 1;
      score.negativesSilent += Number(found.length === 0);
    } else if (wanted.length > 0) {
      score.positives += 1;
      score.positivesExact += Number(isExact(document, wanted, found));
    }
  }
  return score;
}

function isExact(
  document: GoldDocument,
  wanted: readonly LabeledSpan[],
  found: readonly LabeledSpan[],
): boolean {
  const keys = (spans: readonly LabeledSpan[]): Set<string> =>
    new Set(spans.map((span) => keyOf(document.text, span)));
  const open = document.spans.filter((span) => isOpen(document, span));
  const foundKeys = keys(found);
  return (
    [...keys(wanted)].every((key) => foundKeys.has(key)) &&
    found.every((span) => isCovered(span, wanted) || isCovered(span, open))
  );
}

function keyOf(text: string, { start, end, label }: LabeledSpan): string {
  const written = text.slice(start, end);
  const from = start + written.length - written.replace(EDGES, '').length;
  return `${groupOf(label)} ${from > start ? text.indexOf(written.replace(EDGES, ''), start) : start} ${written.replace(EDGES, '')}`;
}

function isOpen(document: GoldDocument, span: GoldDocument['spans'][number]): boolean {
  return span.ignore === true || span.weak === true || inScope(document, [span]).length === 0;
}

function inScope<Span extends LabeledSpan>(
  { scope }: GoldDocument,
  spans: readonly Span[],
): readonly Span[] {
  if (scope === undefined) return spans;
  const groups = new Set(scope.map(groupOf));
  return spans.filter(({ label }) => groups.has(groupOf(label)));
}

function groupOf(label: string): string {
  return GROUPS[label] ?? label;
}

function isCovered(span: LabeledSpan, others: readonly LabeledSpan[]): boolean {
  let covered = 0;
  for (let offset = span.start; offset < span.end; offset += 1) {
    covered += Number(others.some(({ start, end }) => start <= offset && offset < end));
  }
  return covered * 2 >= span.end - span.start;
}
