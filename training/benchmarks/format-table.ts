import type { BenchmarkLine } from './benchmark.ts';

const TITLES = ['What', 'Figure', 'Beside', 'Ratio', 'Verdict'];

/** The lines as a table for a terminal, its columns as wide as their longest cell. */
export function formatTable(lines: readonly BenchmarkLine[]): string {
  const rows = [
    TITLES,
    ...lines.map(({ subject, figure, beside, ratio, verdict }) => [
      subject,
      figure ?? '–',
      beside,
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
