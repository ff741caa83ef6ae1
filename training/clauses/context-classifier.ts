import {
  candidatesOf,
  CONTEXT_SIZE,
  type NetworkShape,
  runNetwork,
  type ScoredClause as ReadClause,
  WORDING_INPUT,
} from '@proviso/engine/training';

import { PRESENT, UNKNOWN } from '../statistics/examples.ts';
import { type NetworkExample, trainNetwork } from '../statistics/train-network.ts';
import type { ScoredClause } from './choose-thresholds.ts';
import { LABELS } from './clause-corpora.ts';
import type { TrainingSection } from './training-sections.ts';

/** Several networks, begun differently, are surer than one. */
const NETWORKS = 3;
/** The networks learn from clauses that score less than those that they are asked about. */
const LEAST_SCORE = -2.5;
const OPTIONS = { epochs: 6, rate: 0.05 };
const SEED = 7;

/** How many hidden units each network has. */
export const HIDDEN_UNITS = 16;

const SHAPE: NetworkShape = { inputs: CONTEXT_SIZE, labels: LABELS.length, hidden: HIDDEN_UNITS };

/** A section and the scores that the words of its clauses have; undefined for a clause that is not read. */
export interface ScoredSection {
  readonly section: TrainingSection;
  readonly wordScores: readonly (Float32Array | undefined)[];
}

interface JudgedCandidate extends NetworkExample {
  readonly clause: number;
}

/** Learns from scores in their context; `levels` is the score about which each label's clauses begin. */
export function trainContext(
  scored: readonly ScoredSection[],
  levels: Float32Array,
): readonly Float64Array[] {
  const examples = scored.flatMap((one) => contextsOf(one, levels));
  return Array.from({ length: NETWORKS }, (_, index) =>
    trainNetwork(examples, SHAPE, { ...OPTIONS, seed: SEED + index }),
  );
}

/** The mean answer of the networks to each clause that may be of a label, in the offsets of its document. */
export function judgeInContext(
  scored: ScoredSection,
  levels: Float32Array,
  networks: readonly Float64Array[],
): ScoredClause[] {
  const { offset, clauses } = scored.section;
  return contextsOf(scored, levels).map((candidate) => {
    const { start = 0, end = 0 } = clauses[candidate.clause] ?? {};
    const answers = networks.map((network) => runNetwork(network, SHAPE, candidate));
    return {
      start: start + offset,
      end: end + offset,
      label: candidate.label,
      score: answers.reduce((sum, answer) => sum + answer, 0) / answers.length,
    };
  });
}

/** Candidates of labels that their document was read for. */
function contextsOf(
  { section: { clauses }, wordScores }: ScoredSection,
  levels: Float32Array,
): JudgedCandidate[] {
  const labelCount = LABELS.length;
  const scored = wordScores.flatMap((found, place): ReadClause[] => {
    if (found === undefined) return [];
    return [{ places: [place], scores: found.map((score, label) => score - (levels[label] ?? 0)) }];
  });
  const judged: JudgedCandidate[] = [];
  const leastScore = LEAST_SCORE;
  for (const candidate of candidatesOf({ clauses, scored, labelCount, leastScore })) {
    const { label, context } = candidate;
    const clause = candidate.scored.places[0] ?? 0;
    context[WORDING_INPUT] = ((clauses[clause]?.wordings ?? 0) >>> label) & 1;
    const target = clauses[clause]?.targets[label] ?? UNKNOWN;
    if (target === UNKNOWN) continue;
    const input = Float64Array.from(context);
    judged.push({ clause, label, input, isPresent: target === PRESENT });
  }
  return judged;
}
