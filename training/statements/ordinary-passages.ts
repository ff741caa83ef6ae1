import { join } from 'node:path';

import {
  passagesIn,
  readSectionWords,
  spanOf,
  STATEMENT_LABELS,
  type StatementLabel,
} from '@proviso/engine/training';

import { type GoldDocument, readJsonLines } from '../evaluation/corpus.ts';

/** A corpus passage, and the labels that certainly do not hold for it. */
export interface OrdinaryPassage {
  readonly text: string;
  readonly absent: readonly StatementLabel[];
  /** Labels that rarely hold for such passages: lawyers would have marked them, or the topics are different. */
  readonly unlikely: readonly StatementLabel[];
  /** The index of its text over all corpora. */
  readonly source: number;
  /** Whether it is from a document rather than a short message to friends. */
  readonly isOfDocument: boolean;
}

const ON_PEOPLE = ['health', 'circumstance'] as const;
const ON_PLANS = ['threat', 'concealment', 'inside', 'misconduct', 'admission'] as const;
const NOT_ON_PEOPLE = ['bias', ...ON_PLANS, 'risk'] as const;
const NO_RISK = ['bias', ...ON_PLANS, ...ON_PEOPLE] as const;

/** How a corpus is read, and which labels do not hold in it. */
interface OrdinaryCorpus {
  readonly path: string;
  /** The maximum number of passages to read. */
  readonly most: number;
  readonly absent: readonly StatementLabel[];
  readonly unlikely?: readonly StatementLabel[];
  /** Whether its spans mark something like the labels; such passages are left out. */
  readonly hasMarks?: boolean;
}

/**
 * In contracts, lawyers have marked most risky clauses; encyclopedias occasionally mention illness and guilt, and on
 * the web people judge or threaten; human-rights cases report what is to be found about people.
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

/** Their tone is unlike that of any document to be read, and the model should learn the difference. */
const MESSAGES: ReadonlySet<string> = new Set(['pii/btc.jsonl', 'pii/wnut17.jsonl']);

/** Passages sampled evenly from each corpus; `folder` contains `language/` and `pii/`. */
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

/** The passages of a document, except those that overlap one of its marks. */
function passagesOf({ text, spans }: GoldDocument, hasMarks: boolean): string[] {
  const section = readSectionWords(text);
  const marks = hasMarks ? spans : [];
  return passagesIn(section)
    .map((passage) => spanOf(section.words, passage))
    .filter(({ start, end }) => !marks.some((mark) => mark.start < end && start < mark.end))
    .map(({ start, end }) => text.slice(start, end));
}
