import { NameTagger, unpackWeights, Vocabulary } from '@proviso/engine/training';

import { writeWeightsFile } from '../statistics/linear-weights.ts';
import { runTraining } from '../statistics/run-training.ts';
import type { UnseenFigure } from '../statistics/unseen-figures.ts';
import { buildMasks, type Masks, toLexicon } from './build-lexicon.ts';
import { FIRST_BUCKETS, foldOf, TaggerFit } from './fit-tagger.ts';
import { readGazetteers } from './gazetteers.ts';
import { labelText } from './label-text.ts';
import { type NameDocument, readNameCorpora } from './name-corpora.ts';
import { nameFigures } from './name-figures.ts';
import { wordClasses } from './word-classes.ts';
import { readWordVectors } from './word-vectors.ts';

const WEIGHTS = new URL('../../engine/src/models/names/names.weights.json', import.meta.url);

/** The corpora, the lexicon, and the weights trained with it. */
interface Fitted {
  readonly documents: readonly NameDocument[];
  readonly masks: Masks;
  readonly fit: TaggerFit;
}

async function fitFolder(folder: string): Promise<Fitted> {
  const documents = await readNameCorpora(folder);
  const texts = documents.map(({ text }) => text);
  const masks = buildMasks(await readGazetteers(folder), texts);
  for (const [hash, wordClass] of wordClasses(await readWordVectors(folder)))
    masks.classes.set(hash, wordClass);
  const words = new Vocabulary(toLexicon(masks));
  const labeled = documents.map((document) => labelText(document, words, FIRST_BUCKETS));
  return { documents, masks, fit: new TaggerFit(labeled) };
}

async function train(folder: string): Promise<void> {
  const { masks, fit } = await fitFolder(folder);
  await writeWeightsFile(WEIGHTS, fit.packAll(masks));
}

/** Prints the results of weights on held-out documents. */
async function crossValidate(folder: string): Promise<readonly UnseenFigure[]> {
  const { documents, masks, fit } = await fitFolder(folder);
  const taggers = fit.packHeldOut(masks).map((packed) => new NameTagger(unpackWeights(packed)));
  const find = ({ id, text }: NameDocument) => taggers[foldOf(id)]?.tag(text) ?? [];
  return nameFigures(documents, find).flatMap(({ corpus, line, names, persons }) => {
    console.log(line);
    return [
      { corpus: `pii/${corpus}.jsonl`, name: 'names F1', value: names },
      { corpus: `pii/${corpus}.jsonl`, name: 'persons F1', value: persons },
    ];
  });
}

await runTraining('names', { weights: WEIGHTS, train, crossValidate });
