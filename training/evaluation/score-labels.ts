import type { GoldDocument } from './corpus.ts';
import { type Counts, f1Of, recallOf } from './counts.ts';
import type { Prediction } from './predict.ts';

/** How well documents are classified by whether they carry any of some labels. */
export interface LabelScore {
  readonly f1: number;
  readonly recall: number;
  /** The share of flagged documents among those without any of the labels. */
  readonly falsePositiveRate: number;
}

/** Classifies documents by the given labels, regardless of which one applies. */
export function scoreLabels(
  gold: readonly GoldDocument[],
  predictions: ReadonlyMap<string, Prediction>,
  labels: readonly string[],
): LabelScore {
  const counts: Counts = { hits: 0, misses: 0, alarms: 0 };
  let silent = 0;
  for (const document of gold) {
    const isWanted = document.labels?.some((label) => labels.includes(label)) ?? false;
    const isFound = predictions.get(document.id)?.labels.some((label) => labels.includes(label));
    if (isWanted && isFound === true) counts.hits += 1;
    else if (isWanted) counts.misses += 1;
    else if (isFound === true) counts.alarms += 1;
    else silent += 1;
  }
  const negatives = counts.alarms + silent;
  return {
    f1: f1Of(counts),
    recall: recallOf(counts),
    falsePositiveRate: negatives === 0 ? 0 : counts.alarms / negatives,
  };
}
