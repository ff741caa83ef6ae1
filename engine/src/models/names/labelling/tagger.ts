import { type Surroundings, surroundingsOf } from '#engine/models/names/features/features.ts';
import type { Lexicon } from '#engine/models/names/lexicon/lexicon.ts';
import { namesThemselves } from '#engine/models/names/mending/names-themselves.ts';
import { TokenizedText } from '#engine/models/names/tokens/tokenized-text.ts';
import { Vocabulary } from '#engine/models/names/tokens/vocabulary.ts';

import { ChainRepeats } from './chain-repeats.ts';
import { ChainSummer } from './chain-sums.ts';
import { findChains } from './find-chains.ts';
import { FirstImpressions } from './first-impressions.ts';
import { type ChainWeights, FirstLook, type KnownSums } from './first-look.ts';
import { LabelRows } from './label-rows.ts';
import { LabelSearch } from './label-search.ts';
import { STRIDE } from './labels.ts';
import { narrowed, type Repeat, repeatRows, repeatsIn } from './repeats.ts';
import { SecondLook } from './second-look.ts';
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
const MOST_WORDS = 1 << 15;

/** Finds names. It caches what it computes for single words across texts, which does not affect the results. */
export class NameTagger {
  private readonly weights: TaggerWeights;
  private words: Vocabulary;
  private sums: KnownSums;

  constructor(weights: TaggerWeights) {
    this.weights = weights;
    this.words = new Vocabulary(weights.lexicon);
    this.sums = sumsOf(this.words, weights);
  }

  /** The names in a text, in order. */
  tag(text: string): TaggedName[] {
    return namesThemselves(text, this.guess(text));
  }

  /** Like `tag`, but including titles and persons below the confidence threshold. */
  guess(text: string): TaggedName[] {
    if (this.words.count > MOST_WORDS) {
      this.words = new Vocabulary(this.weights.lexicon);
      this.sums = sumsOf(this.words, this.weights);
    }
    const reading = new TokenizedText(text, this.words);
    this.sums.words.makeRoom();
    return new Tagging(reading, this.weights, this.sums).run();
  }
}

function sumsOf(words: Vocabulary, { first }: TaggerWeights): KnownSums {
  const rows = new LabelRows(first.rows);
  return { words: new WordSums(words, rows), rows };
}

const PLAINLY = 0.97;
/** A module-local copy, because imported bindings are looked up on every use. */
const ROW = STRIDE;

class Tagging {
  private readonly weights: TaggerWeights;
  private readonly around: Surroundings;
  private readonly sums: KnownSums;
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

  constructor(reading: TokenizedText, weights: TaggerWeights, sums: KnownSums) {
    this.weights = weights;
    this.around = surroundingsOf(reading);
    this.sums = sums;
    this.search = new LabelSearch(weights.second.transitions);
    this.chains = findChains(reading);
    this.repeats = new ChainRepeats(repeatsIn(this.around), this.chains);
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
    const { reading } = this.around;
    const second = new SecondLook(reading, this.weights, this.lookOnce());
    this.summer.setTransitions(this.weights.second.transitions);
    const { labels, emissions } = this;
    const names: TaggedName[] = [];
    for (let number = 0; number < this.chains.length; number += 2) {
      const chain = this.chainOf(number);
      if (this.isPlainlyOutside(chain)) continue;
      const origin = this.repeats.originOf(number);
      if (origin === -1) this.label(second, chain, this.repeats.within(number));
      else this.labelLike(this.chainOf(origin), chain);
      addNames(this.around, chain, { labels, emissions }, names);
    }
    return names;
  }

  private chainOf(number: number): Chain {
    const first = this.chains[number]!;
    return { first, place: this.places[number / 2]!, count: this.chains[number + 1]! - first };
  }

  /** Most chains are clearly not names and need no second pass. */
  private isPlainlyOutside({ place, count }: Chain): boolean {
    for (let token = place; token < place + count; token += 1) {
      if (this.probabilities[token * ROW]! < PLAINLY) return false;
    }
    return true;
  }

  private lookOnce(): FirstImpressions {
    const look = new FirstLook(this.around, this.weights.first.unit, this.sums);
    const impressions = new FirstImpressions(this.around.reading);
    this.summer.setTransitions(this.weights.first.transitions);
    for (let number = 0; number < this.chains.length; number += 2) {
      const chain = this.chainOf(number);
      const origin = this.repeats.originOf(number);
      if (origin === -1) this.look(look, chain, this.repeats.within(number));
      else this.lookLike(this.chainOf(origin), chain);
      const { first, place, count } = chain;
      for (let token = 0; token < count; token += 1) {
        impressions.note(first + token, this.probabilities, (place + token) * ROW);
      }
    }
    return impressions;
  }

  private look(look: FirstLook, chain: Chain, repeats: readonly Repeat[]): void {
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

  private lookLike(origin: Chain, { place, count }: Chain): void {
    const repeat = { from: place, to: place + count, period: place - origin.place };
    repeatRows(this.emissions, repeat);
    repeatRows(this.probabilities, repeat);
  }

  /** Chooses the labels of a chain; if any belongs to a name, overwrites the scores with label probabilities. */
  private label(second: SecondLook, chain: Chain, repeats: readonly Repeat[]): void {
    const { emissions } = this;
    const { place, count } = chain;
    const repeated = this.lookAgain(second, chain, repeats);
    const at = place * ROW;
    if (!this.search.find({ emissions, at, count }, repeated)) return;
    this.labels.set(this.search.labels.subarray(0, count), place);
    this.summer.sum(emissions, count, { at, repeats: repeated });
  }

  private labelLike(origin: Chain, { place, count }: Chain): void {
    repeatRows(this.emissions, { from: place, to: place + count, period: place - origin.place });
    this.labels.copyWithin(place, origin.place, origin.place + count);
  }

  /** Adds the scores of the second pass, and returns where those also repeat. */
  private lookAgain(
    second: SecondLook,
    { first, place, count }: Chain,
    repeats: readonly Repeat[],
  ): readonly Repeat[] {
    const { emissions, probabilities } = this;
    const add = (token: number): void => {
      second.add(first + token, emissions, probabilities, (place + token) * ROW);
    };
    const repeated = repeats.length === 0 ? repeats : narrowed(repeats, probabilities, place);
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
