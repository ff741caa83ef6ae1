import type { FeatureList } from '#engine/models/names/features/features.ts';
import type { TokenizedText } from '#engine/models/names/tokens/tokenized-text.ts';
import { ADDRESS, LOWER_CASE, NUMBER } from '#engine/models/names/tokens/tokens.ts';
import { mixHashes } from '#engine/statistics/feature-hash.ts';

const GROUPS = 4;
const FIRST_PLACES = 64;
const MANY_TIMES = 5;
const LEVELS = Float64Array.of(0.03, 0.15, 0.4, 0.6, 0.85, 0.97);

/** The first-pass probabilities of a token, and how often its word occurs in the text. */
interface TokenResult {
  readonly kind: number;
  readonly best: number;
  readonly bestLevel: number;
  readonly times: number;
}

/**
 * The result of the first pass over a text: for each token of its chains, the probabilities of being outside names, a
 * person, an organization or a place. It lets the second pass know how the same word was labeled elsewhere in the text.
 */
export class FirstPassResults {
  private readonly reading: TokenizedText;
  /** For each family of words that differ only in case, the index of its sums, from 1; 0 if it has none. */
  private readonly placeOf: Int32Array;
  private places = 0;
  private sums = new Float64Array(FIRST_PLACES * GROUPS);
  private times = new Int32Array(FIRST_PLACES);
  private readonly own = new Float64Array(GROUPS);
  private readonly others = new Float64Array(GROUPS);

  constructor(reading: TokenizedText) {
    this.reading = reading;
    this.placeOf = new Int32Array(reading.words.familyCount);
  }

  /** Records the label probabilities of a token. */
  note(index: number, probabilities: Float64Array, at: number): void {
    if (!this.isWord(index)) return;
    const place = this.placeAt(index) || this.addPlace(index);
    this.readOwnProbabilities(probabilities, at);
    this.times[place] = (this.times[place] ?? 0) + 1;
    for (let group = 0; group < GROUPS; group += 1) {
      const sum = place * GROUPS + group;
      this.sums[sum] = (this.sums[sum] ?? 0) + (this.own[group] ?? 0);
    }
  }

  /** Adds the second-pass features of a token; all tokens of the text must have been recorded. */
  addFeatures(index: number, probabilities: Float64Array, at: number, list: FeatureList): void {
    this.readOwnProbabilities(probabilities, at);
    const kind = this.reading.kindAt(index);
    const place = this.isWord(index) ? this.placeAt(index) : 0;
    const best = highest(this.own);
    const bestLevel = levelOf(this.own[best] ?? 0);
    const times = place === 0 ? 1 : (this.times[place] ?? 1);
    if (times < 2) {
      list.add(9, (best * 8 + bestLevel) * 8 + kind);
      return;
    }
    this.readOtherMean(place, times);
    this.addUsualFeatures(list, { kind, best, bestLevel, times });
  }

  private readOtherMean(place: number, times: number): void {
    for (let group = 0; group < GROUPS; group += 1) {
      const sum = this.sums[place * GROUPS + group] ?? 0;
      this.others[group] = (sum - (this.own[group] ?? 0)) / (times - 1);
    }
  }

  private addUsualFeatures(list: FeatureList, { kind, best, bestLevel, times }: TokenResult): void {
    const usual = highest(this.others);
    const share = levelOf(this.others[usual] ?? 0);
    const many = times >= MANY_TIMES ? 2 : Math.min(1, times - 2);
    list.add(1, ((usual * 8 + share) * 4 + many) * 8 + kind);
    list.add(2, ((best * 8 + bestLevel) * 4 + usual) * 8 + share);
    for (let group = 0; group < GROUPS; group += 1) {
      const level = levelOf(this.others[group] ?? 0) * 4 + many;
      list.add(3 + group, mixHashes(level * 8 + levelOf(this.own[group] ?? 0), group));
    }
  }

  private isWord(index: number): boolean {
    const kind = this.reading.kindAt(index);
    return kind >= LOWER_CASE && kind !== NUMBER && kind <= ADDRESS;
  }

  private placeAt(index: number): number {
    return this.placeOf[this.familyAt(index)] ?? 0;
  }

  private familyAt(index: number): number {
    return this.reading.words.family[this.reading.wordAt(index)] ?? 0;
  }

  private addPlace(index: number): number {
    this.places += 1;
    this.placeOf[this.familyAt(index)] = this.places;
    if (this.places === this.times.length) {
      const { sums, times } = this;
      this.sums = new Float64Array(sums.length * 2);
      this.times = new Int32Array(times.length * 2);
      this.sums.set(sums);
      this.times.set(times);
    }
    return this.places;
  }

  private readOwnProbabilities(probabilities: Float64Array, at: number): void {
    this.own[0] = probabilities[at] ?? 0;
    for (let group = 1; group < GROUPS; group += 1) {
      const first = at + group * 2 - 1;
      this.own[group] = (probabilities[first] ?? 0) + (probabilities[first + 1] ?? 0);
    }
  }
}

function highest(values: Float64Array): number {
  let best = 0;
  for (let index = 1; index < values.length; index += 1) {
    if ((values[index] ?? 0) > (values[best] ?? 0)) best = index;
  }
  return best;
}

/** The number of levels a probability reaches; branch-free, because the level is hard to predict. */
function levelOf(probability: number): number {
  let level = 0;
  for (let step = 0; step < LEVELS.length; step += 1) {
    level += Number(probability >= LEVELS[step]!);
  }
  return level;
}
