/**
 * `npm run bench:documents -- FOLDER`: how faithfully and how fast the documents of a folder are read, compared with
 * other programs that read the same formats, and what independent programs find in their cleaned copies. `--worst N`
 * also lists the N worst files of each format; `--keep FOLDER` keeps the copies there.
 */
import { parseArgs } from 'node:util';

import { DOCUMENT_FORMATS, type DocumentFormat } from '@proviso/documents';

import type { BenchmarkLine } from './benchmarks/benchmark.ts';
import { formatTable } from './benchmarks/format-table.ts';
import { measurePdfCleaning } from './document-cleaning/measure-pdf-cleaning.ts';
import { measureWordCleaning } from './document-cleaning/measure-word-cleaning.ts';
import { listWorst, type Measurement } from './document-quality/file-scores.ts';
import { listDocuments } from './document-quality/list-documents.ts';
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
  const files = await listDocuments(folder, format);
  if (files.length === 0) continue;
  add(await MEASURES[format](files));
}
add(await measureRecognition(await listDocuments(folder, 'pdf')));
lines.push(await measureLongDocx());
lines.push(...(await measurePdfSpeed(await listDocuments(folder, 'pdf'))));
lines.push(...(await measurePdfCleaning(folder, values.keep)));
lines.push(...(await measureWordCleaning(folder, values.keep)));
console.log(lines.length === 0 ? 'No documents in this folder.' : formatTable(lines));

function add(measurement: Measurement): void {
  lines.push(...measurement.lines);
  for (const line of listWorst(measurement.scores, Number(values.worst))) console.error(line);
}
