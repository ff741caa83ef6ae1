import {
  readLinearModel,
  STATEMENT_LABELS,
  type StatementLabel,
  type StatementWeights,
} from '@proviso/engine/training';

import { type Example, PRESENT, UNKNOWN } from '../statistics/examples.ts';
import { writeWeightsFile } from '../statistics/linear-weights.ts';
import { runTraining } from '../statistics/run-training.ts';
import { chooseThreshold, type Scored } from './choose-threshold.ts';
import { exampleOf, fitStatements, ordinaryExampleOf } from './fit-statements.ts';
import { type OrdinaryPassage, readOrdinaryPassages } from './ordinary-passages.ts';
import { readWrittenSentences, type WrittenSentence } from './written-sentences.ts';

const WEIGHTS = new URL(
  '../../engine/src/models/statements/statements.weights.json',
  import.meta.url,
);
const VERSION = '2.1.0';
/** Files fall into so many parts, each of which is scored by a model of the others. */
const FOLDS = 12;

/** Everything that is learned from, and in which fold each example is held out. */
interface Material {
  readonly sentences: readonly WrittenSentence[];
  readonly passages: readonly OrdinaryPassage[];
  /** Of the sentences, and then of the passages. */
  readonly examples: readonly Example[];
  readonly folds: readonly number[];
}

/** Sentences are held out file by file, for a writer has habits. */
async function readMaterial(folder: string): Promise<Material> {
  const sentences = await readWrittenSentences();
  const passages = await readOrdinaryPassages(folder);
  const files = [...new Set(sentences.map(({ file }) => file))];
  return {
    sentences,
    passages,
    examples: [...sentences.map(exampleOf), ...passages.map(ordinaryExampleOf)],
    folds: [
      ...sentences.map(({ file }) => files.indexOf(file) % FOLDS),
      ...passages.map((_, index) => index % FOLDS),
    ],
  };
}

/** The scores of every example by a model that has not seen it. */
function scoreUnseen({ examples, folds }: Material): Float32Array[] {
  const scores: Float32Array[] = [];
  for (const fold of new Set(folds)) {
    const model = readLinearModel(fitStatements(examples.filter((_, i) => folds[i] !== fold)));
    for (const [index, example] of examples.entries()) {
      if (folds[index] !== fold) continue;
      const list = Uint32Array.from(example.features);
      scores[index] = model.score(list, list.length, example.value).slice();
    }
  }
  return scores;
}

/** How the examples that tell of a label were scored, the surest first; of passages those of documents. */
function scoredFor(
  label: number,
  { sentences, passages, examples }: Material,
  scores: readonly Float32Array[],
): Scored[] {
  return examples
    .map(({ targets }, index) => ({
      score: scores[index]?.[label] ?? 0,
      isRight: targets[label] === PRESENT,
      isWritten: index < sentences.length,
      isUnmarked: targets[label] === UNKNOWN,
      passage: passages[index - sentences.length],
    }))
    .filter(({ isWritten, isUnmarked, passage }) =>
      isWritten ? !isUnmarked : passage?.isOfDocument === true,
    )
    .toSorted((one, other) => other.score - one.score);
}

function chooseThresholds(material: Material): Record<StatementLabel, number> {
  const scores = scoreUnseen(material);
  const thresholds = STATEMENT_LABELS.map((label, index) => {
    const { threshold, precision, recall, alarms } = chooseThreshold(
      scoredFor(index, material, scores),
    );
    console.log(
      `${label.padEnd(13)} from ${threshold.toFixed(2)}: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}, ${alarms.toFixed(1)} of 10,000 ordinary passages`,
    );
    return [label, threshold];
  });
  return Object.fromEntries(thresholds) as Record<StatementLabel, number>;
}

async function crossValidate(folder: string): Promise<void> {
  chooseThresholds(await readMaterial(folder));
}

async function train(folder: string): Promise<void> {
  const material = await readMaterial(folder);
  const thresholds = chooseThresholds(material);
  const words = fitStatements(material.examples);
  const weights: StatementWeights = { version: VERSION, thresholds, words };
  await writeWeightsFile(WEIGHTS, weights);
  console.log(`${words.entryWeights.length} characters of weights`);
}

await runTraining('statements', { train, crossValidate });
