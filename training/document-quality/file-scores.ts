import { basename } from 'node:path';

import { type BenchmarkLine, compareWithBar, reportUnmeasured } from '../benchmarks/benchmark.ts';

/** The score of one file, from 0 to 1. */
export interface FileScore {
  readonly file: string;
  readonly score: number;
}

/** The results for one format. */
export interface Measurement {
  readonly lines: readonly BenchmarkLine[];
  /** The file scores that the means are computed from. */
  readonly scores: readonly FileScore[];
}

/** A row with the mean of the file scores beside a bar. */
export function meanLine(
  subject: string,
  scores: readonly FileScore[],
  bar: number,
): BenchmarkLine {
  if (scores.length === 0) return reportUnmeasured(subject, 'no file that both can read');
  const mean = scores.reduce((total, { score }) => total + score, 0) / scores.length;
  return shareLine(`${subject} (${scores.length} files)`, mean, bar);
}

/** A row with a share beside a bar. */
export function shareLine(subject: string, share: number, bar: number): BenchmarkLine {
  const ratio = share / bar;
  return compareWithBar({
    subject,
    figure: share.toFixed(3),
    comparison: `at least ${bar}`,
    ratio,
  });
}

/** The lowest-scoring files, worst first, as lines of text. */
export function listWorst(scores: readonly FileScore[], count: number): string[] {
  return scores
    .toSorted((one, other) => one.score - other.score)
    .slice(0, count)
    .map(({ file, score }) => `  ${score.toFixed(3)}  ${basename(file)}`);
}
