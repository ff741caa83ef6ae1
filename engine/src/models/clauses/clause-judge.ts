import type { SectionWords } from '#engine/models/sections/section-words.ts';
import {
  type LinearModel,
  type LinearWeights,
  readLinearModel,
} from '#engine/statistics/linear-model.ts';
import { readFloats } from '#engine/statistics/read-floats.ts';
import {
  type NetworkShape,
  networkSize,
  runNetworkEitherWay,
} from '#engine/statistics/small-network.ts';

import { admittedClauses } from './admitted-clauses.ts';
import { type Candidate, candidatesOf, CONTEXT_SIZE, type ScoredClause } from './clause-context.ts';
import { ClauseFeatures } from './clause-features.ts';
import { type Gate, readGate } from './gate.ts';
import { ClauseWordings, typeOfWording } from './wordings.ts';

/** The stored weights of the clause model, written by `training/clauses/train.ts`. */
export interface ClauseWeights {
  readonly version: string;
  /** The gate that decides which clauses are read at all; see `gate.ts`. */
  readonly gate: LinearWeights;
  /** Weights for the words of a clause and of its headings. */
  readonly words: LinearWeights;
  /** Base64 of one 32-bit float per label: the base level of its scores. */
  readonly levels: string;
  /** The networks that judge scores in context, and the number of hidden units of each. */
  readonly hidden: number;
  readonly contexts: readonly ContextWeights[];
  /** Base64 of one 32-bit float per label: the threshold for the network's output. */
  readonly thresholds: string;
}

/** Networks for labels of one kind of text; together, in the order of the labels, they cover all of them. */
export interface ContextWeights {
  readonly labels: number;
  /** Base64 of the 32-bit floats of several networks, whose mean output counts. */
  readonly networks: string;
}

/** A network that judges the scores of the labels from `first` on. */
interface ContextJudge {
  readonly first: number;
  readonly shape: NetworkShape;
  readonly networks: readonly Float32Array[];
}

/** Clauses that carry a label. */
export interface Verdict {
  /** Their indexes in the section; all are identical, under identical headings. */
  readonly clauses: readonly number[];
  readonly label: number;
  /** How far the log-odds of the clause exceed the label's threshold. */
  readonly margin: number;
  /** The rules' answers for the wording of these clauses. */
  readonly wordings: ClauseWordings;
}

/** In the corpora, no clause to be found that scores below this for a label reaches the threshold in any context. */
const MIN_SCORE = -1.75;

/** The approximate norm of a feature vector, the same for all lengths, so that long clauses do not score higher. */
const SHARPNESS = 3;

/** The value of each of `count` features. */
export function featureValue(count: number): number {
  return SHARPNESS / Math.sqrt(count + 1);
}

/** Judges the clauses of a section by their words and context. */
export class ClauseJudge {
  readonly labels: readonly string[];
  readonly words: LinearModel;
  /** For each label, the type of its usual wording. */
  readonly #wordings: readonly string[];
  readonly #gate: Gate;
  readonly #levels: Float32Array;
  /** By label. */
  readonly #contexts: readonly ContextJudge[];
  readonly #thresholds: Float32Array;
  readonly #collector = new ClauseFeatures();

  constructor(weights: ClauseWeights) {
    this.words = readLinearModel(weights.words);
    this.labels = this.words.labels;
    this.#wordings = this.labels.map(typeOfWording);
    this.#gate = readGate(weights.gate);
    this.#levels = readFloats(weights.levels);
    this.#contexts = readContexts(weights);
    this.#thresholds = readFloats(weights.thresholds);
  }

  /** The verdicts for a section, label by label. */
  judge(section: SectionWords): Verdict[] {
    const { clauses, text } = section;
    const scored = this.#score(section);
    const asked = new Map<ScoredClause, ClauseWordings>();
    const verdicts: Verdict[] = [];
    const limits = { labelCount: this.labels.length, minScore: MIN_SCORE };
    for (const candidate of candidatesOf({ clauses, scored, ...limits })) {
      const margins = this.#marginsOf(candidate);
      if (Math.max(margins.plain, margins.worded) < 0) continue;
      const { label, scored: one } = candidate;
      const { start = 0, end = 0 } = clauses[one.places[0] ?? 0] ?? {};
      const wordings = asked.get(one) ?? new ClauseWordings(text.slice(start, end));
      asked.set(one, wordings);
      const hasWording = wordings.whyOf(this.#wordings[label] ?? '') !== undefined;
      const margin = hasWording ? margins.worded : margins.plain;
      if (margin >= 0) verdicts.push({ clauses: one.places, label, margin, wordings });
    }
    return verdicts;
  }

  /** The margins of a candidate without and with the label's usual wording, because rules are evaluated last. */
  #marginsOf({ label, context }: Candidate): { readonly plain: number; readonly worded: number } {
    let plain = 0;
    let worded = 0;
    const { first, shape, networks } = this.#contexts[label]!;
    const candidate = { input: context, label: label - first };
    for (const network of networks) {
      const output = runNetworkEitherWay(network, shape, candidate);
      plain += output.without;
      worded += output.withLast;
    }
    const threshold = this.#thresholds[label] ?? 0;
    const count = networks.length;
    return { plain: plain / count - threshold, worded: worded / count - threshold };
  }

  #score(section: SectionWords): ScoredClause[] {
    const admitted = admittedClauses(section, this.#gate);
    const labelCount = this.labels.length;
    const all = new Float32Array(admitted.length * labelCount);
    return admitted.map(({ clause, above, places }, index) => {
      const scores = all.subarray(index * labelCount, (index + 1) * labelCount);
      this.#collector.collect(section, clause, above);
      const { values, count } = this.#collector;
      scores.set(this.words.score(values, count, featureValue(count)));
      for (let label = 0; label < labelCount; label += 1) {
        scores[label] = (scores[label] ?? 0) - (this.#levels[label] ?? 0);
      }
      return { places, scores };
    });
  }
}

function readContexts({ hidden, contexts }: ClauseWeights): ContextJudge[] {
  const byLabel: ContextJudge[] = [];
  for (const { labels, networks } of contexts) {
    const shape = { inputs: CONTEXT_SIZE, labels, hidden };
    const judge = {
      first: byLabel.length,
      shape,
      networks: splitNetworks(readFloats(networks), networkSize(shape)),
    };
    for (let label = 0; label < labels; label += 1) byLabel.push(judge);
  }
  return byLabel;
}

function splitNetworks(numbers: Float32Array, size: number): Float32Array[] {
  return Array.from({ length: numbers.length / size }, (_, index) =>
    numbers.subarray(index * size, (index + 1) * size),
  );
}
