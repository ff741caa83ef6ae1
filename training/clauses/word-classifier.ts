import { featureValue } from '@proviso/engine/training';

import { packExamples } from '../statistics/examples.ts';
import { trainLogisticRegression, type TrainedWeights } from '../statistics/logistic-regression.ts';
import { LABELS } from './clause-corpora.ts';
import type { TrainingClause, TrainingSection } from './training-sections.ts';

/** Features that occur in fewer clauses are dropped. */
const LEAST_CLAUSES = 4;
const OPTIONS = {
  epochs: 5,
  rate: 0.5,
  l1: 0.02,
  l2: 0.02,
  presentWeight: 2,
  contrast: 0.3,
  seed: 20261121,
};

/** The features that occur in enough clauses, in rising order, and the index of each. */
export interface Vocabulary {
  readonly buckets: Uint32Array;
  readonly rowOf: ReadonlyMap<number, number>;
}

/** Counts the features of all clauses. */
export function vocabularyOf(sections: readonly TrainingSection[]): Vocabulary {
  const counts = new Map<number, number>();
  for (const { features } of sections.flatMap(({ clauses }) => clauses)) {
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const frequent = [...counts].filter(([, count]) => count >= LEAST_CLAUSES);
  const buckets = Uint32Array.from(frequent, ([feature]) => feature).sort();
  return { buckets, rowOf: new Map(Array.from(buckets, (bucket, row) => [bucket, row])) };
}

/** Trains on the words of clauses. */
export function trainWordClassifier(
  sections: readonly TrainingSection[],
  { buckets, rowOf }: Vocabulary,
): TrainedWeights {
  const bucketBits = Math.ceil(Math.log2(buckets.length));
  const examples = sections
    .flatMap(({ clauses }) => clauses)
    .map(({ features, targets }) => ({
      features: Array.from(features, (feature) => rowOf.get(feature)).filter(
        (row) => row !== undefined,
      ),
      value: featureValue(features.length),
      targets,
    }));
  const packed = packExamples(examples, LABELS.length, bucketBits);
  const trained = trainLogisticRegression(packed, { ...OPTIONS, bucketBits });
  const size = buckets.length * LABELS.length;
  return { ...trained, weights: trained.weights.slice(0, size), buckets };
}

/** The scores of a clause with weights that are not yet packed. */
export function scoreWords(
  { features }: TrainingClause,
  { weights, biases }: TrainedWeights,
  { rowOf }: Vocabulary,
): Float32Array {
  const sums = new Float64Array(LABELS.length);
  for (const feature of features) {
    const row = rowOf.get(feature);
    if (row === undefined) continue;
    for (let label = 0; label < LABELS.length; label += 1) {
      sums[label] = (sums[label] ?? 0) + (weights[row * LABELS.length + label] ?? 0);
    }
  }
  const value = featureValue(features.length);
  return Float32Array.from(sums, (sum, label) => sum * value + (biases[label] ?? 0));
}

/** Keeps the largest weights and zeroes the rest, so that the stored model stays small. */
export function keepLargest(trained: TrainedWeights, count: number): TrainedWeights {
  const sizes = Float32Array.from(trained.weights, Math.abs).sort();
  const least = sizes[Math.max(0, sizes.length - count)] ?? 0;
  return {
    ...trained,
    weights: trained.weights.map((weight) => (Math.abs(weight) < least ? 0 : weight)),
  };
}
