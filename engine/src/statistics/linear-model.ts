import { readEntries, type StoredEntries } from './linear-entries.ts';
import { PackedRows } from './packed-rows.ts';
import { readFloats } from './read-floats.ts';

/** The stored weights of a linear model, written by `training/statistics/linear-weights.ts`. */
export interface LinearWeights extends StoredEntries {
  /** Label names, separated by blanks. */
  readonly labels: string;
  /** Base64 of two little-endian 32-bit floats per label: the bias, and the quantization step of its weights. */
  readonly scales: string;
}

/** Several linear classifiers over the same features, evaluated in one pass. */
export interface LinearModel {
  readonly labels: readonly string[];
  /**
   * The score of each label for the first `count` features, given as hashes that each have the value `value`. The array
   * is reused by the next call.
   */
  readonly score: (features: Uint32Array, count: number, value?: number) => Float32Array;
  /** The contribution of one feature to a label's score. */
  readonly weightOf: (feature: number, label: number) => number;
}

/** Unpacks stored weights. */
export function readLinearModel(weights: LinearWeights): LinearModel {
  const labels = weights.labels.split(' ');
  const scales = readFloats(weights.scales);
  const biases = scales.filter((_, index) => index % 2 === 0);
  const units = scales.filter((_, index) => index % 2 === 1);
  const rows = new PackedRows(readEntries(weights), labels.length);
  const scores = new Float32Array(labels.length);
  return {
    labels,
    score(features, count, value = 1) {
      const sums = rows.sumsOf(features, count);
      for (let label = 0; label < labels.length; label += 1) {
        scores[label] = (biases[label] ?? 0) + (sums[label] ?? 0) * (units[label] ?? 0) * value;
      }
      return scores;
    },
    weightOf: (feature, label) => rows.weightOf(feature, label) * (units[label] ?? 0),
  };
}
