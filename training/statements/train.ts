import {
  readSectionWords,
  STATEMENT_LABELS,
  type StatementLabel,
  StatementScores,
  type StatementWeights,
} from '@proviso/engine/training';

import { PRESENT, UNKNOWN } from '../statistics/examples.ts';
import { writeWeightsFile } from '../statistics/linear-weights.ts';
import { runTraining } from '../statistics/run-training.ts';
import type { UnseenFigure } from '../statistics/unseen-figures.ts';
import { chooseGate } from './choose-gate.ts';
import { chooseThreshold, type ExampleKind, type Scored } from './choose-threshold.ts';
import {
  exampleOf,
  fitStatements,
  ordinaryExampleOf,
  type StatementExample,
} from './fit-statements.ts';
import { type OrdinaryPassage, readOrdinaryPassages } from './ordinary-passages.ts';
import { readWrittenSentences, type WrittenSentence } from './written-sentences.ts';

const WEIGHTS = new URL(
  '../../engine/src/models/statements/statements.weights.json',
  import.meta.url,
);
const VERSION = '3.7.0';
/** The number of folds of the cross-validation. */
const FOLDS = 12;

/**
 * The minimum precision of each label. Ordinary sentences were written to resemble the others, so precision is higher
 * in documents, most of all where nearly every sentence has a harmless counterpart in almost the same words.
 */
const LEAST_PRECISION: Readonly<Record<StatementLabel, number>> = {
  bias: 0.85,
  threat: 0.85,
  concealment: 0.8,
  inside: 0.83,
  health: 0.85,
  circumstance: 0.83,
  risk: 0.82,
  misconduct: 0.65,
  admission: 0.75,
};

const OPEN_GATES = Object.fromEntries(
  STATEMENT_LABELS.map((label) => [label, -Infinity]),
) as Record<StatementLabel, number>;

/** The scores of a passage that is not classified. */
const NOTHING_HOLDS = new Float32Array(STATEMENT_LABELS.length).fill(-Infinity);

/** All training data, and the fold in which each example is held out. */
interface Material {
  readonly sentences: readonly WrittenSentence[];
  readonly passages: readonly OrdinaryPassage[];
  /** First the sentences, then the passages. */
  readonly examples: readonly StatementExample[];
  readonly folds: readonly number[];
}

/** Sentences are held out by file, because each writer has habits, and passages by text. */
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
      ...passages.map(({ source }) => source % FOLDS),
    ],
  };
}

/** The out-of-fold scores of an example. */
interface UnseenScores {
  readonly both: Float32Array;
  /** The scores of the linear model alone. */
  readonly byWords: Float32Array;
}

function scoreUnseen({ sentences, passages, examples, folds }: Material): UnseenScores[] {
  const scores: UnseenScores[] = [];
  const texts = [...sentences, ...passages].map(({ text }) => text);
  for (const fold of new Set(folds)) {
    const fitted = fitStatements(examples.filter((_, index) => folds[index] !== fold));
    const model = new StatementScores({ ...fitted, gates: OPEN_GATES });
    for (const [index, text] of texts.entries()) {
      if (folds[index] === fold) scores[index] = scoresOf(model, text);
    }
  }
  return scores;
}

function scoresOf(model: StatementScores, text: string): UnseenScores {
  const section = readSectionWords(text);
  const passage = { first: 0, end: section.words.count };
  const both = model.of(section, passage) ?? NOTHING_HOLDS;
  return { both: both.slice(), byWords: model.byWords(section, passage).slice() };
}

/** The scores of all examples annotated for a label, in descending order; passages only from documents. */
function scoredFor(label: number, material: Material, scores: readonly UnseenScores[]): Scored[] {
  const name = STATEMENT_LABELS[label]!;
  const { sentences, passages, examples } = material;
  return examples
    .map(({ targets }, index) => ({
      score: scores[index]?.both[label] ?? 0,
      byWords: scores[index]?.byWords[label] ?? 0,
      isRight: targets[label] === PRESENT,
      isKnown: targets[label] !== UNKNOWN,
      kind: kindOf(sentences[index], passages[index - sentences.length], name),
      isOfMessage: passages[index - sentences.length]?.isOfDocument === false,
    }))
    .filter(({ isKnown, isOfMessage }) => isKnown && !isOfMessage)
    .toSorted((one, other) => other.score - one.score);
}

function kindOf(
  sentence: WrittenSentence | undefined,
  passage: OrdinaryPassage | undefined,
  label: StatementLabel,
): ExampleKind {
  if (sentence !== undefined) return sentence.isOfText ? 'text' : 'written';
  return passage?.unlikely.includes(label) === true ? 'unlikely' : 'document';
}

/** The threshold of a label and its gate for the network. */
interface Limits {
  readonly thresholds: Record<StatementLabel, number>;
  readonly gates: Record<StatementLabel, number>;
}

function chooseLimits(material: Material): Limits {
  const scores = scoreUnseen(material);
  const limits = STATEMENT_LABELS.map((label, index) => {
    const scored = scoredFor(index, material, scores);
    const { threshold, precision, recall, alarms } = chooseThreshold(
      scored,
      LEAST_PRECISION[label],
    );
    console.log(
      `${label.padEnd(13)} from ${threshold.toFixed(2)}: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}, of 10,000 ordinary passages of documents ${alarms.document.toFixed(1)}, of texts ${alarms.text.toFixed(0)}`,
    );
    return { label, threshold, gate: chooseGate(scored, threshold) };
  });
  const byLabel = (valueOf: (one: (typeof limits)[number]) => number) =>
    Object.fromEntries(limits.map((one) => [one.label, valueOf(one)])) as Limits['gates'];
  return {
    thresholds: byLabel(({ threshold }) => threshold),
    gates: byLabel(({ gate }) => gate),
  };
}

async function crossValidate(folder: string): Promise<readonly UnseenFigure[]> {
  chooseLimits(await readMaterial(folder));
  return [];
}

async function train(folder: string): Promise<void> {
  const material = await readMaterial(folder);
  const limits = chooseLimits(material);
  const fitted = fitStatements(material.examples);
  const weights: StatementWeights = { version: VERSION, ...limits, ...fitted };
  await writeWeightsFile(WEIGHTS, weights);
  console.log(`${JSON.stringify(weights).length} characters of weights`);
}

await runTraining('statements', { weights: WEIGHTS, train, crossValidate });
