import type { SectionWords } from '#engine/models/sections/section-words.ts';
import {
  type LinearModel,
  type LinearWeights,
  readLinearModel,
} from '#engine/statistics/linear-model.ts';
import type { WordNetworkShape } from '#engine/statistics/word-network-layers.ts';
import {
  type ReadWordNetwork,
  readWordNetwork,
  type WordNetworkWeights,
} from '#engine/statistics/word-network-weights.ts';

import type { Passage } from './passages.ts';
import { StatementFeatures } from './statement-features.ts';
import { STATEMENT_LABELS, type StatementLabel } from './statement-labels.ts';
import { MAX_TOKENS, tokensOf } from './statement-tokens.ts';

/** The shape of the network for statements. */
export const STATEMENT_NETWORK: WordNetworkShape = {
  width: 24,
  hidden: 64,
  labels: STATEMENT_LABELS.length,
  maxWords: MAX_TOKENS,
};

/** The network's share of the combined score, beside the linear model; chosen by cross-validation. */
const NETWORK_SHARE = 0.4;

/**
 * The minimum share of words and marks known to the network, which English reaches even in heavily abbreviated notes.
 */
const MIN_KNOWN = 0.5;

/** The weights of the two models that score a passage together. */
export interface StatementScoreWeights {
  readonly words: LinearWeights;
  readonly network: WordNetworkWeights;
  /** For each label, the log-odds of the linear model from which the network is run. */
  readonly gates: Readonly<Record<StatementLabel, number>>;
}

/** Scores one passage after another. */
export class StatementScores {
  readonly #model: LinearModel;
  readonly #network: ReadWordNetwork;
  readonly #gates: readonly number[];
  readonly #features = new StatementFeatures();
  readonly #rows = new Uint32Array(MAX_TOKENS);
  /** The tokens of the passage that the network read last. */
  #tokens: readonly number[] = [];
  readonly #scores = new Float32Array(STATEMENT_LABELS.length);

  constructor({ words, network, gates }: StatementScoreWeights) {
    this.#model = readLinearModel(words);
    this.#network = readWordNetwork(network, STATEMENT_NETWORK);
    this.#gates = STATEMENT_LABELS.map((label) => gates[label]);
  }

  /** The scores of the linear model alone; the array is reused by the next call. */
  byWords({ words }: SectionWords, { first, end }: Passage): Float32Array {
    const features = this.#features;
    features.collect(words, first, end);
    return this.#model.score(features.values, features.count, features.value);
  }

  /** The log-odds of each label; undefined if no label is possible. The array is reused by the next call. */
  of(section: SectionWords, passage: Passage): Float32Array | undefined {
    const byWords = this.byWords(section, passage);
    if (!this.#mayHold(byWords)) return undefined;
    const { network, rowOf } = this.#network;
    const tokens = tokensOf(section, passage);
    this.#tokens = tokens;
    let known = 0;
    for (let index = 0; index < tokens.length; index += 1) {
      const row = rowOf(tokens[index] ?? 0);
      this.#rows[index] = row;
      if (row !== 0) known += 1;
    }
    if (known < MIN_KNOWN * tokens.length) return undefined;
    const answers = network.run(this.#rows, tokens.length);
    for (let label = 0; label < answers.length; label += 1) {
      this.#scores[label] =
        (1 - NETWORK_SHARE) * (byWords[label] ?? 0) + NETWORK_SHARE * (answers[label] ?? 0);
    }
    return this.#scores;
  }

  /** Whether the linear model makes some label likely enough to run the network. */
  #mayHold(byWords: Float32Array): boolean {
    let label = 0;
    while (label < byWords.length && byWords[label]! < this.#gates[label]!) label += 1;
    return label < byWords.length;
  }

  /** The contribution of each word of the last scored passage to a label's log-odds. */
  gainsOf({ words }: SectionWords, { first, end }: Passage, label: number): Float64Array {
    const tokens = this.#tokens;
    const byNetwork = this.#network.network.gains(label, tokens.length);
    const gains = this.#gainsByWords(end - first, label);
    let next = 0;
    for (let word = 0; word < gains.length; word += 1) {
      gains[word]! *= 1 - NETWORK_SHARE;
      const hash = words.hashes[first + word]!;
      let token = next;
      while (token < tokens.length && tokens[token] !== hash) token += 1;
      if (token === tokens.length) continue;
      gains[word]! += NETWORK_SHARE * byNetwork[token]!;
      next = token + 1;
    }
    return gains;
  }

  /** Contributions in the linear model: the word, its stem, and half of each pair. */
  #gainsByWords(count: number, label: number): Float64Array {
    const { values, value } = this.#features;
    const weightAt = (index: number): number => this.#model.weightOf(values[index]!, label);
    const gains = new Float64Array(count);
    let pairBefore = 0;
    for (let word = 0; word < count; word += 1) {
      const pair = word + 1 < count ? weightAt(3 * word + 2) / 2 : 0;
      gains[word] = value * (weightAt(3 * word) + weightAt(3 * word + 1) + pairBefore + pair);
      pairBefore = pair;
    }
    return gains;
  }
}
