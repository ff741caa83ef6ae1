import { type BenchmarkLine, compareWithBar, reportUnmeasured } from '../benchmarks/benchmark.ts';
import { findProgram } from '../benchmarks/find-program.ts';
import { childCpuSeconds } from '../benchmarks/measure-cpu.ts';
import { readingTimeInSeparateProcesses, readingTimes } from '../benchmarks/reading-times.ts';
import { pdftotext } from './pdftotext.ts';
import { readFiles } from './read-file.ts';

/** Relative to pdftotext's speed; unlike pdftotext, we also find a box for every character and hidden text. */
const BAR = 0.6;
const FILES = 20;
const ROUNDS = 3;

/**
 * Pages per CPU second for the PDFs with the most text. Ours in three ways, all without process startup, because a
 * server's processes are ready before a document arrives: one process that has read them before, so that its code is
 * compiled; one process for all that has only rehearsed; and one such process for each, as a server reads its
 * documents. pdftotext as it is normally run: one process per file, including its startup of two milliseconds.
 */
export async function measurePdfSpeed(files: readonly string[]): Promise<BenchmarkLine[]> {
  const subject = `PDF, speed of reading the ${FILES} with the most text`;
  const version = await findProgram('pdftotext', '-v');
  if (version === undefined) return [reportUnmeasured(subject, 'pdftotext: not installed')];
  const chosen = await longest(files);
  if (chosen.length === 0) return [reportUnmeasured(subject, 'no PDF that both can read')];
  const pages = chosen.reduce((total, { pages: some }) => total + some, 0);
  const paths = chosen.map(({ file }) => file);
  const { first, compiled } = await readingTimes(paths);
  const peer = await timePeer(paths);
  const speed = (seconds: number): string => `${(pages / seconds).toFixed(0)} pages/CPU-s`;
  const comparison = `at least ${BAR}× ${version}: ${speed(peer)}`;
  const lineOf = (pass: string, seconds: number): BenchmarkLine => {
    const line = {
      subject: `${subject} (${pages} pages), ${pass}`,
      figure: speed(seconds),
      comparison,
    };
    return compareWithBar({ ...line, ratio: peer / seconds }, BAR);
  };
  return [
    lineOf('read before', compiled),
    lineOf('one process for all', first),
    lineOf('a process for each', await readingTimeInSeparateProcesses(paths)),
  ];
}

/** CPU seconds of pdftotext for the files, one after another. */
async function timePeer(paths: readonly string[]): Promise<number> {
  const loop = 'for file in "$@"; do pdftotext "$file" -; done';
  return childCpuSeconds(['bash', '-c', loop, 'bash', ...paths], ROUNDS);
}

/** The files with the most text according to pdftotext, among those that we can read too. */
async function longest(files: readonly string[]) {
  const lengths: { file: string; length: number }[] = [];
  for (const file of files) {
    const { length } = await pdftotext(file).catch(() => '');
    if (length > 0) lengths.push({ file, length });
  }
  const chosen: { file: string; pages: number }[] = [];
  for (const { file } of lengths.sort((one, other) => other.length - one.length)) {
    const [outcome] = await readFiles([file], 'pdf');
    if (outcome && 'document' in outcome) {
      chosen.push({ file, pages: outcome.document.pages.length });
    }
    if (chosen.length === FILES) break;
  }
  return chosen;
}
