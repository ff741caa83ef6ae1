import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

import { pdftotext } from '../document-quality/pdftotext.ts';
import { findLeaks } from './find-leaks.ts';

const run = promisify(execFile);
const OPTIONS = { maxBuffer: Infinity, timeout: 120_000 };

/** Whether qpdf and poppler open a PDF without a warning. */
export async function opensCleanly(file: string): Promise<boolean> {
  return (await succeeds('qpdf', ['--check', file])) && (await succeeds('pdfinfo', [file]));
}

async function succeeds(program: string, options: readonly string[]): Promise<boolean> {
  try {
    await run(program, options, OPTIONS);
    return true;
  } catch {
    return false;
  }
}

/** The page count according to poppler; 0 if it does not open the file. */
export async function countPages(file: string): Promise<number> {
  const { stdout } = await run('pdfinfo', [file], OPTIONS).catch(() => ({ stdout: '' }));
  return Number(/^Pages:\s+(\d+)/m.exec(stdout)?.[1] ?? 0);
}

/** The values that pdftotext reads in default or raw order, or that remain in the file once decompressed by qpdf. */
export async function findPdfLeaks(file: string, values: readonly string[]): Promise<string[]> {
  const texts = [await pdftotext(file), await pdftotext(file, ['-raw'])];
  const shown = texts.map(normalizeText).join('\n');
  const unpacked = `${file}.unpacked`;
  await succeeds('qpdf', [
    '--qdf',
    '--object-streams=disable',
    '--preserve-unreferenced',
    file,
    unpacked,
  ]);
  const written = new Set(findLeaks(await readFile(unpacked), values));
  return values.filter((value) => shown.includes(normalizeText(value)) || written.has(value));
}

/** A text without case, white space and non-printing characters. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\u00AD\u200B-\u200F]+/g, '');
}
