import { readFile } from 'node:fs/promises';

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

/** One run of the model that wrote the sentences: a line of `runs.tsv`. */
interface WrittenRun {
  readonly file: string;
  /** The number of lines in the file. */
  readonly passages: number;
  readonly shape: string;
}

const FOLDER = new URL('sentences/', import.meta.url);
/** The shape of whole texts without anything to find, sentence by sentence. */
const ORDINARY_TEXTS = 'texts';
const ORDINARY = 'none';

/** Reads all sentences, ordered by file name. Throws an Error that names the line if a label is missing. */
export async function readWrittenSentences(): Promise<WrittenSentence[]> {
  const runs = await readWrittenRuns();
  const contents = await Promise.all(runs.map(({ file }) => read(file)));
  return contents.flatMap((lines, index) => lines.map((line) => parse(line, runs[index]!)));
}

/** Reads the list of files, ordered by name. */
export async function readWrittenRuns(): Promise<WrittenRun[]> {
  const [, ...lines] = await read('runs.tsv');
  return lines.map((line) => {
    const [file = '', passages = '', shape = ''] = line.split('\t');
    return { file, passages: Number(passages), shape };
  });
}

async function read(file: string): Promise<string[]> {
  const content = await readFile(new URL(file, FOLDER), 'utf8');
  return content.split('\n').filter((line) => line !== '');
}

function parse(line: string, { file, shape }: WrittenRun): WrittenSentence {
  const [name = '', text = ''] = line.split('\t');
  const label = STATEMENT_LABELS.find((one) => one === name);
  if (text === '' || (label === undefined && name !== ORDINARY)) {
    throw new Error(`No label and sentence in ${file}: ${line}`);
  }
  return { text, label, file, isOfText: shape === ORDINARY_TEXTS };
}
