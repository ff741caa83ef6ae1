import { FeatureList } from '#engine/models/names/features/features.ts';
import type { TokenizedText } from '#engine/models/names/tokens/tokenized-text.ts';

import type { FirstPassResults } from './first-pass-results.ts';
import type { ChainWeights } from './first-pass.ts';
import { LABELS, STRIDE } from './labels.ts';

/** A module-local copy, because imported bindings are looked up on every use. */
const LABEL_COUNT = LABELS;
const ROW = STRIDE;

/** The weights of the second pass. */
interface SecondPassWeights {
  readonly second: ChainWeights;
  /** A bias added to the score of the outside label, for words and for handles. */
  readonly caution: number;
  readonly handleCaution: number;
}

/** Adds the evidence of the first pass over the whole text to token scores. */
export class SecondPass {
  private readonly reading: TokenizedText;
  private readonly weights: SecondPassWeights;
  private readonly firstPass: FirstPassResults;
  private readonly list = new FeatureList();

  constructor(reading: TokenizedText, weights: SecondPassWeights, firstPass: FirstPassResults) {
    this.reading = reading;
    this.weights = weights;
    this.firstPass = firstPass;
  }

  /** Adds to the scores of a token; scores and first-pass probabilities are at the same offset. */
  add(index: number, emissions: Float64Array, probabilities: Float64Array, at: number): void {
    this.list.count = 0;
    this.firstPass.addFeatures(index, probabilities, at, this.list);
    this.addWeights(emissions, at);
    const { caution, handleCaution } = this.weights;
    emissions[at]! += this.reading.isHandle(index) ? handleCaution : caution;
  }

  private addWeights(emissions: Float64Array, at: number): void {
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
