import { writeFile } from 'node:fs/promises';

import type { LinearWeights } from '@proviso/engine/training';

import { encodeFloats } from './encode-floats.ts';
import { encodePrintableBytes, encodePrintableSignedBytes } from './encode-printable.ts';
import type { TrainedWeights } from './logistic-regression.ts';
import { encodeRisingNumbers } from './rising-numbers.ts';

const MAX_LEVEL = 127;

/**
 * Quantizes weights to signed bytes with one step size per label, up to `largest` steps; those below half a step are
 * dropped.
 */
export function encodeLinearWeights(
  labels: readonly string[],
  { weights, biases, bucketBits, buckets }: TrainedWeights,
  largest = MAX_LEVEL,
): LinearWeights {
  const units = labels.map((_, label) => unitOf(weights, label, labels.length, largest));
  const weighing: number[] = [];
  const counts: number[] = [];
  const entryLabels: number[] = [];
  const entryWeights: number[] = [];
  for (let row = 0; row * labels.length < weights.length; row += 1) {
    const bytes = labels.map((_, label) =>
      Math.round((weights[row * labels.length + label] ?? 0) / (units[label] ?? 1)),
    );
    const nonZero = [...bytes.entries()].filter(([, byte]) => byte !== 0);
    if (nonZero.length === 0) continue;
    weighing.push(buckets?.[row] ?? row);
    counts.push(nonZero.length);
    for (const [label, byte] of nonZero) {
      entryLabels.push(label);
      entryWeights.push(byte);
    }
  }
  return {
    labels: labels.join(' '),
    bucketBits,
    scales: encodeFloats(units.flatMap((unit, label) => [biases[label] ?? 0, unit])),
    buckets: encodePrintableBytes(encodeRisingNumbers(weighing)),
    counts: encodePrintableBytes(counts),
    entryLabels: encodePrintableBytes(entryLabels),
    entryWeights: encodePrintableSignedBytes(entryWeights),
  };
}

/** Writes the weights of a model as a JSON module, in the repository's format. */
export async function writeWeightsFile(file: URL, content: object): Promise<void> {
  await writeFile(file, `${JSON.stringify(content, undefined, 2)}\n`);
}

function unitOf(weights: Float32Array, label: number, labelCount: number, units: number): number {
  let largest = 0;
  for (let at = label; at < weights.length; at += labelCount) {
    largest = Math.max(largest, Math.abs(weights[at] ?? 0));
  }
  return largest === 0 ? 1 : largest / units;
}
