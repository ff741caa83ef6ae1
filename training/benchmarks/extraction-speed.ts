import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { writeLongPdf } from '../long-pdf.ts';
import { type BenchmarkLine, compareWithBar, reportUnmeasured } from './benchmark.ts';
import { findProgram } from './find-program.ts';
import { childCpuSeconds } from './measure-cpu.ts';
import { readingTimes } from './reading-times.ts';

const LAUNCHER = fileURLToPath(import.meta.resolve('../../bin/proviso.js'));
const PAGES = 400;
/** Relative to pdftotext's speed; unlike pdftotext, we also find a box for every character. */
const BAR = 0.5;

/**
 * Text extraction from a long PDF, compared with pdftotext in a process of its own. Ours in three ways: a process that
 * has read a few documents, as in the engine benchmark; one that is ready for its first document, like a server's; and
 * `proviso extract`, including process startup and compilation.
 */
export async function extractionSpeed(): Promise<readonly BenchmarkLine[]> {
  const subject = `extraction, PDF of ${PAGES} pages`;
  const folder = await mkdtemp(join(tmpdir(), 'proviso-bench-'));
  try {
    const file = join(folder, 'long.pdf');
    await writeFile(file, await writeLongPdf(PAGES));
    const { first, compiled } = await readingTimes([file]);
    const version = await findProgram('pdftotext', '-v');
    if (version === undefined) {
      return [reportUnmeasured(subject, 'pdftotext: not installed', figure(compiled))];
    }
    const peer = await childCpuSeconds(['pdftotext', file, '-']);
    const comparison = `at least ${BAR}× ${version}: ${figure(peer)}`;
    const lineOf = (pass: string, seconds: number): BenchmarkLine => {
      const line = { subject: `${subject}, ${pass}`, figure: figure(seconds), comparison };
      return compareWithBar({ ...line, ratio: peer / seconds }, BAR);
    };
    const command = [process.execPath, LAUNCHER, 'extract', file];
    // The first run warms the compile cache for those after it.
    await childCpuSeconds(command, 1);
    return [
      lineOf('after a few', compiled),
      lineOf('first of its process', first),
      lineOf('by proviso extract', await childCpuSeconds(command)),
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

function figure(seconds: number): string {
  return `${(PAGES / seconds).toFixed(0)} pages/CPU-s`;
}
