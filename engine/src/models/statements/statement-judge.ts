import { readSectionWords, type SectionWords } from '#engine/models/clauses/section-words.ts';
import {
  type LinearModel,
  type LinearWeights,
  readLinearModel,
} from '#engine/statistics/linear-model.ts';
import { isCapital, isDigit } from '#engine/text/ascii.ts';

import { type Passage, passagesIn, spanOf } from './passages.ts';
import { StatementFeatures } from './statement-features.ts';
import { STATEMENT_LABELS, type StatementLabel } from './statement-labels.ts';

/** What `training/statements` makes. */
export interface StatementWeights {
  readonly version: string;
  readonly words: LinearWeights;
  /** By label: the log-odds from which on it is said of a passage. */
  readonly thresholds: Readonly<Record<StatementLabel, number>>;
}

/** A passage that states something, and where its words say so most. */
export interface JudgedStatement {
  readonly label: StatementLabel;
  readonly score: number;
  readonly start: number;
  readonly end: number;
  readonly core: { readonly start: number; readonly end: number };
}

/** The core of a statement has no more words. */
const LONGEST_CORE = 14;
/** The share of its characters that words have at least where sentences stand. */
const LEAST_WRITTEN = 0.6;
/** The share of different ones among its words that a sentence has at least. */
const LEAST_DIFFERENT = 0.5;
/** In so few characters nothing is stated: the words around belong to it. */
const SHORTEST_CORE = 12;
/** What a word has to add to belong to it, as a share of what the strongest one adds. */
const LEAST_SHARE = 0.12;

/** Judges the passages of texts one by one. */
export class StatementJudge {
  readonly #model: LinearModel;
  readonly #thresholds: readonly number[];
  readonly #features = new StatementFeatures();

  constructor({ words, thresholds }: StatementWeights) {
    this.#model = readLinearModel(words);
    this.#thresholds = STATEMENT_LABELS.map((label) => thresholds[label]);
  }

  /** What a text states, in its order: of each passage the label that is surest, if any is. */
  judge(text: string): JudgedStatement[] {
    const section = readSectionWords(text);
    return passagesIn(section).flatMap((passage) => this.#judgePassage(section, passage) ?? []);
  }

  #judgePassage(section: SectionWords, passage: Passage): JudgedStatement | undefined {
    const features = this.#features;
    features.collect(section.words, passage.first, passage.end);
    const scores = this.#model.score(features.values, features.count, features.value);
    let surest = -1;
    let margin = 0;
    for (const [label, threshold] of this.#thresholds.entries()) {
      const over = (scores[label] ?? 0) - threshold;
      if (over > margin) {
        surest = label;
        margin = over;
      }
    }
    const label = STATEMENT_LABELS[surest];
    if (label === undefined || !isProse(section, passage)) return undefined;
    return {
      label,
      score: scores[surest] ?? 0,
      ...spanOf(section.words, passage),
      core: spanOf(section.words, this.#coreOf(section, passage, surest)),
    };
  }

  /**
   * The words side by side that together say most for a label (Kadane's maximum subarray), from the latest features;
   * no names and numbers, which are findings of their own.
   */
  #coreOf(section: SectionWords, { first, end }: Passage, label: number): Passage {
    const gains = this.#gainsOf(end - first, label);
    const least = LEAST_SHARE * Math.max(...gains);
    const stops = stopsIn(section, { first, end });
    let best = { first, end: first + 1 };
    let most = -Infinity;
    let from = 0;
    let sum = 0;
    for (const [index, gain] of gains.entries()) {
      if (stops[index] === true) {
        sum = 0;
        continue;
      }
      if (sum <= 0 || index - from >= LONGEST_CORE) {
        from = index;
        sum = 0;
      }
      sum += gain - least;
      if (sum > most) {
        most = sum;
        best = { first: first + from, end: first + index + 1 };
      }
    }
    const core = spanOf(section.words, best);
    return core.end - core.start < SHORTEST_CORE ? widened(best, { first, end }, stops) : best;
  }

  /** What each of so many words adds: itself, its stem, and half of its pairs. */
  #gainsOf(count: number, label: number): number[] {
    const { values } = this.#features;
    const weightAt = (index: number): number => this.#model.weightOf(values[index] ?? 0, label);
    const gains: number[] = [];
    let pairBefore = 0;
    for (let word = 0; word < count; word += 1) {
      const pair = word + 1 < count ? weightAt(3 * word + 2) / 2 : 0;
      gains.push(weightAt(3 * word) + weightAt(3 * word + 1) + pairBefore + pair);
      pairBefore = pair;
    }
    return gains;
  }
}

/**
 * Whether a passage is words for the most part, and not the same ones again and again: heads and rules of tables are
 * marks and blanks.
 */
function isProse({ words }: SectionWords, passage: Passage): boolean {
  const different = new Set(words.hashes.subarray(passage.first, passage.end));
  if (different.size < LEAST_DIFFERENT * (passage.end - passage.first)) return false;
  let written = 0;
  for (let first = passage.first; first < passage.end; first += 1) {
    const word = spanOf(words, { first, end: first + 1 });
    written += word.end - word.start;
  }
  const { start, end } = spanOf(words, passage);
  return written > LEAST_WRITTEN * (end - start);
}

/** A core with the words on both sides, up to names and numbers, and to as many as a core may have. */
function widened(core: Passage, { first, end }: Passage, stops: readonly boolean[]): Passage {
  let { first: from, end: to } = core;
  while (from > first && to - from < LONGEST_CORE / 2 && stops[from - 1 - first] === false) {
    from -= 1;
  }
  while (to < end && to - from < LONGEST_CORE && stops[to - first] === false) to += 1;
  return { first: from, end: to };
}

/** Which words of a passage may be names or numbers: those that begin with a digit or, unless most do, with a capital. */
function stopsIn({ text, words }: SectionWords, { first, end }: Passage): boolean[] {
  const initials = Array.from({ length: end - first }, (_, index) =>
    text.charCodeAt(words.starts[first + index] ?? 0),
  );
  const capitals = initials.filter(isCapital).length;
  const isTitle = capitals > initials.length / 2;
  return initials.map((unit, index) => isDigit(unit) || (index > 0 && !isTitle && isCapital(unit)));
}
