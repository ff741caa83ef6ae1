import { harmonicMean } from '../evaluation/counts.ts';
import { type ClauseDocument, LABELS } from './clause-corpora.ts';
import { type ClauseSpan, type FoundClauses, touch } from './clause-scores.ts';

/** A candidate clause for a label, with its score. */
export interface ScoredClause extends ClauseSpan {
  readonly label: number;
  readonly score: number;
}

/** At this many spans, a label's threshold is half its own optimum and half the shared one. */
const SPANS_FOR_HALF = 500;
const LOWEST = -4;
const HIGHEST = 3;
const STEP = 0.125;
const GRID = Array.from(
  { length: (HIGHEST - LOWEST) / STEP + 1 },
  (_, index) => LOWEST + index * STEP,
);

/** Scores for a label: for every clause, with whether it overlaps a gold span; for every gold span, the best. */
interface LabelEvidence {
  readonly found: readonly { readonly score: number; readonly isRight: boolean }[];
  readonly wanted: readonly number[];
}

/**
 * A threshold for each label: the optimum for span F1, shrunk toward the shared optimum, the more so the fewer spans
 * there are.
 */
export function chooseThresholds(
  documents: readonly ClauseDocument[],
  scored: readonly (readonly ScoredClause[])[],
): Float32Array {
  const evidence = LABELS.map((label, index) => evidenceOf(documents, scored, { label, index }));
  const common = bestOf(GRID.map((threshold) => meanF1(evidence, threshold)));
  return Float32Array.from(evidence, (one) => {
    const own = bestOf(smooth(GRID.map((threshold) => f1At(one, threshold))));
    return common + ((own - common) * one.wanted.length) / (one.wanted.length + SPANS_FOR_HALF);
  });
}

/** The clauses that reach the thresholds. */
export function findClauses(
  scored: readonly ScoredClause[],
  thresholds: Float32Array,
): FoundClauses {
  const kept = scored.filter(({ label, score }) => score >= (thresholds[label] ?? 0));
  return Map.groupBy(kept, ({ label }) => LABELS[label] ?? '');
}

function evidenceOf(
  documents: readonly ClauseDocument[],
  scored: readonly (readonly ScoredClause[])[],
  { label, index }: { readonly label: string; readonly index: number },
): LabelEvidence {
  const found = [];
  const wanted = [];
  for (const [at, { spans, read }] of documents.entries()) {
    if (!read.includes(label)) continue;
    const clauses = scored[at]?.filter((clause) => clause.label === index) ?? [];
    const marked = spans.filter((span) => span.label === label);
    for (const clause of clauses) {
      found.push({ score: clause.score, isRight: marked.some((span) => touch(span, clause)) });
    }
    for (const span of marked) {
      const touching = clauses.filter((clause) => touch(span, clause));
      wanted.push(Math.max(-Infinity, ...touching.map(({ score }) => score)));
    }
  }
  return { found, wanted };
}

function f1At({ found, wanted }: LabelEvidence, threshold: number): number {
  const kept = found.filter(({ score }) => score >= threshold);
  const precision =
    kept.length === 0 ? 0 : kept.filter(({ isRight }) => isRight).length / kept.length;
  const recall =
    wanted.length === 0 ? 0 : wanted.filter((score) => score >= threshold).length / wanted.length;
  return harmonicMean(precision, recall);
}

/**
 * The sum of the micro- and macro-averages: labels weighted by their number of spans, plus all labels weighted equally.
 */
function meanF1(evidence: readonly LabelEvidence[], threshold: number): number {
  const total = evidence.reduce((sum, { wanted }) => sum + wanted.length, 0);
  return evidence.reduce(
    (sum, one) => sum + f1At(one, threshold) * (one.wanted.length / total + 1 / evidence.length),
    0,
  );
}

function smooth(values: readonly number[]): number[] {
  return values.map((value, index) => {
    const before = values[index - 1] ?? value;
    const after = values[index + 1] ?? value;
    return before + 2 * value + after;
  });
}

function bestOf(values: readonly number[]): number {
  return GRID[values.indexOf(Math.max(...values))] ?? 0;
}
