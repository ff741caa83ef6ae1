import { writeFile } from 'node:fs/promises';

import { encodeNumber } from './leb128.ts';
import type { TrainedWeights } from './logistic-regression.ts';
import { printBytes, printSignedBytes } from './print-bytes.ts';

/** What `engine/src/statistics/linear-model.ts` reads; the form is described there and in `linear-entries.ts`. */
interface LinearWeights {
  readonly labels: string;
  readonly bucketBits: number;
  readonly scales: string;
  readonly buckets: string;
  readonly counts: string;
  readonly entryLabels: string;
  readonly entryWeights: string;
}

const LARGEST_BYTE = 127;

/** Weights as signed bytes of a unit of their label's own, up to `largest` units; those under half a unit are left out. */
export function encodeLinearWeights(
  labels: readonly string[],
  { weights, biases, bucketBits, buckets }: TrainedWeights,
  largest = LARGEST_BYTE,
): LinearWeights {
  const units = labels.map((_, label) => unitOf(weights, label, labels.length, largest));
  const rows: number[] = [];
  const counts: number[] = [];
  const entryLabels: number[] = [];
  const entryWeights: number[] = [];
  let previous = 0;
  for (let row = 0; row * labels.length < weights.length; row += 1) {
    const bucket = buckets?.[row] ?? row;
    const bytes = labels.map((_, label) =>
      Math.round((weights[row * labels.length + label] ?? 0) / (units[label] ?? 1)),
    );
    const weighed = [...bytes.entries()].filter(([, byte]) => byte !== 0);
    if (weighed.length === 0) continue;
    rows.push(...encodeNumber(bucket - previous));
    counts.push(weighed.length);
    for (const [label, byte] of weighed) {
      entryLabels.push(label);
      entryWeights.push(byte);
    }
    previous = bucket;
  }
  const scales = new DataView(new ArrayBuffer(labels.length * 8));
  for (const [label, unit] of units.entries()) {
    scales.setFloat32(label * 8, biases[label] ?? 0, true);
    scales.setFloat32(label * 8 + 4, unit, true);
  }
  return {
    labels: labels.join(' '),
    bucketBits,
    scales: Buffer.from(scales.buffer).toString('base64'),
    buckets: printBytes(rows),
    counts: printBytes(counts),
    entryLabels: printBytes(entryLabels),
    entryWeights: printSignedBytes(entryWeights),
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
