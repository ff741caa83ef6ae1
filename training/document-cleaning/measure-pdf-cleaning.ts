import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { cleanDocument, readDocument, type TextEdit, warmUp } from '@proviso/documents';

import { type BenchmarkLine, compareWithBar, reportUnmeasured } from '../benchmarks/benchmark.ts';
import { findProgram } from '../benchmarks/find-program.ts';
import { timeCpu } from '../benchmarks/measure-cpu.ts';
import { shareLine } from '../document-quality/file-scores.ts';
import { ignoreRefusal } from '../document-quality/ignore-refusal.ts';
import { listDocuments } from '../document-quality/list-documents.ts';
import { changedShares } from './changed-pixels.ts';
import { countPages, findPdfLeaks, opensCleanly, normalizeText } from './check-pdf.ts';
import { createEdits, pickValues } from './pick-values.ts';

/** The result for one file. */
interface Result {
  readonly file: string;
  readonly pages: number;
  readonly edits: number;
  /** CPU seconds, because wall-clock time depends on other load. */
  readonly seconds: number;
  /** Absent if verification failed and no copy was produced. */
  readonly copy?: {
    readonly leaks: readonly string[];
    readonly opens: boolean;
    readonly hasAllPages: boolean;
    readonly changed: readonly number[];
    readonly redrawn: number;
  };
}

const MAX_CHANGED = 0.005;
const MAX_SECONDS = 3;
const TIMED_PAGES = 20;
const MIN_PAGES = 10;

/**
 * Removes values picked from their own texts from the PDFs of a folder and measures how many pass verification, what
 * poppler and qpdf still find, whether they open the copies, how much else of the pages changed, and how long it takes.
 * With `keepIn`, the copies are kept there, each with a list of its values, for other checkers.
 */
export async function measurePdfCleaning(
  folder: string,
  keepIn?: string,
): Promise<BenchmarkLine[]> {
  for (const [program, option] of [
    ['pdftoppm', '-v'],
    ['qpdf', '--version'],
  ] as const) {
    if ((await findProgram(program, option)) === undefined) {
      return [reportUnmeasured('PDF, cleaned', `${program}: not installed`)];
    }
  }
  const target = keepIn ?? (await mkdtemp(join(tmpdir(), 'proviso-cleaning-')));
  try {
    const results = await cleanAll(folder, join(target, 'pdf'));
    return results.length === 0
      ? [reportUnmeasured('PDF, cleaned', 'no such files in this folder')]
      : linesOf(results);
  } finally {
    if (keepIn === undefined) await rm(target, { recursive: true });
  }
}

async function cleanAll(folder: string, copies: string): Promise<Result[]> {
  await mkdir(copies, { recursive: true });
  await warmUp();
  const results: Result[] = [];
  for (const file of await listDocuments(folder, 'pdf')) {
    const result = await cleanOne(file, join(copies, basename(file)));
    if (result) results.push(result);
  }
  return results;
}

/** Undefined if reading the file was refused. */
async function cleanOne(file: string, copy: string): Promise<Result | undefined> {
  const bytes = await readFile(file);
  const document = await readDocument(bytes, 'pdf').catch(ignoreRefusal);
  if (!document) return undefined;
  const picked = pickValues(document.text);
  const edits = createEdits(document.text, picked);
  const values = listRemovedValues(document.text, edits, picked);
  const { seconds, result: cleaned } = await timeCpu(() =>
    cleanDocument(bytes, 'pdf', { edits }).catch(ignoreRefusal),
  );
  const result = { file, pages: document.pages.length, edits: edits.length, seconds };
  if (!cleaned) {
    console.error(`  not handed out: ${basename(file)}`);
    return result;
  }
  await writeFile(copy, cleaned.bytes);
  await writeFile(`${copy}.words`, values.join('\n'));
  const leaks = await findPdfLeaks(copy, values);
  if (leaks.length > 0) console.error(`  ${leaks.length} left in ${basename(file)}`);
  return {
    ...result,
    copy: {
      leaks,
      opens: await opensCleanly(copy),
      hasAllPages: (await countPages(copy)) === (await countPages(file)),
      changed: await changedShares([file, copy], document, edits),
      redrawn: cleaned.certificate.redrawnPages.length,
    },
  };
}

/** The values that are gone from the text after the edits, even across lines and inside words. */
function listRemovedValues(
  text: string,
  edits: readonly TextEdit[],
  values: readonly string[],
): string[] {
  const starts = [0, ...edits.map(({ end }) => end)];
  const pieces = starts.map((start, index) => text.slice(start, edits[index]?.start));
  const rest = normalizeText(pieces.join('\u2588'));
  return values.filter((value) => !rest.includes(normalizeText(value)));
}

function linesOf(results: readonly Result[]): BenchmarkLine[] {
  const copies = results.flatMap(({ copy }) => copy ?? []);
  const edits = results.reduce((sum, result) => sum + result.edits, 0);
  const pages = results.reduce((sum, result) => sum + result.pages, 0);
  const share = (test: (copy: (typeof copies)[number]) => boolean): number =>
    copies.filter(test).length / copies.length;
  const redrawn = copies.reduce((sum, copy) => sum + copy.redrawn, 0);
  const of = `${results.length} files, ${edits} passages`;
  return [
    shareLine(`PDF, cleaned and proved (${of})`, copies.length / results.length, 1),
    shareLine(
      'PDF, cleaned, without a leak',
      share(({ leaks }) => leaks.length === 0),
      1,
    ),
    shareLine(
      'PDF, cleaned, opened by poppler and qpdf',
      share(({ opens }) => opens),
      1,
    ),
    shareLine(
      'PDF, cleaned, all pages there',
      share(({ hasAllPages }) => hasAllPages),
      1,
    ),
    changedLine(copies.flatMap(({ changed }) => changed)),
    reportUnmeasured(
      'PDF, cleaned, pages that became pictures',
      'no bar',
      `${redrawn} of ${pages}`,
    ),
    timeLine(results.filter((result) => result.pages >= MIN_PAGES)),
  ];
}

function changedLine(shares: readonly number[]): BenchmarkLine {
  const sorted = shares.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length * 0.5)] ?? 0;
  const high = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  return compareWithBar({
    subject: `PDF, cleaned, pixels changed elsewhere, 95 % of ${shares.length} pages`,
    figure: `${percent(high)}, half of them ${percent(middle)}`,
    comparison: `at most ${percent(MAX_CHANGED)}`,
    ratio: MAX_CHANGED / Math.max(high, 1e-6),
  });
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)} %`;
}

/** The slowest of the longer files, relative to its pages; reading, cleaning and verification together. */
function timeLine(results: readonly Result[]): BenchmarkLine {
  const subject = `PDF, cleaned, ${TIMED_PAGES} pages (slowest of ${results.length} files with ${MIN_PAGES} and more)`;
  if (results.length === 0) return reportUnmeasured(subject, `no file with ${MIN_PAGES} pages`);
  const seconds = results.map(({ seconds: own, pages }) => (own / pages) * TIMED_PAGES);
  const slowest = Math.max(...seconds);
  return compareWithBar({
    subject,
    figure: `${slowest.toFixed(1)} s of CPU`,
    comparison: `at most ${MAX_SECONDS} s`,
    ratio: MAX_SECONDS / slowest,
  });
}
