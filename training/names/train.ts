import { parseArgs } from 'node:util';

import { NameTagger, unpackWeights, Vocabulary } from '@proviso/engine/training';

import { writeWeightsFile } from '../statistics/linear-weights.ts';
import { buildMasks, type Masks, toLexicon } from './build-lexicon.ts';
import { FIRST_BUCKETS, foldOf, TaggerFit } from './fit-tagger.ts';
import { readGazetteers } from './gazetteers.ts';
import { labelText } from './label-text.ts';
import { type NameDocument, readNameCorpora } from './name-corpora.ts';
import { nameFigures } from './name-figures.ts';
import { wordClasses } from './word-classes.ts';

const USAGE = 'usage: node training/names/train.ts CORPORA_FOLDER [--cross-validate]';
const WEIGHTS = new URL('../../engine/src/models/names/names.weights.json', import.meta.url);

async function train(folder: string, isCrossValidation: boolean): Promise<void> {
  const { documents, plainTexts } = await readNameCorpora(folder);
  const texts = documents.map(({ text }) => text);
  const masks = buildMasks(await readGazetteers(), texts);
  for (const [hash, wordClass] of wordClasses([...texts, ...plainTexts]))
    masks.classes.set(hash, wordClass);
  const words = new Vocabulary(toLexicon(masks));
  const labelled = documents.map((document) => labelText(document, words, FIRST_BUCKETS));
  const fit = new TaggerFit(labelled);
  if (isCrossValidation) crossValidate(fit, masks, documents);
  else await writeWeightsFile(WEIGHTS, fit.packAll(masks));
}

/** Prints what weights find in documents that they have not seen. */
function crossValidate(fit: TaggerFit, masks: Masks, documents: readonly NameDocument[]): void {
  const taggers = fit.packUnseen(masks).map((packed) => new NameTagger(unpackWeights(packed)));
  const find = ({ id, text }: NameDocument) => taggers[foldOf(id)]?.tag(text) ?? [];
  for (const line of nameFigures(documents, find)) {
    console.log(line);
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'cross-validate': { type: 'boolean', default: false } },
});
const [folder] = positionals;
if (folder === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  await train(folder, values['cross-validate']);
}
