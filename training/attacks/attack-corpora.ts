import { join } from 'node:path';

import { type AttackLabel, passagesOf, type StatementLabel } from '@proviso/engine/training';

import { type GoldDocument, readJsonLines } from '../evaluation/corpus.ts';
import { readWrittenSentences } from '../statements/written-sentences.ts';
import { groupVariants } from './group-variants.ts';

/** A text for training or evaluation. */
export interface AttackDocument {
  readonly text: string;
  readonly labels: readonly string[];
  /** The labels annotated for it; any others are unknown. */
  readonly known: readonly AttackLabel[];
  /** Texts of one group are variants of each other and stay in the same fold of a cross-validation. */
  readonly group: string;
  readonly corpus: string;
  /** The capability that a test case checks, if the corpus says so. */
  readonly functionality?: string;
}

interface HatecheckDocument extends GoldDocument {
  readonly meta: { readonly functionality: string };
}

const LABELS: readonly AttackLabel[] = ['hate', 'stereotype'];
/** Texts without attacks, or with hardly any: contracts, terms of use, judgments, encyclopedias and web pages. */
const BENIGN_CORPORA = [
  'language/legal-tos-en/dev.jsonl',
  'language/legal-cuad/train.jsonl.gz',
  'pii/tab.jsonl',
  'pii/wikigold.jsonl',
  'pii/crossner.jsonl',
  'pii/gum.jsonl',
  'pii/uner_ewt.jsonl',
];
const PASSAGES_PER_CORPUS = 3000;
/** For sentences with these labels, whether they attack a group is not annotated. */
const UNANNOTATED: ReadonlySet<StatementLabel | undefined> = new Set(['bias', 'threat']);

/** Reads the labeled corpora; `folder` contains `language/` and `pii/`. */
export async function readAttackCorpora(folder: string): Promise<AttackDocument[]> {
  const language = (kit: string): string => join(folder, 'language', kit, 'dev.jsonl');
  const hatecheck = await readJsonLines<HatecheckDocument>(language('bias-hatecheck'));
  const variants = groupVariants(hatecheck.map(({ text }) => text));
  const toxigen = await readJsonLines<GoldDocument>(language('bias-toxigen'));
  const redditbias = await readJsonLines<GoldDocument>(language('bias-redditbias'));
  return [
    ...hatecheck.map((document, index) => toTestCase(document, `variants ${variants[index]}`)),
    ...toxigen.map((document) => toDocument(document, 'toxigen', ['hate'])),
    ...redditbias.map((document) => toDocument(document, 'redditbias', ['stereotype'])),
  ];
}

/** Passages that name groups, from texts without attacks. */
export async function readBenignPassages(folder: string): Promise<AttackDocument[]> {
  const perCorpus = await Promise.all(
    BENIGN_CORPORA.map(async (corpus) => {
      const documents = await readJsonLines<GoldDocument>(join(folder, corpus));
      const passages = documents.flatMap(({ text }) =>
        passagesOf(text).map(({ start, end }) => text.slice(start, end)),
      );
      return passages.slice(0, PASSAGES_PER_CORPUS);
    }),
  );
  return perCorpus.flat().map((text) => ({
    text,
    labels: [],
    known: LABELS,
    group: text,
    corpus: 'peaceful',
  }));
}

/** Negative sentences from documents that name a group or insult; written for the project. */
export async function readBenignSentences(): Promise<AttackDocument[]> {
  const sentences = await readWrittenSentences();
  return sentences
    .filter(({ label, text }) => !UNANNOTATED.has(label) && passagesOf(text).length > 0)
    .map(({ text, file }) => ({ text, labels: [], known: LABELS, group: file, corpus: 'written' }));
}

function toDocument(
  { id, text, labels = [] }: GoldDocument,
  corpus: string,
  known: readonly AttackLabel[],
): AttackDocument {
  return { text, labels, known, group: id, corpus };
}

function toTestCase(document: HatecheckDocument, group: string): AttackDocument {
  const { functionality } = document.meta;
  return { ...toDocument(document, 'hatecheck', ['hate']), group, functionality };
}
