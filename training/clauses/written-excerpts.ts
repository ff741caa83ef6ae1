import { readdir, readFile } from 'node:fs/promises';

import type { LabeledSpan } from '../evaluation/corpus.ts';
import { type ClauseDocument, CONTRACT_LABELS } from './clause-corpora.ts';

const FOLDER = new URL('excerpts/', import.meta.url);
/** The file whose writer is held out when models are compared. */
const HELD_OUT = 'various-contracts.tsv';
const UNMARKED = 'none';

/** Excerpts of contracts, written to train the model. */
interface WrittenExcerpts {
  readonly excerpts: readonly ClauseDocument[];
  /** Those of one writer. */
  readonly heldOutExcerpts: readonly ClauseDocument[];
}

/** Reads all excerpts, ordered by file name. Throws an Error that quotes a malformed line. */
export async function readWrittenExcerpts(): Promise<WrittenExcerpts> {
  const files = (await readdir(FOLDER)).toSorted();
  const read = async (file: string) =>
    parseExcerpts(await readFile(new URL(file, FOLDER), 'utf8'), file);
  const excerpts = await Promise.all(files.filter((file) => file !== HELD_OUT).map(read));
  return { excerpts: excerpts.flat(), heldOutExcerpts: await read(HELD_OUT) };
}

/**
 * Excerpts are separated by blank lines. Each line is a clause or a heading, preceded by its labels, which are
 * separated by commas, and a tab.
 */
export function parseExcerpts(content: string, file: string): ClauseDocument[] {
  return content
    .trim()
    .split(/\n{2,}/)
    .map((excerpt, index) => parseExcerpt(excerpt, `${file} ${index + 1}`));
}

function parseExcerpt(excerpt: string, id: string): ClauseDocument {
  const spans: LabeledSpan[] = [];
  let text = '';
  for (const line of excerpt.split('\n')) {
    const [labels = '', clause = ''] = line.split('\t');
    const start = text.length;
    text += `${clause}\n`;
    for (const label of labels === UNMARKED ? [] : labels.split(',')) {
      if (clause === '' || !CONTRACT_LABELS.includes(label)) {
        throw new Error(`No labels and clause in ${id}: ${line}`);
      }
      spans.push({ start, end: start + clause.length, label });
    }
  }
  return { id, text, spans, read: CONTRACT_LABELS };
}
