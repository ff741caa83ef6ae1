import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { writeLongPdf } from '../long-pdf.ts';
import { type BenchmarkLine, besideBar, notMeasured } from './benchmark.ts';
import { findProgram } from './find-program.ts';
import { childCpuSeconds } from './measure-cpu.ts';
import { readingTimes } from './reading-times.ts';

const LAUNCHER = fileURLToPath(import.meta.resolve('../../bin/proviso.js'));
const PAGES = 400;
/** Our speed over pdftotext's; we also find a box for every character, which it does not. */
const BAR = 0.5;

/**
 * Text out of a long PDF beside pdftotext, which is a process of its own. Ours three times: by a process that has read a
 * few documents, as the engine's speed is measured; by one that stands ready for its first document, as a server's do;
 * and by `proviso extract`, with the start of the process and the compilation of all that it calls.
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
      return [notMeasured(subject, 'pdftotext: not installed', figure(compiled))];
    }
    const peer = await childCpuSeconds(['pdftotext', file, '-']);
    const beside = `at least ${BAR}× ${version}: ${figure(peer)}`;
    const lineOf = (pass: string, seconds: number): BenchmarkLine => {
      const line = { subject: `${subject}, ${pass}`, figure: figure(seconds), beside };
      return besideBar({ ...line, ratio: peer / seconds }, BAR);
    };
    const command = [process.execPath, LAUNCHER, 'extract', file];
    // The first run compiles the program for those after it.
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
