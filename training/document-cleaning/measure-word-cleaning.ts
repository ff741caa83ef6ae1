import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { type BenchmarkLine, reportUnmeasured } from '../benchmarks/benchmark.ts';
import { findProgram } from '../benchmarks/find-program.ts';
import { shareLine } from '../document-quality/file-scores.ts';
import { listDocuments } from '../document-quality/list-documents.ts';
import { officeTexts } from '../document-quality/office-texts.ts';
import { cleanFile, type CleaningResult } from './clean-file.ts';

const FORMATS = ['docx', 'doc', 'txt'] as const;
type WordFormat = (typeof FORMATS)[number];

/**
 * Deleted pictures take their descriptions with them, and in files of one repeated letter values overlap the rest of
 * the text.
 */
const FAITHFUL_BAR = 0.95;

/**
 * Removes values picked from their own texts from the Word and text documents of a folder and measures how many pass
 * verification, what an independent search still finds, whether the rest of the text is unchanged, and whether
 * LibreOffice opens the copies. With `keepIn`, the copies are kept there, each with a list of its values, for other
 * checkers.
 */
export async function measureWordCleaning(
  folder: string,
  keepIn?: string,
): Promise<BenchmarkLine[]> {
  const target = keepIn ?? (await mkdtemp(join(tmpdir(), 'proviso-cleaning-')));
  try {
    const lines: BenchmarkLine[] = [];
    for (const format of FORMATS) lines.push(...(await measureFormat(folder, format, target)));
    return lines;
  } finally {
    if (keepIn === undefined) await rm(target, { recursive: true });
  }
}

async function measureFormat(
  folder: string,
  format: WordFormat,
  target: string,
): Promise<BenchmarkLine[]> {
  const subject = `${format.toUpperCase()}, cleaned`;
  const copies = join(target, format);
  await mkdir(copies, { recursive: true });
  const results: CleaningResult[] = [];
  for (const file of await listDocuments(folder, format)) {
    const result = await cleanFile(file, format, join(copies, basename(file)));
    if (result) results.push(result);
  }
  if (results.length === 0) return [reportUnmeasured(subject, 'no such files in this folder')];
  const edits = results.reduce((total, result) => total + result.edits, 0);
  const share = (test: (result: CleaningResult) => boolean): number =>
    results.filter(test).length / results.length;
  const of = `${results.length} files, ${edits} passages`;
  const lines = [
    shareLine(
      `${subject} and proved (${of})`,
      share(({ isProved }) => isProved),
      1,
    ),
    shareLine(
      `${subject}, without a leak`,
      share(({ leaks }) => leaks.length === 0),
      1,
    ),
    shareLine(
      `${subject}, the rest of the text as it was`,
      share(({ isFaithful }) => isFaithful),
      FAITHFUL_BAR,
    ),
  ];
  return format === 'txt' ? lines : [...lines, await measureOpened(subject, results)];
}

/** A file whose original LibreOffice does not open says nothing about its copy. */
async function measureOpened(
  subject: string,
  results: readonly CleaningResult[],
): Promise<BenchmarkLine> {
  const label = `${subject}, opened by LibreOffice`;
  if ((await findProgram('soffice', '--version')) === undefined) {
    return reportUnmeasured(label, 'soffice: not installed');
  }
  const originals = await officeTexts(results.map(({ file }) => file));
  const copies = results.flatMap(({ file, copy }) =>
    originals.has(file) && copy !== undefined ? [copy] : [],
  );
  const opened = await officeTexts(copies);
  return shareLine(`${label} (${copies.length} files)`, opened.size / copies.length, 1);
}
