import { readSectionWords, type SectionWords } from '#engine/models/sections/section-words.ts';
import { isWhiteSpace } from '#engine/text/white-space.ts';
import type { Span } from '#engine/vocabulary.ts';

import { type Passage, passagesIn, spanOf } from './passages.ts';
import { coreOf } from './statement-core.ts';
import { STATEMENT_LABELS, type StatementLabel } from './statement-labels.ts';
import { type StatementScoreWeights, StatementScores } from './statement-scores.ts';

/** What `training/statements` makes. */
export interface StatementWeights extends StatementScoreWeights {
  readonly version: string;
  /** By label: the log-odds from which on it is said of a passage. */
  readonly thresholds: Readonly<Record<StatementLabel, number>>;
}

/** A passage that states something, and where its words say so most. */
export interface JudgedStatement extends Span {
  readonly label: StatementLabel;
  /** By how much the log-odds of the label exceed what it asks for; negative where they fall short of it. */
  readonly margin: number;
  readonly core: Span;
}

/**
 * By so much a passage may fall short of what a label asks for and is told all the same: its surroundings may make it
 * likely.
 */
const SHORTFALL = 0.5;

/** The share of its characters that words have at least where sentences stand. */
const LEAST_WRITTEN = 0.6;
/** The share of different ones among its words that a sentence has at least. */
const LEAST_DIFFERENT = 0.5;
/** A power of two, many times the words of a passage. */
const SEEN_WORDS = 1 << 10;
/** The share of blanks among what stands between its words; most of it is something else in lines of programs. */
const LEAST_BLANKS = 0.6;

/** Judges the passages of texts one by one. */
export class StatementJudge {
  readonly #scores: StatementScores;
  readonly #thresholds: readonly number[];
  /** By a few bits of the hash of a word: the passage in which it was seen last. */
  readonly #seenIn = new Int32Array(SEEN_WORDS);
  #passages = 0;

  constructor(weights: StatementWeights) {
    this.#scores = new StatementScores(weights);
    this.#thresholds = STATEMENT_LABELS.map((label) => weights.thresholds[label]);
  }

  /** What a text states or may state, in its order: of each passage the label that is surest, if any is. */
  judge(text: string): JudgedStatement[] {
    const section = readSectionWords(text);
    return passagesIn(section).flatMap((passage) => this.#judgePassage(section, passage) ?? []);
  }

  #judgePassage(section: SectionWords, passage: Passage): JudgedStatement | undefined {
    if (!this.#isVaried(section, passage)) return undefined;
    const scores = this.#scores.of(section, passage);
    if (scores === undefined) return undefined;
    let surest = 0;
    let margin = -Infinity;
    for (const [label, threshold] of this.#thresholds.entries()) {
      const over = (scores[label] ?? 0) - threshold;
      if (over > margin) {
        surest = label;
        margin = over;
      }
    }
    if (margin <= -SHORTFALL || !isProse(section, passage)) return undefined;
    return {
      label: STATEMENT_LABELS[surest]!,
      margin,
      ...spanOf(section.words, passage),
      core: coreOf(section, passage, this.#scores.gainsOf(section, passage, surest)),
    };
  }

  /** Whether a passage is not the same words again and again; asked first, for it costs next to nothing. */
  #isVaried({ words: { hashes } }: SectionWords, { first, end }: Passage): boolean {
    const seenIn = this.#seenIn;
    const least = LEAST_DIFFERENT * (end - first);
    // Wraps around as what is kept of it does.
    this.#passages = (this.#passages + 1) | 0;
    const passage = this.#passages;
    let different = 0;
    for (let index = first; index < end; index += 1) {
      const slot = hashes[index]! & (SEEN_WORDS - 1);
      if (seenIn[slot] !== passage) different += 1;
      seenIn[slot] = passage;
    }
    // Words that share a slot count as one, so that only few have to be told apart.
    return different >= least || countDifferent(hashes, first, end) >= least;
  }
}

/**
 * Whether a passage is words for the most part, with blanks between them: heads and rules of tables are marks and
 * blanks, lines of programs are words and marks.
 */
function isProse({ units, words }: SectionWords, { first, end }: Passage): boolean {
  let written = 0;
  let blanks = 0;
  for (let index = first; index < end; index += 1) {
    const wordEnd = words.ends[index]!;
    written += wordEnd - words.starts[index]!;
    // What stands after the last word is between no words of the passage.
    if (index < end - 1 && holdsBlank(units, wordEnd, words.starts[index + 1]!)) blanks += 1;
  }
  const span = spanOf(words, { first, end });
  return (
    written > LEAST_WRITTEN * (span.end - span.start) && blanks >= LEAST_BLANKS * (end - 1 - first)
  );
}

/** How many different numbers stand in a list from one place on and up to another; there are few. */
function countDifferent(numbers: Uint32Array, first: number, end: number): number {
  let count = 0;
  for (let index = first; index < end; index += 1) {
    if (numbers.indexOf(numbers[index]!, first) === index) count += 1;
  }
  return count;
}

function holdsBlank(units: Uint16Array, from: number, to: number): boolean {
  let at = from;
  while (at < to && !isWhiteSpace(units[at]!)) at += 1;
  return at < to;
}
