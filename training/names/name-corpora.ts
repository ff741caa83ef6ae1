import { join } from 'node:path';

import { type GoldDocument, readJsonLines } from '../evaluation/corpus.ts';

/** A document, its corpus, and its weight in training. */
export interface NameDocument extends GoldDocument {
  readonly corpus: string;
  readonly weight: number;
}

/** The corpora and their weights: silver-standard, noisy and generated ones count half. */
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
export async function readNameCorpora(folder: string): Promise<NameDocument[]> {
  const documents: NameDocument[] = [];
  for (const [corpus, weight] of Object.entries(CORPORA)) {
    const read = await readJsonLines<GoldDocument>(join(folder, `pii/${corpus}.jsonl`));
    for (const document of read) documents.push({ ...document, corpus, weight });
  }
  return documents;
}
