import { parseArgs } from 'node:util';

/** What can be run on a corpora folder. */
export interface Training {
  /** Trains a model and writes its weights. */
  readonly train: (folder: string) => Promise<void>;
  /** Prints the results of models on held-out documents. */
  readonly crossValidate: (folder: string) => Promise<void>;
}

/** Runs the command line `node training/MODEL/train.ts CORPORA_FOLDER [--cross-validate]`. */
export async function runTraining(
  model: string,
  { train, crossValidate }: Training,
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
  await (values['cross-validate'] ? crossValidate(folder) : train(folder));
}
