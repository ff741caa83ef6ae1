import { selectConfidentNames } from '#engine/models/names/corrections/select-confident-names.ts';
import {
  type FeatureContext,
  createFeatureContext,
} from '#engine/models/names/features/features.ts';
import type { Lexicon } from '#engine/models/names/lexicon/lexicon.ts';
import { TokenizedText } from '#engine/models/names/tokens/tokenized-text.ts';
import { Vocabulary } from '#engine/models/names/tokens/vocabulary.ts';

import { ChainRepeats } from './chain-repeats.ts';
import { ChainSummer } from './chain-sums.ts';
import { findChains } from './find-chains.ts';
import { FirstPassResults } from './first-pass-results.ts';
import { type ChainWeights, FirstPass, type CachedSums } from './first-pass.ts';
import { LabelRows } from './label-rows.ts';
import { LabelSearch } from './label-search.ts';
import { STRIDE } from './labels.ts';
import { narrowRepeats, type Repeat, repeatRows, findRepeats } from './repeats.ts';
import { SecondPass } from './second-pass.ts';
import { addNames, type Chain, type TaggedName } from './tagged-name.ts';
import { WordSums } from './word-sums.ts';

/** The lexicon and all weights of the tagger. */
export interface TaggerWeights {
  readonly lexicon: Lexicon;
  readonly first: ChainWeights;
  readonly second: ChainWeights;
  /** A bias added to the score of the outside label, for words and for handles. */
  readonly caution: number;
  readonly handleCaution: number;
}

/** The vocabulary cache is cleared at this size. */
const MAX_WORDS = 1 << 15;

/** Finds names. It caches what it computes for single words across texts, which does not affect the results. */
export class NameTagger {
  private readonly weights: TaggerWeights;
  private words: Vocabulary;
  private sums: CachedSums;

  constructor(weights: TaggerWeights) {
    this.weights = weights;
    this.words = new Vocabulary(weights.lexicon);
    this.sums = sumsOf(this.words, weights);
  }

  /** The names in a text, in order. */
  tag(text: string): TaggedName[] {
    return selectConfidentNames(text, this.guess(text));
  }

  /** Like `tag`, but including titles and persons below the confidence threshold. */
  guess(text: string): TaggedName[] {
    if (this.words.count > MAX_WORDS) {
      this.words = new Vocabulary(this.weights.lexicon);
      this.sums = sumsOf(this.words, this.weights);
    }
    const reading = new TokenizedText(text, this.words);
    this.sums.words.makeRoom();
    return new Tagging(reading, this.weights, this.sums).run();
  }
}

function sumsOf(words: Vocabulary, { first }: TaggerWeights): CachedSums {
  const rows = new LabelRows(first.rows);
  return { words: new WordSums(words, rows), rows };
}

const CLEARLY_OUTSIDE = 0.97;
/** A module-local copy, because imported bindings are looked up on every use. */
const ROW = STRIDE;

class Tagging {
  private readonly weights: TaggerWeights;
  private readonly context: FeatureContext;
  private readonly sums: CachedSums;
  /** Pairs of the first token of a chain and its end (exclusive); chains are identified by their index. */
  private readonly chains: Int32Array;
  /** For each chain, the number of tokens in the chains before it. */
  private readonly places: Int32Array;
  private readonly repeats: ChainRepeats;
  /** For all tokens of the chains: label scores, label probabilities and chosen labels. */
  private readonly emissions: Float64Array;
  private readonly probabilities: Float64Array;
  private readonly labels: Uint8Array;
  private readonly summer = new ChainSummer();
  private readonly search: LabelSearch;

  constructor(reading: TokenizedText, weights: TaggerWeights, sums: CachedSums) {
    this.weights = weights;
    this.context = createFeatureContext(reading);
    this.sums = sums;
    this.search = new LabelSearch(weights.second.transitions);
    this.chains = findChains(reading);
    this.repeats = new ChainRepeats(findRepeats(this.context), this.chains);
    this.places = new Int32Array(this.chains.length / 2);
    let length = 0;
    for (let chain = 0; chain < this.chains.length; chain += 2) {
      this.places[chain / 2] = length;
      length += this.chains[chain + 1]! - this.chains[chain]!;
    }
    this.emissions = new Float64Array(length * ROW);
    this.probabilities = new Float64Array(length * ROW);
    this.labels = new Uint8Array(length);
  }

  run(): TaggedName[] {
    const { reading } = this.context;
    const second = new SecondPass(reading, this.weights, this.runFirstPass());
    this.summer.setTransitions(this.weights.second.transitions);
    const { labels, emissions } = this;
    const names: TaggedName[] = [];
    for (let number = 0; number < this.chains.length; number += 2) {
      const chain = this.chainOf(number);
      if (this.isClearlyOutside(chain)) continue;
      const origin = this.repeats.originOf(number);
      if (origin === -1) this.labelChain(second, chain, this.repeats.within(number));
      else this.copyLabels(this.chainOf(origin), chain);
      addNames(this.context, chain, { labels, emissions }, names);
    }
    return names;
  }

  private chainOf(number: number): Chain {
    const first = this.chains[number]!;
    return { first, place: this.places[number / 2]!, count: this.chains[number + 1]! - first };
  }

  /** Most chains are clearly not names and need no second pass. */
  private isClearlyOutside({ place, count }: Chain): boolean {
    for (let token = place; token < place + count; token += 1) {
      if (this.probabilities[token * ROW]! < CLEARLY_OUTSIDE) return false;
    }
    return true;
  }

  private runFirstPass(): FirstPassResults {
    const look = new FirstPass(this.context, this.weights.first.unit, this.sums);
    const firstPass = new FirstPassResults(this.context.reading);
    this.summer.setTransitions(this.weights.first.transitions);
    for (let number = 0; number < this.chains.length; number += 2) {
      const chain = this.chainOf(number);
      const origin = this.repeats.originOf(number);
      if (origin === -1) this.scoreChain(look, chain, this.repeats.within(number));
      else this.copyScores(this.chainOf(origin), chain);
      const { first, place, count } = chain;
      for (let token = 0; token < count; token += 1) {
        firstPass.note(first + token, this.probabilities, (place + token) * ROW);
      }
    }
    return firstPass;
  }

  private scoreChain(look: FirstPass, chain: Chain, repeats: readonly Repeat[]): void {
    const { emissions, probabilities } = this;
    const { first, place, count } = chain;
    let token = 0;
    for (const repeat of repeats) {
      for (; token < repeat.from; token += 1) {
        look.emit(first + token, emissions, (place + token) * ROW);
      }
      repeatRows(emissions, repeat, place);
      token = repeat.to;
    }
    for (; token < count; token += 1) look.emit(first + token, emissions, (place + token) * ROW);
    this.summer.sum(emissions, count, { at: place * ROW, target: probabilities, repeats });
  }

  private copyScores(origin: Chain, { place, count }: Chain): void {
    const repeat = { from: place, to: place + count, period: place - origin.place };
    repeatRows(this.emissions, repeat);
    repeatRows(this.probabilities, repeat);
  }

  /** Chooses the labels of a chain; if any belongs to a name, overwrites the scores with label probabilities. */
  private labelChain(second: SecondPass, chain: Chain, repeats: readonly Repeat[]): void {
    const { emissions } = this;
    const { place, count } = chain;
    const repeated = this.runSecondPass(second, chain, repeats);
    const at = place * ROW;
    if (!this.search.find({ emissions, at, count }, repeated)) return;
    this.labels.set(this.search.labels.subarray(0, count), place);
    this.summer.sum(emissions, count, { at, repeats: repeated });
  }

  private copyLabels(origin: Chain, { place, count }: Chain): void {
    repeatRows(this.emissions, { from: place, to: place + count, period: place - origin.place });
    this.labels.copyWithin(place, origin.place, origin.place + count);
  }

  /** Adds the scores of the second pass, and returns where those also repeat. */
  private runSecondPass(
    second: SecondPass,
    { first, place, count }: Chain,
    repeats: readonly Repeat[],
  ): readonly Repeat[] {
    const { emissions, probabilities } = this;
    const add = (token: number): void => {
      second.add(first + token, emissions, probabilities, (place + token) * ROW);
    };
    const repeated = repeats.length === 0 ? repeats : narrowRepeats(repeats, probabilities, place);
    let token = 0;
    for (const repeat of repeated) {
      for (; token < repeat.from; token += 1) add(token);
      repeatRows(emissions, repeat, place);
      token = repeat.to;
    }
    for (; token < count; token += 1) add(token);
    return repeated;
  }
}
