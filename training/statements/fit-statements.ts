import {
  readSectionWords,
  STATEMENT_LABELS,
  StatementFeatures,
  type StatementLabel,
  type StatementWeights,
} from '@proviso/engine/training';

import { ABSENT, type Example, packExamples, PRESENT, UNKNOWN } from '../statistics/examples.ts';
import { encodeLinearWeights } from '../statistics/linear-weights.ts';
import { trainLogisticRegression } from '../statistics/logistic-regression.ts';
import type { OrdinaryPassage } from './ordinary-passages.ts';
import type { WrittenSentence } from './written-sentences.ts';

/** Chosen by cross-validation. */
const OPTIONS = {
  bucketBits: 18,
  epochs: 40,
  rate: 0.1,
  l1: 1,
  l2: 0.5,
  presentWeight: 1,
  contrast: 0.5,
  seed: 1,
};
/** Weights of so few steps are coarse; they find as much, and pack into less than half of the room. */
const LARGEST_STEP = 11;

/** What else may hold where a label does: writers chose the one that fits best. */
const AMBIGUOUS: Readonly<Partial<Record<StatementLabel, readonly StatementLabel[]>>> = {
  bias: ['health', 'circumstance'],
  health: ['circumstance'],
  circumstance: ['health'],
  concealment: ['inside'],
  inside: ['concealment'],
};

const features = new StatementFeatures();

/** A sentence as an example, of which labels are known to hold or not. */
export function exampleOf({ text, label }: WrittenSentence): Example {
  const ambiguous = label === undefined ? [] : (AMBIGUOUS[label] ?? []);
  return toExample(text, (one) => {
    if (one === label) return PRESENT;
    return ambiguous.includes(one) ? UNKNOWN : ABSENT;
  });
}

/** A passage of a corpus as an example. */
export function ordinaryExampleOf({ text, absent }: OrdinaryPassage): Example {
  return toExample(text, (one) => (absent.includes(one) ? ABSENT : UNKNOWN));
}

function toExample(text: string, targetOf: (label: StatementLabel) => number): Example {
  const { words } = readSectionWords(text);
  features.collect(words, 0, words.count);
  return {
    features: features.values.slice(0, features.count),
    value: features.value,
    targets: STATEMENT_LABELS.map(targetOf),
  };
}

/** Trains the weights; the same each time. */
export function fitStatements(examples: readonly Example[]): StatementWeights['words'] {
  const trained = trainLogisticRegression(
    packExamples(examples, STATEMENT_LABELS.length, OPTIONS.bucketBits),
    OPTIONS,
  );
  return encodeLinearWeights(STATEMENT_LABELS, trained, LARGEST_STEP);
}
