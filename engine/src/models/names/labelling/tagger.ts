import {
  FeatureList,
  type Surroundings,
  surroundingsOf,
} from '#engine/models/names/features/features.ts';
import type { Lexicon } from '#engine/models/names/lexicon/lexicon.ts';
import { namesThemselves } from '#engine/models/names/mending/names-themselves.ts';
import { TokenizedText } from '#engine/models/names/tokens/tokenized-text.ts';
import { Vocabulary } from '#engine/models/names/tokens/vocabulary.ts';
import type { Span } from '#engine/vocabulary.ts';

import { ChainSummer } from './chain-sums.ts';
import { isDoubtful } from './doubts.ts';
import { findChains } from './find-chains.ts';
import { FirstImpressions } from './first-impressions.ts';
import { type ChainWeights, FirstLook, type KnownSums } from './first-look.ts';
import { LabelRows } from './label-rows.ts';
import { LabelSearch } from './label-search.ts';
import { LABELS, OUTSIDE, STRIDE } from './labels.ts';
import { WordSums } from './word-sums.ts';

/** Everything that the tagger knows. */
export interface TaggerWeights {
  readonly lexicon: Lexicon;
  readonly first: ChainWeights;
  readonly second: ChainWeights;
  /** What is added to the score of being no name: of words, and of users' handles. */
  readonly caution: number;
  readonly handleCaution: number;
}

/** A name: where it stands in its text, its kind as the label of a first token, and how sure that is. */
export interface TaggedName extends Span {
  readonly label: number;
  readonly sureness: number;
  /** Whether a person may as well be a product, or something else. */
  readonly isDoubtful: boolean;
}

/** When so many words are known, those of older texts are forgotten. */
const MOST_WORDS = 1 << 15;

/** Finds names; what it learns of single words serves all texts, and does not change what is found. */
export class NameTagger {
  private readonly weights: TaggerWeights;
  private words: Vocabulary;
  private sums: KnownSums;

  constructor(weights: TaggerWeights) {
    this.weights = weights;
    this.words = new Vocabulary(weights.lexicon);
    this.sums = sumsOf(this.words, weights);
  }

  /** The names in a text, in their order. */
  tag(text: string): TaggedName[] {
    return namesThemselves(text, this.guess(text));
  }

  /** The same with titles, and with persons who are not likely enough. */
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
/** Of this module, for numbers of others are looked up each time that they are used. */
const LABEL_COUNT = LABELS;
const ROW = STRIDE;

/** A chain of tokens: its first one, how many there are, and where their scores begin. */
interface Chain {
  readonly first: number;
  readonly at: number;
  readonly count: number;
}

class Tagging {
  private readonly reading: TokenizedText;
  private readonly weights: TaggerWeights;
  private readonly around: Surroundings;
  private readonly sums: KnownSums;
  /** Pairs of the first token of a chain and its end (exclusive). */
  private readonly chains: Int32Array;
  /** The scores of the labels of all tokens of the chains. */
  private readonly emissions: Float64Array;
  private readonly probabilities: Float64Array;
  private readonly summer = new ChainSummer();
  private readonly search: LabelSearch;
  private readonly list = new FeatureList();

  constructor(reading: TokenizedText, weights: TaggerWeights, sums: KnownSums) {
    this.reading = reading;
    this.weights = weights;
    this.around = surroundingsOf(reading);
    this.sums = sums;
    this.search = new LabelSearch(weights.second.transitions);
    this.chains = findChains(reading);
    let length = 0;
    for (let chain = 0; chain < this.chains.length; chain += 2) length += this.lengthOf(chain);
    this.emissions = new Float64Array(length * STRIDE);
    this.probabilities = new Float64Array(length * STRIDE);
  }

  run(): TaggedName[] {
    const impressions = this.lookOnce();
    this.summer.setTransitions(this.weights.second.transitions);
    const names: TaggedName[] = [];
    let at = 0;
    for (let chain = 0; chain < this.chains.length; chain += 2) {
      const count = this.lengthOf(chain);
      if (!this.isPlainlyOutside(at, count)) {
        this.nameChain(impressions, { first: this.chains[chain] ?? 0, at, count }, names);
      }
      at += count * STRIDE;
    }
    return names;
  }

  private nameChain(impressions: FirstImpressions, chain: Chain, names: TaggedName[]): void {
    const { at, count } = chain;
    this.lookAgain(impressions, chain);
    const { emissions } = this;
    if (!this.search.find({ emissions, at, count })) return;
    this.summer.sum(emissions, count, { at });
    addNames(
      this.around,
      { ...chain, labels: this.search.labels, probabilities: emissions },
      names,
    );
  }

  private lengthOf(chain: number): number {
    return (this.chains[chain + 1] ?? 0) - (this.chains[chain] ?? 0);
  }

  /** Most chains are no names beyond doubt, and need no second look. */
  private isPlainlyOutside(at: number, count: number): boolean {
    for (let token = 0; token < count; token += 1) {
      if ((this.probabilities[at + token * STRIDE] ?? 0) < PLAINLY) return false;
    }
    return true;
  }

  private lookOnce(): FirstImpressions {
    const look = new FirstLook(this.around, this.weights.first.unit, this.sums);
    const impressions = new FirstImpressions(this.reading);
    this.summer.setTransitions(this.weights.first.transitions);
    let at = 0;
    for (let chain = 0; chain < this.chains.length; chain += 2) {
      const first = this.chains[chain] ?? 0;
      const count = this.lengthOf(chain);
      for (let token = 0; token < count; token += 1) {
        look.emit(first + token, this.emissions, at + token * STRIDE);
      }
      this.summer.sum(this.emissions, count, { at, target: this.probabilities });
      for (let token = 0; token < count; token += 1) {
        impressions.note(first + token, this.probabilities, at + token * STRIDE);
      }
      at += count * STRIDE;
    }
    return impressions;
  }

  /** Adds what the second look says. */
  private lookAgain(impressions: FirstImpressions, { first, at, count }: Chain): void {
    const { emissions, list } = this;
    for (let token = 0; token < count; token += 1) {
      const here = at + token * STRIDE;
      list.count = 0;
      impressions.addFeatures(first + token, this.probabilities, here, list);
      this.addWeights(here);
      emissions[here]! += this.reading.isHandle(first + token)
        ? this.weights.handleCaution
        : this.weights.caution;
    }
  }

  private addWeights(at: number): void {
    const { emissions } = this;
    const { count } = this.list;
    const hashes = this.list.hash();
    const { rows, unit } = this.weights.second;
    const last = rows.length / ROW - 1;
    for (let feature = 0; feature < count; feature += 1) {
      const row = (hashes[feature]! & last) * ROW;
      for (let label = 0; label < LABEL_COUNT; label += 1) {
        emissions[at + label]! += rows[row + label]! * unit;
      }
    }
  }
}

/** A chain with the labels of its tokens, and the probabilities of all tokens. */
interface LabelledChain extends Chain {
  readonly labels: Uint8Array;
  readonly probabilities: Float64Array;
}

/** Joins the labels of a chain to names; a name is as sure as its least sure token. */
function addNames(
  around: Surroundings,
  { labels, probabilities, first, at, count }: LabelledChain,
  names: TaggedName[],
): void {
  let token = 0;
  while (token < count) {
    const label = labels[token] ?? OUTSIDE;
    const from = token;
    token += 1;
    if (label === OUTSIDE) continue;
    let sureness = kindProbability(probabilities, at + from * STRIDE + label);
    while (token < count && labels[token] === label + 1) {
      sureness = Math.min(sureness, kindProbability(probabilities, at + token * STRIDE + label));
      token += 1;
    }
    const name = { first: first + from, end: first + token, sureness };
    const { start, end } = around.reading.tokens;
    names.push({
      start: start[name.first] ?? 0,
      end: end[name.end - 1] ?? 0,
      label,
      sureness,
      isDoubtful: isDoubtful(around, name),
    });
  }
}

function kindProbability(probabilities: Float64Array, at: number): number {
  return (probabilities[at] ?? 0) + (probabilities[at + 1] ?? 0);
}
