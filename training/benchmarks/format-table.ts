import type { BenchmarkLine } from './benchmark.ts';

const TITLES = ['What', 'Figure', 'Beside', 'Ratio', 'Verdict'];

/** The rows as a terminal table; each column is as wide as its longest cell. */
export function formatTable(lines: readonly BenchmarkLine[]): string {
  const rows = [
    TITLES,
    ...lines.map(({ subject, figure, comparison, ratio, verdict }) => [
      subject,
      figure ?? '–',
      comparison,
      ratio === undefined ? '–' : `${ratio.toFixed(2)}×`,
      verdict,
    ]),
  ];
  const widths = TITLES.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('   ')
        .trimEnd(),
    )
    .join('\n');
}
