import { mixHashes } from '#engine/statistics/feature-hash.ts';

import type { FeatureList } from './features.ts';
import type { Reading } from './reading.ts';
import { ADDRESS, LOWER_CASE, NUMBER } from './tokens.ts';
import { WordTable } from './word-table.ts';

const GROUPS = 4;
const MANY_TIMES = 5;
const LEVELS = [0.03, 0.15, 0.4, 0.6, 0.85, 0.97];

/** What a token was taken for, how surely, and how often its word stands in the text. */
interface Impression {
  readonly kind: number;
  readonly best: number;
  readonly sureness: number;
  readonly times: number;
}

/**
 * What the first look made of a text: for each token of its chains, how likely it is outside of names, a person, an
 * organisation and a place. The second look knows what the same word was taken for elsewhere in the text.
 */
export class FirstImpressions {
  private readonly reading: Reading;
  private readonly familyOf: Int32Array;
  /** Sums for each family of words spelt alike, and how many there are. */
  private readonly sums: Float64Array;
  private readonly times: Int32Array;
  private readonly own = new Float64Array(GROUPS);
  private readonly others = new Float64Array(GROUPS);

  constructor(reading: Reading) {
    this.reading = reading;
    const { words } = reading.tokens;
    const table = new WordTable(words.count);
    this.familyOf = Int32Array.from({ length: words.count }, (_, word) =>
      table.numberOf(words.hash[word] ?? 0, 0, 0),
    );
    this.sums = new Float64Array(words.count * GROUPS);
    this.times = new Int32Array(words.count);
  }

  /** Takes in the probabilities of the labels of a token. */
  note(index: number, probabilities: Float64Array, at: number): void {
    const family = this.familyAt(index);
    if (family < 0) return;
    this.readOwn(probabilities, at);
    this.times[family] = (this.times[family] ?? 0) + 1;
    for (let group = 0; group < GROUPS; group += 1) {
      const sum = family * GROUPS + group;
      this.sums[sum] = (this.sums[sum] ?? 0) + (this.own[group] ?? 0);
    }
  }

  /** Features of a token for the second look, once all tokens of the text were taken in. */
  addFeatures(index: number, probabilities: Float64Array, at: number, list: FeatureList): void {
    this.readOwn(probabilities, at);
    const kind = this.reading.kindAt(index);
    const family = this.familyAt(index);
    const best = highest(this.own);
    const sureness = levelOf(this.own[best] ?? 0);
    const times = family < 0 ? 1 : (this.times[family] ?? 1);
    if (times < 2) {
      list.add(9, (best * 8 + sureness) * 8 + kind);
      return;
    }
    this.readOthers(family, times);
    this.addUsual(list, { kind, best, sureness, times });
  }

  private readOthers(family: number, times: number): void {
    for (let group = 0; group < GROUPS; group += 1) {
      const sum = this.sums[family * GROUPS + group] ?? 0;
      this.others[group] = (sum - (this.own[group] ?? 0)) / (times - 1);
    }
  }

  private addUsual(list: FeatureList, { kind, best, sureness, times }: Impression): void {
    const usual = highest(this.others);
    const share = levelOf(this.others[usual] ?? 0);
    const many = times >= MANY_TIMES ? 2 : Math.min(1, times - 2);
    list.add(1, ((usual * 8 + share) * 4 + many) * 8 + kind);
    list.add(2, ((best * 8 + sureness) * 4 + usual) * 8 + share);
    for (let group = 0; group < GROUPS; group += 1) {
      const level = levelOf(this.others[group] ?? 0) * 4 + many;
      list.add(3 + group, mixHashes(level * 8 + levelOf(this.own[group] ?? 0), group));
    }
  }

  private familyAt(index: number): number {
    const kind = this.reading.kindAt(index);
    const isWord = kind >= LOWER_CASE && kind !== NUMBER && kind <= ADDRESS;
    return isWord ? (this.familyOf[this.reading.wordAt(index)] ?? -1) : -1;
  }

  private readOwn(probabilities: Float64Array, at: number): void {
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

function levelOf(probability: number): number {
  let level = 0;
  while (level < LEVELS.length && probability >= (LEVELS[level] ?? 1)) level += 1;
  return level;
}
