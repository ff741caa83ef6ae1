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
  /** Labels that hold on such passages seldom: lawyers have marked others, or people chat of something else. */
  readonly unlikely: readonly StatementLabel[];
  /** The number of the text that it stands in, over all corpora. */
  readonly source: number;
  /** Whether it stands in a document, rather than in a message of a few words to friends. */
  readonly isOfDocument: boolean;
}

const ON_PEOPLE = ['health', 'circumstance'] as const;
const ON_PLANS = ['threat', 'concealment', 'inside', 'misconduct', 'admission'] as const;
const NOT_ON_PEOPLE = ['bias', ...ON_PLANS, 'risk'] as const;
const NO_RISK = ['bias', ...ON_PLANS, ...ON_PEOPLE] as const;

/** What is read of a corpus, and what does not hold there. */
interface OrdinaryCorpus {
  readonly path: string;
  /** No more passages are read. */
  readonly most: number;
  readonly absent: readonly StatementLabel[];
  readonly unlikely?: readonly StatementLabel[];
  /** Whether its spans mark what the labels stand for, or something like it: such passages are left out. */
  readonly hasMarks?: boolean;
}

/**
 * Of the clauses of contracts lawyers have marked most that are risky, encyclopaedias tell of illness and guilt now and
 * then, and on the web somebody judges or threatens; cases of a court of human rights tell of people what is to be found.
 */
const CORPORA: readonly OrdinaryCorpus[] = [
  { path: 'language/clean-docs/dev.jsonl', most: 6000, absent: STATEMENT_LABELS },
  {
    path: 'language/legal-cuad/train.jsonl.gz',
    most: 9000,
    absent: NO_RISK,
    unlikely: ['risk'],
    hasMarks: true,
  },
  {
    path: 'language/legal-tos-en/dev.jsonl',
    most: 5000,
    absent: NO_RISK,
    unlikely: ['risk'],
    hasMarks: true,
  },
  { path: 'pii/wikigold.jsonl', most: 3000, absent: NOT_ON_PEOPLE, unlikely: ON_PEOPLE },
  { path: 'pii/crossner.jsonl', most: 4000, absent: NOT_ON_PEOPLE, unlikely: ON_PEOPLE },
  { path: 'pii/gum.jsonl', most: 4000, absent: ['risk'], unlikely: NO_RISK },
  { path: 'pii/uner_ewt.jsonl', most: 2000, absent: ['risk'], unlikely: NO_RISK },
  { path: 'pii/btc.jsonl', most: 4000, absent: NOT_ON_PEOPLE, unlikely: ON_PEOPLE },
  { path: 'pii/wnut17.jsonl', most: 3000, absent: NOT_ON_PEOPLE, unlikely: ON_PEOPLE },
  { path: 'pii/tab.jsonl', most: 4000, absent: ['bias', 'inside', 'risk'] },
  { path: 'pii/inlegal.jsonl', most: 3000, absent: ['bias', 'inside'], unlikely: ON_PEOPLE },
  { path: 'pii/sec_filings.jsonl', most: 1000, absent: NO_RISK, unlikely: ['risk'] },
];

/** Their tone is that of none of the documents that are to be read; how it differs is to be learned. */
const MESSAGES: ReadonlySet<string> = new Set(['pii/btc.jsonl', 'pii/wnut17.jsonl']);

/** Passages spread evenly over each corpus; `folder` holds `language/` and `pii/`. */
export async function readOrdinaryPassages(folder: string): Promise<OrdinaryPassage[]> {
  const passages: OrdinaryPassage[] = [];
  let sources = 0;
  for (const { path, most, absent, unlikely = [], hasMarks = false } of CORPORA) {
    const documents = await readJsonLines<GoldDocument>(join(folder, path));
    const found = documents.flatMap((document) => {
      sources += 1;
      return passagesOf(document, hasMarks).map((text) => ({ text, source: sources }));
    });
    const step = Math.max(1, Math.floor(found.length / most));
    const isOfDocument = !MESSAGES.has(path);
    for (const { text, source } of found.filter((_, index) => index % step === 0).slice(0, most)) {
      passages.push({ text, source, absent, unlikely, isOfDocument });
    }
  }
  return passages;
}

/** The passages of a document, but for those that one of its marks touches. */
function passagesOf({ text, spans }: GoldDocument, hasMarks: boolean): string[] {
  const section = readSectionWords(text);
  const marks = hasMarks ? spans : [];
  return passagesIn(section)
    .map((passage) => spanOf(section.words, passage))
    .filter(({ start, end }) => !marks.some((mark) => mark.start < end && start < mark.end))
    .map(({ start, end }) => text.slice(start, end));
}
