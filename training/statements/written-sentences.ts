import { readdir, readFile } from 'node:fs/promises';

import { STATEMENT_LABELS, type StatementLabel } from '@proviso/engine/training';

/** A sentence that was written to train the model, and what it is; no label for an ordinary one. */
export interface WrittenSentence {
  readonly text: string;
  readonly label: StatementLabel | undefined;
  /** The file that it stands in; each had a writer of its own. */
  readonly file: string;
  /** Whether it stands in an ordinary text, rather than among sentences that were written to look like others. */
  readonly isOfText: boolean;
}

const FOLDER = new URL('sentences/', import.meta.url);
/** Whole texts in which nothing is to be found, sentence by sentence. */
const ORDINARY_TEXTS = 'ordinary/';
const ORDINARY = 'none';

/** Reads all sentences, in the order of the names of their files. Throws an Error that names a line without a label. */
export async function readWrittenSentences(): Promise<WrittenSentence[]> {
  const names = await readdir(FOLDER, { recursive: true });
  const files = names.filter((name) => name.endsWith('.tsv')).toSorted();
  const contents = await Promise.all(files.map((file) => readFile(new URL(file, FOLDER), 'utf8')));
  return contents.flatMap((content, index) =>
    content
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => parse(line, files[index] ?? '')),
  );
}

function parse(line: string, file: string): WrittenSentence {
  const [name = '', text = ''] = line.split('\t');
  const label = STATEMENT_LABELS.find((one) => one === name);
  if (text === '' || (label === undefined && name !== ORDINARY)) {
    throw new Error(`No label and sentence in ${file}: ${line}`);
  }
  return { text, label, file, isOfText: file.startsWith(ORDINARY_TEXTS) };
}
