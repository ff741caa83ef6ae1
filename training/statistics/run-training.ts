import { parseArgs } from 'node:util';

import { recordUnseen, type UnseenFigure } from './unseen-figures.ts';

/** What can be run on a corpora folder. */
export interface Training {
  /** The file of the model's weights. */
  readonly weights: URL;
  /** Trains a model and writes its weights. */
  readonly train: (folder: string) => Promise<void>;
  /** Prints the results of models on held-out documents, and returns those that have a place in `results/`. */
  readonly crossValidate: (folder: string) => Promise<readonly UnseenFigure[]>;
}

/** Runs the command line `node training/MODEL/train.ts CORPORA_FOLDER [--cross-validate]`. */
export async function runTraining(
  model: string,
  { weights, train, crossValidate }: Training,
): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'cross-validate': { type: 'boolean', default: false } },
  });
  const [folder] = positionals;
  if (folder === undefined) {
    console.error(`usage: node training/${model}/train.ts CORPORA_FOLDER [--cross-validate]`);
    process.exitCode = 2;
    return;
  }
  if (values['cross-validate']) await recordUnseen(model, weights, await crossValidate(folder));
  else await train(folder);
}
