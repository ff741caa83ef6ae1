import {
  ATTACK_LABELS,
  featuresOf,
  hashString,
  type LinearWeights,
  passagesOf,
  withoutPlainMentions,
} from '@proviso/engine/training';

import { ABSENT, type Example, packExamples, PRESENT, UNKNOWN } from '../statistics/examples.ts';
import { encodeLinearWeights } from '../statistics/linear-weights.ts';
import { trainLogisticRegression } from '../statistics/logistic-regression.ts';
import { createRandom } from '../statistics/random.ts';
import type { AttackDocument } from './attack-corpora.ts';
import { ATTACK_SENTENCES } from './attack-sentences.ts';
import { BENIGN_SENTENCES } from './benign-sentences.ts';
import { SLOTS } from './slots.ts';

/** Chosen by cross-validation. */
const OPTIONS = {
  bucketBits: 18,
  epochs: 25,
  rate: 0.1,
  l1: 0.12,
  l2: 0.5,
  presentWeight: 1,
  contrast: 1,
  seed: 1,
};
const SENTENCES_PER_TEMPLATE = 6;
/** In a document with more passages, it is unknown which of them its label refers to. */
const MAX_PASSAGES_OF_LABEL = 3;

/** Trains the weights on documents and on sentences generated from templates; deterministic. */
export function fitAttacks(documents: readonly AttackDocument[]): LinearWeights {
  const examples = [...documents.flatMap(examplesOf), ...generateSentences()];
  const trained = trainLogisticRegression(
    packExamples(examples, ATTACK_LABELS.length, OPTIONS.bucketBits),
    OPTIONS,
  );
  return encodeLinearWeights(ATTACK_LABELS, trained);
}

/** The fold in which a document is held out. */
export function foldOf({ group }: AttackDocument, folds: number): number {
  return hashString(group) % folds;
}

function examplesOf({ text, labels, known, corpus }: AttackDocument): Example[] {
  const passages = corpus === 'peaceful' ? [{ start: 0, end: text.length }] : passagesOf(text);
  const isAmbiguous = passages.length > MAX_PASSAGES_OF_LABEL;
  const targets = ATTACK_LABELS.map((label) => {
    if (!known.includes(label)) return UNKNOWN;
    if (!labels.includes(label)) return ABSENT;
    return isAmbiguous ? UNKNOWN : PRESENT;
  });
  return passages.map(({ start, end }) => toExample(text.slice(start, end), targets));
}

function toExample(passage: string, targets: readonly number[]): Example {
  const { features, count, value } = featuresOf(withoutPlainMentions(passage));
  return { features: features.slice(0, count), value, targets };
}

function generateSentences(): Example[] {
  const random = createRandom(7);
  const make = (template: string, target: number): Example[] =>
    Array.from({ length: SENTENCES_PER_TEMPLATE }, () => {
      const sentence = template.replaceAll(/\{(\w+)\}/g, (_, slot: string) => {
        const words = SLOTS[slot] ?? [];
        return words[random(words.length)] ?? '';
      });
      return toExample(sentence, [target, UNKNOWN]);
    });
  return [
    ...ATTACK_SENTENCES.flatMap((template) => make(template, PRESENT)),
    ...BENIGN_SENTENCES.flatMap((template) => make(template, ABSENT)),
  ];
}
