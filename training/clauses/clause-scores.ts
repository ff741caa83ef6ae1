import { type Counts, f1Of, harmonicMean } from '../evaluation/counts.ts';
import type { ClauseDocument } from './clause-corpora.ts';

/** A predicted or gold clause; offsets are those of its document. */
export interface ClauseSpan {
  readonly start: number;
  readonly end: number;
}

/** The counts of one label: overlapping spans, and documents as hits, false alarms and misses. */
interface LabelCounts extends Counts {
  wanted: number;
  wantedTouched: number;
  found: number;
  foundTouching: number;
}

/** Micro and macro F1 over overlapping spans and over documents. */
export interface ClauseFigures {
  readonly spanMicro: number;
  readonly spanMacro: number;
  readonly documentMicro: number;
  readonly documentMacro: number;
  readonly perLabel: readonly string[];
}

/** The predictions for a document, label by label. */
export type FoundClauses = ReadonlyMap<string, readonly ClauseSpan[]>;

/** A predicted span is correct if any gold span of the same label overlaps it. */
export function scoreClauses(
  documents: readonly ClauseDocument[],
  found: readonly FoundClauses[],
  labels: readonly string[],
): ClauseFigures {
  const counts = labels.map((label) => {
    const sum = emptyCounts();
    for (const [index, document] of documents.entries()) {
      if (document.read.includes(label))
        count(sum, document, found[index]?.get(label) ?? [], label);
    }
    return sum;
  });
  const wanted = counts.filter((one) => one.wanted > 0);
  const total = counts.reduce(add, emptyCounts());
  const mean = (figure: (one: LabelCounts) => number): number =>
    wanted.reduce((sum, one) => sum + figure(one), 0) / wanted.length;
  return {
    spanMicro: spanF1(total),
    spanMacro: mean(spanF1),
    documentMicro: f1Of(total),
    documentMacro: mean(f1Of),
    perLabel: labels.map((label, index) => lineOf(label, counts[index] ?? emptyCounts())),
  };
}

function emptyCounts(): LabelCounts {
  return {
    wanted: 0,
    wantedTouched: 0,
    found: 0,
    foundTouching: 0,
    hits: 0,
    alarms: 0,
    misses: 0,
  };
}

function count(
  sum: LabelCounts,
  document: ClauseDocument,
  found: readonly ClauseSpan[],
  label: string,
): void {
  const wanted = document.spans.filter((span) => span.label === label);
  sum.wanted += wanted.length;
  sum.found += found.length;
  sum.wantedTouched += wanted.filter((span) => found.some((one) => touch(span, one))).length;
  sum.foundTouching += found.filter((one) => wanted.some((span) => touch(span, one))).length;
  if (wanted.length > 0 && found.length > 0) sum.hits += 1;
  else if (found.length > 0) sum.alarms += 1;
  else if (wanted.length > 0) sum.misses += 1;
}

function add(one: LabelCounts, other: LabelCounts): LabelCounts {
  return {
    wanted: one.wanted + other.wanted,
    wantedTouched: one.wantedTouched + other.wantedTouched,
    found: one.found + other.found,
    foundTouching: one.foundTouching + other.foundTouching,
    hits: one.hits + other.hits,
    alarms: one.alarms + other.alarms,
    misses: one.misses + other.misses,
  };
}

/** Whether two spans share a character. */
export function touch(one: ClauseSpan, other: ClauseSpan): boolean {
  return one.start < other.end && other.start < one.end;
}

function spanF1({ wanted, wantedTouched, found, foundTouching }: LabelCounts): number {
  const precision = found === 0 ? 0 : foundTouching / found;
  const recall = wanted === 0 ? 0 : wantedTouched / wanted;
  return harmonicMean(precision, recall);
}

function lineOf(label: string, counts: LabelCounts): string {
  const { wanted, found, wantedTouched, foundTouching } = counts;
  return `  ${label.padEnd(28)} spans ${spanF1(counts).toFixed(3)} (${wantedTouched} of ${wanted}; ${foundTouching} of ${found} found) documents ${f1Of(counts).toFixed(3)}`;
}
