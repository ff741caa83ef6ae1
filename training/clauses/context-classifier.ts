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

/** An ensemble of several networks with different initializations is more reliable than one. */
const NETWORKS = 3;
/** Networks are trained on clauses with lower scores than those that they later judge. */
const LEAST_SCORE = -2.5;
const OPTIONS = { epochs: 6, rate: 0.05 };
const SEED = 7;

/** The number of hidden units of each network. */
export const HIDDEN_UNITS = 16;

const SHAPE: NetworkShape = { inputs: CONTEXT_SIZE, labels: LABELS.length, hidden: HIDDEN_UNITS };

/** A section and the scores of its clauses by words; undefined for a clause that was not read. */
export interface ScoredSection {
  readonly section: TrainingSection;
  readonly wordScores: readonly (Float32Array | undefined)[];
}

interface JudgedCandidate extends NetworkExample {
  readonly clause: number;
}

/** Trains on scores in context; `levels` is the base level of each label's scores. */
export function trainContext(
  scored: readonly ScoredSection[],
  levels: Float32Array,
): readonly Float64Array[] {
  const examples = scored.flatMap((one) => contextsOf(one, levels));
  return Array.from({ length: NETWORKS }, (_, index) =>
    trainNetwork(examples, SHAPE, { ...OPTIONS, seed: SEED + index }),
  );
}

/** The mean output of the networks for each candidate clause, in document offsets. */
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

/** The candidates for labels that their document was annotated for. */
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
  const minScore = LEAST_SCORE;
  for (const candidate of candidatesOf({ clauses, scored, labelCount, minScore })) {
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
