import { join } from 'node:path';

import { type GoldDocument, readJsonLines } from '../evaluation/corpus.ts';

/** A document, the corpus that it is of, and how much it counts in training. */
export interface NameDocument extends GoldDocument {
  readonly corpus: string;
  readonly weight: number;
}

/** The corpora and their weights: silver, noisy and generated ones count half. */
const CORPORA: Readonly<Record<string, number>> = {
  crossner: 1,
  wikigold: 1.5,
  uner_ewt: 1.5,
  btc: 1,
  inlegal: 1,
  wnut17: 1,
  sec_filings: 1,
  tab: 0.5,
  gum: 0.5,
  presidio_synth_v2: 0.5,
  presidio_generated_large: 0.5,
};
const PLAIN_TEXTS = [
  'pii/re3d.jsonl',
  'language/legal-tos-en/dev.jsonl',
  'language/legal-contractnli/dev.jsonl',
];
const CONTRACTS = 'language/legal-cuad/dev.jsonl';
/** More contracts than these would drown the other kinds of text. */
const MOST_CONTRACTS = 40;

export interface NameCorpora {
  readonly documents: readonly NameDocument[];
  /** Texts without labels, for what words are ordinary and what company they keep. */
  readonly plainTexts: readonly string[];
}

export async function readNameCorpora(folder: string): Promise<NameCorpora> {
  const documents: NameDocument[] = [];
  for (const [corpus, weight] of Object.entries(CORPORA)) {
    const read = await readJsonLines<GoldDocument>(join(folder, `pii/${corpus}.jsonl`));
    for (const document of read) documents.push({ ...document, corpus, weight });
  }
  const texts = async (file: string): Promise<string[]> =>
    (await readJsonLines<GoldDocument>(join(folder, file))).map(({ text }) => text);
  const plainTexts = (await Promise.all(PLAIN_TEXTS.map(texts))).flat();
  const contracts = (await texts(CONTRACTS)).slice(0, MOST_CONTRACTS);
  return { documents, plainTexts: [...plainTexts, ...contracts] };
}
