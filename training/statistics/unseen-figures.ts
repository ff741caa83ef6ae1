import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

const RESULTS = new URL('../results/unseen.json', import.meta.url);
const TASKS = new URL('../results/tasks.json', import.meta.url);
const DECIMALS = 1000;

/** A figure for texts that a model was not trained on; corpus and name are those of `tasks.json`. */
export interface UnseenFigure {
  readonly corpus: string;
  readonly name: string;
  /** From 0 to 1, rounded to three decimals where it is stored. */
  readonly value: number;
}

/** `results/unseen.json`: by model, the figures and the weights that were committed when they were measured. */
export type UnseenResults = Readonly<
  Record<string, { readonly weights: string; readonly figures: readonly UnseenFigure[] }>
>;

/** Stores those figures of a model that the page on accuracy names. */
export async function recordUnseen(
  model: string,
  weights: URL,
  figures: readonly UnseenFigure[],
): Promise<void> {
  const { tasks } = JSON.parse(await readFile(TASKS, 'utf8')) as {
    readonly tasks: readonly { readonly corpus: string; readonly figure: string }[];
  };
  const named = figures
    .filter(({ corpus, name }) =>
      tasks.some((task) => task.corpus === corpus && task.figure === name),
    )
    .map(({ corpus, name, value }) => ({
      corpus,
      name,
      value: Math.round(value * DECIMALS) / DECIMALS,
    }));
  const results = {
    ...(await readUnseen()),
    [model]: { weights: await digestOf(weights), figures: named },
  };
  await writeFile(RESULTS, `${JSON.stringify(results, undefined, 2)}\n`);
}

export async function readUnseen(): Promise<UnseenResults> {
  return JSON.parse(await readFile(RESULTS, 'utf8')) as UnseenResults;
}

/** The SHA-256 of a file, in hexadecimal digits. */
export async function digestOf(file: URL): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
}
