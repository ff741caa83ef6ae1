import {
  candidatesOf,
  CONTEXT_SIZE,
  type ContextWeights,
  type NetworkShape,
  runNetwork,
  type ScoredClause as ReadClause,
  WORDING_INPUT,
} from '@proviso/engine/training';

import { encodeFloats } from '../statistics/encode-floats.ts';
import { PRESENT, UNKNOWN } from '../statistics/examples.ts';
import { type NetworkExample, trainNetwork } from '../statistics/train-network.ts';
import type { ScoredClause } from './choose-thresholds.ts';
import { CONTRACT_LABELS, LABELS, TERMS_LABELS } from './clause-corpora.ts';
import type { TrainingSection } from './training-sections.ts';

/** An ensemble of several networks with different initializations is more reliable than one. */
const NETWORKS = 5;
/** Networks are trained on clauses with lower scores than those that they later judge. */
const LEAST_SCORE = -2.5;
const OPTIONS = { epochs: 6, rate: 0.05 };
const SEED = 7;

/** The number of hidden units of each network. */
export const HIDDEN_UNITS = 8;

/**
 * Contracts and consumer terms are drafted and annotated so differently that each kind has networks of its own: with
 * common ones, sentences of consumer terms reached 0.71 / 0.65 instead of 0.72 / 0.67.
 */
const KINDS = [CONTRACT_LABELS, TERMS_LABELS].map(({ length }): NetworkShape => ({
  inputs: CONTEXT_SIZE,
  labels: length,
  hidden: HIDDEN_UNITS,
}));

/** The networks of each of the kinds. */
export type ContextNetworks = readonly (readonly Float64Array[])[];

/** A section and the scores of its clauses by words; undefined for a clause that was not read. */
export interface ScoredSection {
  readonly section: TrainingSection;
  readonly wordScores: readonly (Float32Array | undefined)[];
}

/** A candidate as the networks of its kind see it, whose labels are counted within the kind. */
interface JudgedCandidate extends NetworkExample {
  readonly clause: number;
  readonly kind: number;
}

/** Trains on scores in context; `levels` is the base level of each label's scores. */
export function trainContext(
  scored: readonly ScoredSection[],
  levels: Float32Array,
): ContextNetworks {
  const candidates = scored.flatMap((one) => contextsOf(one, levels));
  const byKind = Map.groupBy(candidates, ({ kind }) => kind);
  return KINDS.map((shape, kind) =>
    Array.from({ length: NETWORKS }, (_, index) =>
      trainNetwork(byKind.get(kind) ?? [], shape, { ...OPTIONS, seed: SEED + index }),
    ),
  );
}

/** The networks as they are stored. */
export function encodeContexts(networks: ContextNetworks): ContextWeights[] {
  return KINDS.map(({ labels }, kind) => ({
    labels,
    networks: encodeFloats((networks[kind] ?? []).flatMap((one) => Array.from(one))),
  }));
}

/** The mean output of the networks for each candidate clause, in document offsets. */
export function judgeInContext(
  scored: ScoredSection,
  levels: Float32Array,
  networks: ContextNetworks,
): ScoredClause[] {
  const { offset, clauses } = scored.section;
  return contextsOf(scored, levels).map((candidate) => {
    const { start = 0, end = 0 } = clauses[candidate.clause] ?? {};
    const { kind, label } = candidate;
    const own = networks[kind] ?? [];
    const answers = own.map((network) => runNetwork(network, KINDS[kind]!, candidate));
    return {
      start: start + offset,
      end: end + offset,
      label: label + firstOf(kind),
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
    const kind = Number(label >= firstOf(1));
    const isPresent = target === PRESENT;
    judged.push({ clause, kind, label: label - firstOf(kind), input, isPresent });
  }
  return judged;
}

/** The place in `LABELS` of a kind's first label. */
function firstOf(kind: number): number {
  return kind === 0 ? 0 : CONTRACT_LABELS.length;
}
