/**
 * `npm run bench:documents -- FOLDER`: how faithfully and how fast the documents of a folder are read, beside programs
 * that read the same formats, and what independent programs find in their cleaned copies. With `--worst N`, the N
 * worst files of each format as well; with `--keep FOLDER`, the copies stay there.
 */
import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';

import { DOCUMENT_FORMATS, type DocumentFormat } from '@proviso/documents';

import type { BenchmarkLine } from './benchmarks/benchmark.ts';
import { formatTable } from './benchmarks/format-table.ts';
import { measurePdfCleaning } from './document-cleaning/measure-pdf-cleaning.ts';
import { measureWordCleaning } from './document-cleaning/measure-word-cleaning.ts';
import { listWorst, type Measurement } from './document-quality/file-scores.ts';
import { measureLongDocx } from './document-quality/long-docx.ts';
import { measurePdf } from './document-quality/measure-pdf.ts';
import { measureRecognition } from './document-quality/measure-recognition.ts';
import { measureTxt } from './document-quality/measure-txt.ts';
import { measureDoc, measureDocx } from './document-quality/measure-word.ts';
import { measurePdfSpeed } from './document-quality/pdf-speed.ts';

const MEASURES: Readonly<
  Record<DocumentFormat, (files: readonly string[]) => Promise<Measurement>>
> = { pdf: measurePdf, docx: measureDocx, doc: measureDoc, txt: measureTxt };

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { worst: { type: 'string', default: '0' }, keep: { type: 'string' } },
});
const [folder] = positionals;
if (folder === undefined) {
  console.error('Usage: npm run bench:documents -- FOLDER [--worst N] [--keep FOLDER]');
  process.exit(2);
}

const lines: BenchmarkLine[] = [];
for (const format of DOCUMENT_FORMATS) {
  const files = await listFiles(folder, format);
  if (files.length === 0) continue;
  add(await MEASURES[format](files));
}
add(await measureRecognition(await listFiles(folder, 'pdf')));
lines.push(await measureLongDocx());
lines.push(...(await measurePdfSpeed(await listFiles(folder, 'pdf'))));
lines.push(...(await measurePdfCleaning(folder, values.keep)));
lines.push(...(await measureWordCleaning(folder, values.keep)));
console.log(lines.length === 0 ? 'No documents in this folder.' : formatTable(lines));

function add(measurement: Measurement): void {
  lines.push(...measurement.lines);
  for (const line of listWorst(measurement.scores, Number(values.worst))) console.error(line);
}

/** The files of a format in a folder and the folders within it; text files may have any of their usual endings. */
async function listFiles(path: string, format: DocumentFormat): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && formatOf(entry.name) === format)
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function formatOf(name: string): DocumentFormat | undefined {
  const extension = extname(name).slice(1).toLowerCase();
  const text = ['xml', 'html', 'srt'].includes(extension) ? 'txt' : extension;
  return DOCUMENT_FORMATS.find((format) => format === text);
}
