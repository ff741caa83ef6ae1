import { writeLongPdf } from '../long-pdf.ts';
import { type BenchmarkLine, compareWithBar } from './benchmark.ts';
import { startServer } from './started-server.ts';

const PAGES = 300;
/** nginx's default timeout for a response (proxy_read_timeout). */
const LIMIT_SECONDS = 60;

/** The wall-clock time to clean a long PDF with twenty findings on every page. */
export async function longCleaning(): Promise<readonly BenchmarkLine[]> {
  const pdf = await writeLongPdf(PAGES);
  const server = await startServer();
  try {
    const id = await server.upload('long.pdf', pdf);
    await server.awaitReport(id);
    const started = performance.now();
    const answer = await server.request(`/api/documents/${id}/clean`, { method: 'POST' });
    await answer.arrayBuffer();
    const seconds = (performance.now() - started) / 1000;
    return [
      compareWithBar({
        subject: `cleaned copy, PDF of ${PAGES} pages`,
        figure: `${seconds.toFixed(1)} s`,
        comparison: `at most ${LIMIT_SECONDS} s`,
        ratio: LIMIT_SECONDS / seconds,
      }),
    ];
  } finally {
    await server.stop();
  }
}
