import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { writeLongPdf } from '../long-pdf.ts';
import { type BenchmarkLine, besideBar, notMeasured } from './benchmark.ts';
import { findProgram } from './find-program.ts';
import { childCpuSeconds } from './measure-cpu.ts';

const LAUNCHER = fileURLToPath(import.meta.resolve('../../bin/proviso.js'));
const PAGES = 400;
/** Our speed over pdftotext's; we also find a box for every character, which it does not. */
const BAR = 0.5;

/** Text out of a PDF by `proviso extract` beside pdftotext: a process of its own for either, its start included. */
export async function extractionSpeed(): Promise<readonly BenchmarkLine[]> {
  const subject = `extraction, PDF of ${PAGES} pages`;
  const folder = await mkdtemp(join(tmpdir(), 'proviso-bench-'));
  try {
    const file = join(folder, 'long.pdf');
    await writeFile(file, await writeLongPdf(PAGES));
    const command = [process.execPath, LAUNCHER, 'extract', file];
    // The first run compiles the program for those after it.
    await childCpuSeconds(command, 1);
    const speed = PAGES / (await childCpuSeconds(command));
    const version = await findProgram('pdftotext', '-v');
    if (version === undefined) {
      return [notMeasured(subject, 'pdftotext: not installed', figure(speed))];
    }
    const peer = PAGES / (await childCpuSeconds(['pdftotext', file, '-']));
    const beside = `at least ${BAR}× ${version}: ${figure(peer)}`;
    return [besideBar({ subject, figure: figure(speed), beside, ratio: speed / peer }, BAR)];
  } finally {
    await rm(folder, { recursive: true });
  }
}

function figure(speed: number): string {
  return `${speed.toFixed(0)} pages/CPU-s`;
}
