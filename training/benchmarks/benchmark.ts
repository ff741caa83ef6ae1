/** A line of the table that `npm run bench` prints. */
export interface BenchmarkLine {
  readonly subject: string;
  /** Our figure with its unit; absent where it could not be measured. */
  readonly figure?: string;
  /** What stands beside it: a limit, or a peer with its figure in the same run. */
  readonly beside: string;
  /** Ours to theirs, above 1 where ours is better. */
  readonly ratio?: number;
  readonly verdict: 'reached' | 'missed' | 'ahead' | 'behind' | 'not measured';
}

/** A line about a bar: reached when the figure is at least `bar` times as good as what stands beside it. */
export function besideBar(
  { subject, figure, beside, ratio }: Required<Omit<BenchmarkLine, 'verdict'>>,
  bar = 1,
): BenchmarkLine {
  return { subject, figure, beside, ratio, verdict: ratio >= bar ? 'reached' : 'missed' };
}

/** A line that compares with a peer without a bar to reach. */
export function besidePeer(line: Required<Omit<BenchmarkLine, 'verdict'>>): BenchmarkLine {
  return { ...line, verdict: line.ratio >= 1 ? 'ahead' : 'behind' };
}

/** A line for what could not be measured or compared here, and why. */
export function notMeasured(subject: string, reason: string, figure?: string): BenchmarkLine {
  const line = { subject, beside: reason, verdict: 'not measured' } as const;
  return figure === undefined ? line : { ...line, figure };
}
