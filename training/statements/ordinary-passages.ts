import { join } from 'node:path';

import {
  passagesIn,
  readSectionWords,
  spanOf,
  STATEMENT_LABELS,
  type StatementLabel,
} from '@proviso/engine/training';

import { type GoldDocument, readJsonLines } from '../evaluation/corpus.ts';

/** A passage of a corpus, and the labels that certainly do not hold on it. */
export interface OrdinaryPassage {
  readonly text: string;
  readonly absent: readonly StatementLabel[];
  /** Whether it stands in a document, rather than in a message of a few words to friends. */
  readonly isOfDocument: boolean;
}

const ON_PEOPLE: ReadonlySet<StatementLabel> = new Set(['health', 'circumstance']);
const NOT_ON_PEOPLE = STATEMENT_LABELS.filter((label) => !ON_PEOPLE.has(label));
const NO_RISK = STATEMENT_LABELS.filter((label) => label !== 'risk');

/**
 * What is read of each corpus; reports tell of people what the model is to find, contracts hold risks, and judgments
 * quote them. None of them is share-alike, so that the weights need no licence of their own.
 */
const CORPORA: readonly (readonly [
  path: string,
  most: number,
  absent: readonly StatementLabel[],
])[] = [
  ['language/clean-docs/dev.jsonl', 6000, STATEMENT_LABELS],
  ['language/legal-cuad/train.jsonl.gz', 9000, NO_RISK],
  ['language/legal-tos-en/dev.jsonl', 5000, NO_RISK],
  ['pii/wikigold.jsonl', 3000, NOT_ON_PEOPLE],
  ['pii/btc.jsonl', 4000, NOT_ON_PEOPLE],
  ['pii/wnut17.jsonl', 3000, NOT_ON_PEOPLE],
  ['pii/tab.jsonl', 4000, ['bias', 'inside', 'risk']],
  ['pii/inlegal.jsonl', 3000, ['bias', 'inside']],
  ['pii/sec_filings.jsonl', 1000, NO_RISK],
];

/** Their tone is that of none of the documents that are to be read; how it differs is to be learned. */
const MESSAGES: ReadonlySet<string> = new Set(['pii/btc.jsonl', 'pii/wnut17.jsonl']);

/** Passages spread evenly over each corpus; `folder` holds `language/` and `pii/`. */
export async function readOrdinaryPassages(folder: string): Promise<OrdinaryPassage[]> {
  const perCorpus = await Promise.all(
    CORPORA.map(async ([path, most, absent]) => {
      const documents = await readJsonLines<GoldDocument>(join(folder, path));
      const passages = documents.flatMap(({ text }) => passagesOf(text));
      const step = Math.max(1, Math.floor(passages.length / most));
      return passages
        .filter((_, index) => index % step === 0)
        .slice(0, most)
        .map((text) => ({ text, absent, isOfDocument: !MESSAGES.has(path) }));
    }),
  );
  return perCorpus.flat();
}

function passagesOf(text: string): string[] {
  const section = readSectionWords(text);
  return passagesIn(section).map((passage) => {
    const { start, end } = spanOf(section.words, passage);
    return text.slice(start, end);
  });
}
