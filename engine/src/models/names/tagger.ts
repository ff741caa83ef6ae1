import { findChains } from './candidates.ts';
import { ChainSummer } from './chain-sums.ts';
import { FeatureList, surroundingsOf } from './features.ts';
import { type ChainWeights, FirstLook } from './first-look.ts';
import { LABELS, OUTSIDE, STRIDE } from './labels.ts';
import type { Lexicon } from './lexicon.ts';
import type { Reading } from './reading.ts';
import { FirstImpressions } from './second-look.ts';
import { bestLabels } from './viterbi.ts';

/** Everything that the tagger knows. */
export interface TaggerWeights {
  readonly lexicon: Lexicon;
  readonly first: ChainWeights;
  readonly second: ChainWeights;
  /** What is added to the score of being no name: of words, and of users' handles. */
  readonly caution: number;
  readonly handleCaution: number;
}

/** A name: its first token, its end (exclusive), its kind as the label of a first token, and how sure that is. */
export interface TaggedName {
  readonly first: number;
  readonly end: number;
  readonly label: number;
  readonly sureness: number;
}

/** The names in a text, in their order. */
export function tagNames(reading: Reading, weights: TaggerWeights): TaggedName[] {
  return new Tagger(reading, weights).run();
}

const PLAINLY = 0.99;

class Tagger {
  private readonly reading: Reading;
  private readonly weights: TaggerWeights;
  /** Pairs of the first token of a chain and its end (exclusive). */
  private readonly chains: Int32Array;
  /** The scores of the labels of all tokens of the chains. */
  private readonly emissions: Float64Array;
  private readonly probabilities: Float64Array;
  private readonly summer = new ChainSummer();
  private readonly list = new FeatureList();

  constructor(reading: Reading, weights: TaggerWeights) {
    this.reading = reading;
    this.weights = weights;
    this.chains = findChains(reading);
    let length = 0;
    for (let chain = 0; chain < this.chains.length; chain += 2) length += this.lengthOf(chain);
    this.emissions = new Float64Array(length * STRIDE);
    this.probabilities = new Float64Array(length * STRIDE);
  }

  run(): TaggedName[] {
    const impressions = this.lookOnce();
    const { transitions } = this.weights.second;
    this.summer.setTransitions(transitions);
    const names: TaggedName[] = [];
    this.eachChain((first, count, at) => {
      if (this.isPlainlyOutside(at, count)) return;
      this.lookAgain(impressions, first, at, count);
      const emissions = this.emissions.subarray(at, at + count * STRIDE);
      const labels = bestLabels(emissions, transitions, count);
      if (labels.every((label) => label === OUTSIDE)) return;
      this.summer.sum(emissions, count);
      addNames(labels, emissions, first, names);
    });
    return names;
  }

  private lengthOf(chain: number): number {
    return (this.chains[chain + 1] ?? 0) - (this.chains[chain] ?? 0);
  }

  private eachChain(visit: (first: number, count: number, at: number) => void): void {
    let at = 0;
    for (let chain = 0; chain < this.chains.length; chain += 2) {
      const count = this.lengthOf(chain);
      visit(this.chains[chain] ?? 0, count, at);
      at += count * STRIDE;
    }
  }

  /** Most chains are no names beyond doubt, and need no second look. */
  private isPlainlyOutside(at: number, count: number): boolean {
    for (let token = 0; token < count; token += 1) {
      if ((this.probabilities[at + token * STRIDE] ?? 0) < PLAINLY) return false;
    }
    return true;
  }

  private lookOnce(): FirstImpressions {
    const look = new FirstLook(surroundingsOf(this.reading), this.weights.first);
    const impressions = new FirstImpressions(this.reading);
    this.summer.setTransitions(this.weights.first.transitions);
    this.eachChain((first, count, at) => {
      for (let token = 0; token < count; token += 1) {
        look.emit(first + token, this.emissions, at + token * STRIDE);
      }
      const probabilities = this.probabilities.subarray(at, at + count * STRIDE);
      probabilities.set(this.emissions.subarray(at, at + count * STRIDE));
      this.summer.sum(probabilities, count);
      for (let token = 0; token < count; token += 1) {
        impressions.note(first + token, probabilities, token * STRIDE);
      }
    });
    return impressions;
  }

  private lookAgain(impressions: FirstImpressions, first: number, at: number, count: number): void {
    const { rows, unit } = this.weights.second;
    const last = rows.length / STRIDE - 1;
    for (let token = 0; token < count; token += 1) {
      const here = at + token * STRIDE;
      this.list.count = 0;
      impressions.addFeatures(first + token, this.probabilities, here, this.list);
      for (let feature = 0; feature < this.list.count; feature += 1) {
        const row = ((this.list.hashes[feature] ?? 0) & last) * STRIDE;
        for (let label = 0; label < LABELS; label += 1) {
          this.emissions[here + label] =
            (this.emissions[here + label] ?? 0) + (rows[row + label] ?? 0) * unit;
        }
      }
      const caution = this.reading.isHandle(first + token)
        ? this.weights.handleCaution
        : this.weights.caution;
      this.emissions[here] = (this.emissions[here] ?? 0) + caution;
    }
  }
}

/** Joins the labels of a chain to names; a name is as sure as its least sure token. */
function addNames(
  labels: Uint8Array,
  probabilities: Float64Array,
  first: number,
  names: TaggedName[],
): void {
  let token = 0;
  while (token < labels.length) {
    const label = labels[token] ?? OUTSIDE;
    const from = token;
    token += 1;
    if (label === OUTSIDE) continue;
    let sureness = kindProbability(probabilities, from, label);
    while (token < labels.length && labels[token] === label + 1) {
      sureness = Math.min(sureness, kindProbability(probabilities, token, label));
      token += 1;
    }
    names.push({ first: first + from, end: first + token, label, sureness });
  }
}

function kindProbability(probabilities: Float64Array, token: number, label: number): number {
  const at = token * STRIDE + label;
  return (probabilities[at] ?? 0) + (probabilities[at + 1] ?? 0);
}
