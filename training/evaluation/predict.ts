import { analyze, type Finding } from '@proviso/engine';

import { CORPUS_LABELS } from './corpus-labels.ts';
import type { LabeledSpan } from './corpus.ts';

/** A finding with a corpus label; the score is the engine's confidence. */
interface PredictedSpan extends LabeledSpan {
  readonly score: number;
}

/** The engine's output for one document, in corpus labels. */
export interface Prediction {
  readonly id: string;
  readonly labels: readonly string[];
  readonly spans: readonly PredictedSpan[];
  /** The highest score of each label. */
  readonly scores: Readonly<Record<string, number>>;
}

/** Analyzes one document from its text alone, with the same configuration for every corpus. */
export function predict({ id, text }: { readonly id: string; readonly text: string }): Prediction {
  const spans = analyze(text).findings.flatMap((finding) => {
    const { start, end, confidence: score } = finding;
    return labelsOf(finding).map((label) => ({ start, end, label, score }));
  });
  const scores: Record<string, number> = {};
  for (const { label, score } of spans) scores[label] = Math.max(scores[label] ?? 0, score);
  return { id, labels: Object.keys(scores), spans, scores };
}

/** The labels of a finding and of the alternatives for the same characters. */
function labelsOf({ type, alternatives = [] }: Finding): string[] {
  const types = [type, ...alternatives];
  return [...new Set(types.flatMap((name) => CORPUS_LABELS.get(name) ?? []))];
}
