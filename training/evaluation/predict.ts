import { analyze, type Finding } from '@proviso/engine';

import { CORPUS_LABELS } from './corpus-labels.ts';
import type { LabelledSpan } from './corpus.ts';

/** A finding in a corpus's words; the score is the engine's confidence. */
interface PredictedSpan extends LabelledSpan {
  readonly score: number;
}

/** What the engine says of one document, in the corpora's labels. */
export interface Prediction {
  readonly id: string;
  readonly labels: readonly string[];
  readonly spans: readonly PredictedSpan[];
  /** The highest score of each label. */
  readonly scores: Readonly<Record<string, number>>;
}

/** Reads one document, by its text alone and by the same configuration for every corpus. */
export function predict({ id, text }: { readonly id: string; readonly text: string }): Prediction {
  const spans = analyze(text).findings.flatMap((finding) => {
    const { start, end, confidence: score } = finding;
    return labelsOf(finding).map((label) => ({ start, end, label, score }));
  });
  const scores: Record<string, number> = {};
  for (const { label, score } of spans) scores[label] = Math.max(scores[label] ?? 0, score);
  return { id, labels: Object.keys(scores), spans, scores };
}

/** The labels of a finding, and of what else the same characters may be. */
function labelsOf({ type, alternatives = [] }: Finding): string[] {
  const types = [type, ...alternatives];
  return [...new Set(types.flatMap((name) => CORPUS_LABELS.get(name) ?? []))];
}
