/** A row of the table that `npm run bench` prints. */
export interface BenchmarkLine {
  readonly subject: string;
  /** Our figure with its unit; absent if it could not be measured. */
  readonly figure?: string;
  /** The comparison: a limit, or a peer with its figure from the same run. */
  readonly comparison: string;
  /** Above 1 where ours is better. */
  readonly ratio?: number;
  readonly verdict: 'reached' | 'missed' | 'ahead' | 'behind' | 'not measured';
}

/** A row for a bar, which is met if the figure is at least `bar` times as good as the comparison. */
export function compareWithBar(
  { subject, figure, comparison, ratio }: Required<Omit<BenchmarkLine, 'verdict'>>,
  bar = 1,
): BenchmarkLine {
  return { subject, figure, comparison, ratio, verdict: ratio >= bar ? 'reached' : 'missed' };
}

/** A row that compares with a peer, without a bar. */
export function compareWithPeer(line: Required<Omit<BenchmarkLine, 'verdict'>>): BenchmarkLine {
  return { ...line, verdict: line.ratio >= 1 ? 'ahead' : 'behind' };
}

/** A row for something that could not be measured or compared here, with the reason. */
export function reportUnmeasured(subject: string, reason: string, figure?: string): BenchmarkLine {
  const line = { subject, comparison: reason, verdict: 'not measured' } as const;
  return figure === undefined ? line : { ...line, figure };
}
