import { parseArgs } from 'node:util';

import { Reading, tagNames, unpackWeights } from '@proviso/engine/training';

import { writeWeightsFile } from '../statistics/linear-weights.ts';
import { buildMasks, type Masks, toLexicon } from './build-lexicon.ts';
import { FIRST_BUCKETS, foldOf, TaggerFit } from './fit-tagger.ts';
import { readGazetteers } from './gazetteers.ts';
import { labelText } from './label-text.ts';
import { readNameCorpora } from './name-corpora.ts';
import { nameFigures } from './name-figures.ts';
import { wordClasses } from './word-classes.ts';

const USAGE = 'usage: node training/names/train.ts CORPORA_FOLDER [--cross-validate]';
const WEIGHTS = new URL('../../engine/src/models/names/names.weights.json', import.meta.url);

async function train(folder: string, isCrossValidation: boolean): Promise<void> {
  const { documents, plainTexts } = await readNameCorpora(folder);
  const texts = [...documents.map(({ text }) => text), ...plainTexts];
  const masks = buildMasks(await readGazetteers(), texts);
  for (const [hash, wordClass] of wordClasses(texts)) masks.classes.set(hash, wordClass);
  const lexicon = toLexicon(masks);
  const labelled = documents.map((document) => labelText(document, lexicon, FIRST_BUCKETS));
  const fit = new TaggerFit(labelled);
  if (isCrossValidation) crossValidate(fit, masks, documents);
  else await writeWeightsFile(WEIGHTS, fit.packAll(masks));
}

/** Prints what weights find in documents that they have not seen. */
function crossValidate(
  fit: TaggerFit,
  masks: Masks,
  documents: Parameters<typeof nameFigures>[0],
): void {
  const weights = fit.packUnseen(masks).map(unpackWeights);
  for (const line of nameFigures(documents, (document) => {
    const fold = weights[foldOf(document.id)];
    if (fold === undefined) return [];
    const reading = new Reading(document.text, fold.lexicon);
    return tagNames(reading, fold).map(({ first, end, label }) => ({
      start: reading.tokens.start[first] ?? 0,
      end: reading.tokens.end[end - 1] ?? 0,
      label,
    }));
  })) {
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
