import { readSectionWords, type SectionWords } from '#engine/models/sections/section-words.ts';
import { isWhiteSpace } from '#engine/text/white-space.ts';
import type { Span } from '#engine/vocabulary.ts';

import { type Passage, passagesIn, spanOf } from './passages.ts';
import { findCore } from './statement-core.ts';
import { STATEMENT_LABELS, type StatementLabel } from './statement-labels.ts';
import { type StatementScoreWeights, StatementScores } from './statement-scores.ts';

/** The weights file that `training/statements` writes. */
export interface StatementWeights extends StatementScoreWeights {
  readonly version: string;
  /** For each label, the threshold in log-odds. */
  readonly thresholds: Readonly<Record<StatementLabel, number>>;
}

/** A passage that states something, and its most informative words. */
export interface JudgedStatement extends Span {
  readonly label: StatementLabel;
  /** How far the log-odds exceed the label's threshold; negative if they fall short. */
  readonly margin: number;
  readonly core: Span;
}

/**
 * Passages that miss the threshold by at most this much are reported too, because their surroundings may make them
 * likely.
 */
const SHORTFALL = 0.5;

/** The minimum share of characters in words for a passage to be prose. */
const MIN_WRITTEN = 0.6;
/** The minimum share of distinct words in a sentence. */
const MIN_DIFFERENT_SHARE = 0.5;
/** A power of two, many times the number of words in a passage. */
const SEEN_WORDS = 1 << 10;
/** The minimum share of blanks among the gaps between words; in source code most gaps are something else. */
const MIN_BLANKS = 0.6;

/** Classifies the passages of a text one by one. */
export class StatementJudge {
  readonly #scores: StatementScores;
  readonly #thresholds: readonly number[];
  /** Indexed by a few bits of a word's hash: the last passage that contained it. */
  readonly #seenIn = new Int32Array(SEEN_WORDS);
  #passages = 0;

  constructor(weights: StatementWeights) {
    this.#scores = new StatementScores(weights);
    this.#thresholds = STATEMENT_LABELS.map((label) => weights.thresholds[label]);
  }

  /**
   * The statements of a text in order, including near misses: for each passage the label with the highest
   * margin, if any qualifies.
   */
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
      core: findCore(section, passage, this.#scores.gainsOf(section, passage, surest)),
    };
  }

  /** Whether a passage is more than the same few words repeated; tested first, because it is nearly free. */
  #isVaried({ words: { hashes } }: SectionWords, { first, end }: Passage): boolean {
    const seenIn = this.#seenIn;
    const threshold = MIN_DIFFERENT_SHARE * (end - first);
    // Wraps around like the stored values.
    this.#passages = (this.#passages + 1) | 0;
    const passage = this.#passages;
    let different = 0;
    for (let index = first; index < end; index += 1) {
      const slot = hashes[index]! & (SEEN_WORDS - 1);
      if (seenIn[slot] !== passage) different += 1;
      seenIn[slot] = passage;
    }
    // Colliding words count as one here, so that few passages need an exact count.
    return different >= threshold || countDifferent(hashes, first, end) >= threshold;
  }
}

/**
 * Whether a passage consists mostly of words with blanks between them: table headers and rules are marks and blanks,
 * lines of source code words and marks.
 */
function isProse({ units, words }: SectionWords, { first, end }: Passage): boolean {
  let written = 0;
  let blanks = 0;
  for (let index = first; index < end; index += 1) {
    const wordEnd = words.ends[index]!;
    written += wordEnd - words.starts[index]!;
    // The gap after the last word is not between words of the passage.
    if (index < end - 1 && containsBlank(units, wordEnd, words.starts[index + 1]!)) blanks += 1;
  }
  const span = spanOf(words, { first, end });
  return (
    written > MIN_WRITTEN * (span.end - span.start) && blanks >= MIN_BLANKS * (end - 1 - first)
  );
}

/** The number of distinct values in a range of a list; the range is short. */
function countDifferent(numbers: Uint32Array, first: number, end: number): number {
  let count = 0;
  for (let index = first; index < end; index += 1) {
    if (numbers.indexOf(numbers[index]!, first) === index) count += 1;
  }
  return count;
}

function containsBlank(units: Uint16Array, from: number, to: number): boolean {
  let at = from;
  while (at < to && !isWhiteSpace(units[at]!)) at += 1;
  return at < to;
}
