import type { TokenizedText } from '#engine/models/names/tokens/tokenized-text.ts';
import { isCapitalKind, NEW_LINE, NEW_PARAGRAPH } from '#engine/models/names/tokens/tokens.ts';

import { OUTSIDE_HASH } from './word-near.ts';

/** A module-local copy, because imported bindings are looked up on every use. */
const LINE = NEW_LINE;
const PARAGRAPH = NEW_PARAGRAPH;
const OUTSIDE = OUTSIDE_HASH;

/** Finds the run of capitalized words around a token; if tokens are requested in order, each is visited once. */
export class CapitalRunFinder {
  /** The first token of the run and its end (exclusive). A token without a capital is a run by itself. */
  start = 0;
  end = 0;
  /** Hashes of the words just outside the run and of those beyond. */
  before = 0;
  farBefore = 0;
  after = 0;
  farAfter = 0;
  private readonly reading: TokenizedText;

  constructor(reading: TokenizedText) {
    this.reading = reading;
  }

  goTo(index: number): void {
    if (index >= this.start && index < this.end) return;
    const { kind, gap, count } = this.reading.tokens;
    let start = index;
    let end = index + 1;
    if (isCapitalKind(kind[index]!)) {
      while (start > 0 && gap[start]! < LINE && isCapitalKind(kind[start - 1]!)) start -= 1;
      while (end < count && gap[end]! < LINE && isCapitalKind(kind[end]!)) end += 1;
    }
    this.start = start;
    this.end = end;
    this.lookBefore(start);
    this.lookAfter(end);
  }

  private lookBefore(start: number): void {
    const { gap } = this.reading.tokens;
    const isApart = start === 0 || gap[start]! >= PARAGRAPH;
    const isFarApart = isApart || start === 1 || gap[start - 1]! >= PARAGRAPH;
    this.before = isApart ? OUTSIDE : this.hashAt(start - 1);
    this.farBefore = isFarApart ? OUTSIDE : this.hashAt(start - 2);
  }

  private lookAfter(end: number): void {
    const { gap, count } = this.reading.tokens;
    const isApart = end >= count || gap[end]! >= PARAGRAPH;
    const isFarApart = isApart || end + 1 >= count || gap[end + 1]! >= PARAGRAPH;
    this.after = isApart ? OUTSIDE : this.hashAt(end);
    this.farAfter = isFarApart ? OUTSIDE : this.hashAt(end + 1);
  }

  private hashAt(index: number): number {
    const { tokens, words } = this.reading;
    return words.hash[tokens.word[index]!]! | 0;
  }
}
