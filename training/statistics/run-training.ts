import { parseArgs } from 'node:util';

/** What can be done with the corpora in a folder. */
export interface Training {
  /** Writes the weights of a model. */
  readonly train: (folder: string) => Promise<void>;
  /** Prints what models of its kind find in documents that they have not seen. */
  readonly crossValidate: (folder: string) => Promise<void>;
}

/** Does what the command line asks for: `node training/MODEL/train.ts CORPORA_FOLDER [--cross-validate]`. */
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
