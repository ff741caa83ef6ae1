import { readdir, readFile } from 'node:fs/promises';

import { STATEMENT_LABELS, type StatementLabel } from '@proviso/engine/training';

/** A sentence written to train the model, with its label; ordinary sentences have none. */
export interface WrittenSentence {
  readonly text: string;
  readonly label: StatementLabel | undefined;
  /** The file that contains it; each had a different writer. */
  readonly file: string;
  /** Whether it is part of an ordinary text, rather than of a set of sentences written to resemble others. */
  readonly isOfText: boolean;
}

const FOLDER = new URL('sentences/', import.meta.url);
/** Whole texts without anything to find, sentence by sentence. */
const ORDINARY_TEXTS = 'ordinary/';
const ORDINARY = 'none';

/** Reads all sentences, ordered by file name. Throws an Error that names the line if a label is missing. */
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
