import { writeLongPdf } from '../long-pdf.ts';
import { type BenchmarkLine, compareWithBar } from './benchmark.ts';
import { median } from './median.ts';
import { startServer } from './started-server.ts';

const PAGES = 20;
const ROUNDS = 5;
const LIMIT_SECONDS = 3;

/** The wall-clock time from the first byte of an upload until its report is available: the median of five uploads. */
export async function uploadToReport(): Promise<readonly BenchmarkLine[]> {
  const pdf = await writeLongPdf(PAGES);
  const server = await startServer();
  try {
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const started = performance.now();
      await server.awaitReport(await server.upload('long.pdf', pdf));
      rounds.push((performance.now() - started) / 1000);
    }
    const seconds = median(rounds);
    return [
      compareWithBar({
        subject: `upload to report, PDF of ${PAGES} pages`,
        figure: `${seconds.toFixed(2)} s`,
        comparison: `at most ${LIMIT_SECONDS} s`,
        ratio: LIMIT_SECONDS / seconds,
      }),
    ];
  } finally {
    await server.stop();
  }
}
