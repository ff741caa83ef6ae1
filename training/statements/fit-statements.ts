import {
  readSectionWords,
  STATEMENT_LABELS,
  STATEMENT_NETWORK,
  StatementFeatures,
  type StatementLabel,
  type StatementScoreWeights,
  tokensOf,
} from '@proviso/engine/training';

import { ABSENT, type Example, packExamples, PRESENT, UNKNOWN } from '../statistics/examples.ts';
import { encodeLinearWeights } from '../statistics/linear-weights.ts';
import { trainLogisticRegression } from '../statistics/logistic-regression.ts';
import { trainWordNetwork } from '../statistics/train-word-network.ts';
import { encodeWordNetwork, frequentWords } from '../statistics/word-network-weights.ts';
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
/** Coarse quantization: results are as good, in less than half the space. */
const LARGEST_STEP = 11;

/** Labels that may also hold beside a given one, because writers chose only the best fit. */
const AMBIGUOUS: Readonly<Partial<Record<StatementLabel, readonly StatementLabel[]>>> = {
  bias: ['health', 'circumstance', 'misconduct'],
  threat: ['misconduct'],
  health: ['circumstance', 'misconduct', 'admission'],
  circumstance: ['health', 'misconduct', 'admission'],
  concealment: ['inside', 'misconduct', 'admission'],
  inside: ['concealment', 'misconduct', 'admission'],
  risk: ['misconduct'],
  misconduct: [
    'bias',
    'threat',
    'health',
    'circumstance',
    'concealment',
    'inside',
    'risk',
    'admission',
  ],
  admission: ['health', 'circumstance', 'concealment', 'inside', 'misconduct'],
};

/** Chosen by cross-validation too. */
const NETWORK_OPTIONS = { epochs: 12, rate: 0.002, vectorRate: 0.003, seed: 1 };
/** The network has a vector for each of this many words, and one for all others. */
const WORDS_KNOWN = 12_000;

/** A training passage as both models read it. */
export interface StatementExample extends Example {
  readonly tokens: readonly number[];
}

const features = new StatementFeatures();

/** A sentence as an example, with the labels that are known to hold or not. */
export function exampleOf({ text, label }: WrittenSentence): StatementExample {
  const ambiguous = label === undefined ? [] : (AMBIGUOUS[label] ?? []);
  return toExample(text, (one) => {
    if (one === label) return PRESENT;
    return ambiguous.includes(one) ? UNKNOWN : ABSENT;
  });
}

/** A corpus passage as an example. */
export function ordinaryExampleOf({ text, absent, unlikely }: OrdinaryPassage): StatementExample {
  return toExample(text, (one) =>
    absent.includes(one) || unlikely.includes(one) ? ABSENT : UNKNOWN,
  );
}

function toExample(text: string, targetOf: (label: StatementLabel) => number): StatementExample {
  const section = readSectionWords(text);
  const { words } = section;
  features.collect(words, 0, words.count);
  return {
    features: features.values.slice(0, features.count),
    value: features.value,
    tokens: tokensOf(section, { first: 0, end: words.count }),
    targets: STATEMENT_LABELS.map(targetOf),
  };
}

/** Trains the weights of both models; deterministic. */
export function fitStatements(
  examples: readonly StatementExample[],
): Pick<StatementScoreWeights, 'words' | 'network'> {
  return { words: fitWords(examples), network: fitNetwork(examples) };
}

function fitWords(examples: readonly StatementExample[]): StatementScoreWeights['words'] {
  const trained = trainLogisticRegression(
    packExamples(examples, STATEMENT_LABELS.length, OPTIONS.bucketBits),
    OPTIONS,
  );
  return encodeLinearWeights(STATEMENT_LABELS, trained, LARGEST_STEP);
}

function fitNetwork(examples: readonly StatementExample[]): StatementScoreWeights['network'] {
  const words = frequentWords(
    examples.map(({ tokens }) => tokens),
    WORDS_KNOWN,
  );
  const rows = new Map(Array.from(words, (hash, index) => [hash, index + 1]));
  const read = examples.map(({ tokens, targets }) => ({
    rows: Uint32Array.from(tokens, (token) => rows.get(token) ?? 0),
    targets,
  }));
  const trained = trainWordNetwork(read, STATEMENT_NETWORK, words.length + 1, NETWORK_OPTIONS);
  return encodeWordNetwork(words, trained, STATEMENT_NETWORK);
}
