import {
  GATE_BITS,
  type LinearWeights,
  readGate,
  signalOf,
  signalValue,
} from '@proviso/engine/training';

import { ABSENT, type Example, packExamples, PRESENT } from '../statistics/examples.ts';
import { encodeLinearWeights } from '../statistics/linear-weights.ts';
import { trainLogisticRegression } from '../statistics/logistic-regression.ts';
import type { ScoredSection } from './context-classifier.ts';
import type { TrainingClause } from './training-sections.ts';

const NAME = ['any'];
/** A clause is worth reading down to this much below a label's level, because its context may still favor it. */
const NEARLY = -1.2;
/** The share of true positives that must pass the gate, for contracts and for consumer terms. */
const KEPT = 0.995;
const OPTIONS = {
  bucketBits: GATE_BITS,
  epochs: 8,
  rate: 1,
  l1: 0.3,
  l2: 0.02,
  presentWeight: 4,
  seed: 20261121,
};

/** The kinds of texts. The gate learns from all of them, but only whole documents tell how much must pass it. */
export type TextKind = 'contract' | 'consumer-terms' | 'excerpt';

/** A clause, its features at the gate, and its annotations. */
interface Visitor {
  readonly clause: TrainingClause;
  /** How far its best score exceeds the level of that label. */
  readonly excess: number;
  /** Whether it is a true positive. */
  readonly isRight: boolean;
  readonly kind: TextKind;
}

/** A gate over single stems that approximates the full scores. */
export function fitGate(
  scored: readonly ScoredSection[],
  levels: Float32Array,
  kindOf: (document: number) => TextKind,
): LinearWeights {
  const visitors = scored.flatMap((section) => visitorsOf(section, levels, kindOf));
  const examples = visitors.map(exampleOf);
  const trained = trainLogisticRegression(packExamples(examples, 1, GATE_BITS), OPTIONS);
  const open = encodeLinearWeights(NAME, { ...trained, biases: new Float32Array(1) });
  const byKind = Map.groupBy(visitors, ({ kind }) => kind);
  const least = Math.min(
    leastScore(byKind.get('contract') ?? [], open),
    leastScore(byKind.get('consumer-terms') ?? [], open),
  );
  return encodeLinearWeights(NAME, { ...trained, biases: Float32Array.of(-least) });
}

function visitorsOf(
  { section: { document, clauses }, wordScores }: ScoredSection,
  levels: Float32Array,
  kindOf: (document: number) => TextKind,
): Visitor[] {
  return clauses.map((clause, index) => {
    let excess = -Infinity;
    let isRight = false;
    for (const [label, score] of wordScores[index]?.entries() ?? []) {
      const target = clause.targets[label];
      if (target !== PRESENT && target !== ABSENT) continue;
      const above = score - (levels[label] ?? 0);
      excess = Math.max(excess, above);
      isRight ||= above >= 0 && target === PRESENT;
    }
    return { clause, excess, isRight, kind: kindOf(document) };
  });
}

function exampleOf({ clause: { stems }, excess }: Visitor): Example {
  return {
    features: stems.map(signalOf),
    value: signalValue(stems.length),
    targets: [excess >= NEARLY ? PRESENT : ABSENT],
  };
}

/** The threshold that all but a few true positives reach. */
function leastScore(visitors: readonly Visitor[], weights: LinearWeights): number {
  const gate = readGate(weights);
  const scores = visitors
    .filter(({ isRight }) => isRight)
    .map(({ clause: { stems } }) => gate.score(stems, 0, stems.length))
    .toSorted((one, other) => one - other);
  return scores[Math.floor(scores.length * (1 - KEPT))] ?? 0;
}
