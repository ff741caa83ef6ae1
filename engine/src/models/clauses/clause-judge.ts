import {
  type LinearModel,
  type LinearWeights,
  readLinearModel,
} from '#engine/statistics/linear-model.ts';
import {
  type NetworkShape,
  networkSize,
  readFloats,
  runNetwork,
} from '#engine/statistics/small-network.ts';

import { candidatesOf, CONTEXT_SIZE, LEAST_SCORE, type SectionScores } from './clause-context.ts';
import { ClauseFeatures, type Headings } from './clause-features.ts';
import type { SectionWords } from './section-words.ts';
import { readSignals, type Signals } from './signals.ts';

/** The weights of the clause model as they are stored; `training/clauses/train.ts` makes them. */
export interface ClauseWeights {
  readonly version: string;
  /** Base64 of the hashes of stems without which no clause is of any label, as `signals.ts` reads them. */
  readonly signals: string;
  /** What the words of a clause and of its headings say. */
  readonly words: LinearWeights;
  /** Base64 of a 32-bit float for each label: the score about which its clauses begin. */
  readonly levels: string;
  /** The networks that judge a score in its context: the number of hidden units of each, and their numbers in base64. */
  readonly hidden: number;
  readonly context: string;
  /** Base64 of a 32-bit float for each label: what the network must answer. */
  readonly thresholds: string;
}

/** A clause that is of a label. */
export interface Verdict {
  readonly clause: number;
  readonly label: number;
  /** By how much the log-odds of the clause exceed what the label asks for. */
  readonly margin: number;
}

/** Scales the number of a clause's features, so that long clauses do not score more for being long. */
const SHARPNESS = 3;

/** What one feature of so many counts. */
export function featureValue(count: number): number {
  return SHARPNESS / Math.sqrt(count + 1);
}

/** Visits each clause of a section that has a signal, with its features; `collector` holds them during the visit. */
export function visitClauses(
  section: SectionWords,
  { signals, collector }: { readonly signals: Signals; readonly collector: ClauseFeatures },
  visit: (clause: number) => void,
): void {
  let headings: Headings = { nearest: undefined, earlier: undefined };
  for (const [index, clause] of section.clauses.entries()) {
    if (clause.isHeading) headings = { nearest: clause, earlier: headings.nearest };
    if (!signals.isIn(section.stems, clause.firstWord, clause.endWord)) continue;
    collector.collect(section, clause, headings);
    visit(index);
  }
}

/** Judges the clauses of a section by words and by context. */
export class ClauseJudge {
  readonly labels: readonly string[];
  readonly words: LinearModel;
  readonly #signals: Signals;
  readonly #levels: Float32Array;
  readonly #shape: NetworkShape;
  readonly #networks: readonly Float32Array[];
  readonly #thresholds: Float32Array;
  readonly #collector = new ClauseFeatures();

  constructor(weights: ClauseWeights) {
    this.words = readLinearModel(weights.words);
    this.labels = this.words.labels;
    this.#signals = readSignals(weights.signals);
    this.#levels = readFloats(weights.levels);
    this.#shape = {
      inputs: CONTEXT_SIZE,
      labels: this.labels.length,
      hidden: weights.hidden,
    };
    this.#networks = splitNetworks(readFloats(weights.context), networkSize(this.#shape));
    this.#thresholds = readFloats(weights.thresholds);
  }

  /** What is found in a section, label by label. */
  judge(section: SectionWords): Verdict[] {
    const scored = this.#score(section);
    if (scored === undefined) return [];
    const verdicts: Verdict[] = [];
    for (const { clause, label, context } of candidatesOf(scored)) {
      const margin = this.#answer({ input: context, label }) - (this.#thresholds[label] ?? 0);
      if (margin >= 0) verdicts.push({ clause, label, margin });
    }
    return verdicts;
  }

  #answer(question: { readonly input: Float64Array; readonly label: number }): number {
    let sum = 0;
    for (const network of this.#networks) sum += runNetwork(network, this.#shape, question);
    return sum / this.#networks.length;
  }

  /** Undefined when no clause of the section has a signal. */
  #score(section: SectionWords): SectionScores | undefined {
    const labelCount = this.labels.length;
    const collector = this.#collector;
    let scores: Float32Array | undefined;
    visitClauses(section, { signals: this.#signals, collector }, (clause) => {
      scores ??= new Float32Array(section.clauses.length * labelCount).fill(LEAST_SCORE);
      const { values, count } = collector;
      const found = this.words.score(values, count, featureValue(count));
      for (let label = 0; label < labelCount; label += 1) {
        scores[clause * labelCount + label] = (found[label] ?? 0) - (this.#levels[label] ?? 0);
      }
    });
    return scores === undefined ? undefined : { clauses: section.clauses, scores, labelCount };
  }
}

function splitNetworks(numbers: Float32Array, size: number): Float32Array[] {
  return Array.from({ length: numbers.length / size }, (_, index) =>
    numbers.subarray(index * size, (index + 1) * size),
  );
}
