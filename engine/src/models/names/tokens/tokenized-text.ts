import { MAX_PHRASE_TOKENS, WORD } from '#engine/models/names/lexicon/lexicon.ts';
import { HASH_START, mixHashes } from '#engine/statistics/feature-hash.ts';

import { pickTokens } from './pick-tokens.ts';
import { tokenize } from './tokenize.ts';
import {
  ADDRESS,
  isCapitalKind,
  KINDS,
  LOWER_CASE,
  MARK,
  NEW_LINE,
  NEW_PARAGRAPH,
  type Tokens,
} from './tokens.ts';
import { ROLE, type Vocabulary } from './vocabulary.ts';

const SHORT_TEXT_UNITS = 4000;
/** Sentences need one capital in this many words; a text with fewer is written without capitals. */
const WORDS_PER_CAPITAL = 60;

const IS_CAPITAL = KINDS.map((kind) => Number(isCapitalKind(kind)));
const STARTS_BIT = Math.log2(WORD.startsPhrase);

/** A tokenized text with the lexicon properties of its words and phrases. */
export class TokenizedText {
  readonly text: string;
  readonly tokens: Tokens;
  readonly words: Vocabulary;
  /** The capitalized tokens. */
  readonly capitals: Int32Array;
  /** For each token, the mask of the known phrase that contains it; the fifth bit is set for all but its first word. */
  readonly phrases: Uint8Array;
  /** Whether the text is short enough for every word to be considered. */
  readonly isShort: boolean;
  /** Whether names may be written in lower case. */
  readonly hasSmallNames: boolean;

  constructor(text: string, words: Vocabulary) {
    this.text = text;
    this.words = words;
    this.tokens = tokenize(text, words);
    this.isShort = text.length < SHORT_TEXT_UNITS;
    this.capitals = pickTokens(this.tokens, IS_CAPITAL);
    const isCaseless = this.capitals.length * WORDS_PER_CAPITAL < this.tokens.count;
    this.hasSmallNames = this.isShort || isCaseless;
    this.phrases = new Uint8Array(this.tokens.count);
    this.markPhrases();
  }

  /** The word of a token, or -1. Here and below, an out-of-bounds read would slow down every access to the array. */
  wordAt(index: number): number {
    return this.has(index) ? this.tokens.word[index]! : -1;
  }

  kindAt(index: number): number {
    return this.has(index) ? this.tokens.kind[index]! : MARK;
  }

  hashAt(index: number): number {
    return this.has(index) ? this.words.hash[this.tokens.word[index]!]! : 0;
  }

  maskAt(index: number): number {
    return this.has(index) ? this.words.mask[this.tokens.word[index]!]! : 0;
  }

  gapAt(index: number): number {
    return this.has(index) ? this.tokens.gap[index]! : NEW_PARAGRAPH;
  }

  phraseAt(index: number): number {
    return this.phrases[index]!;
  }

  /** Whether a token's word has a role of `ROLE`. */
  hasRole(index: number, role: number): boolean {
    return this.has(index) && (this.words.role[this.tokens.word[index]!]! & role) !== 0;
  }

  /** Whether a sentence starts at a token: after a sentence-ending mark or at a new line. */
  startsSentence(index: number): boolean {
    const { gap, word } = this.tokens;
    if (index === 0 || gap[index]! >= NEW_LINE) return true;
    const before = this.words.role[word[index - 1]!]!;
    if ((before & ROLE.endMark) === 0) return false;
    return (before & ROLE.fullStop) === 0 || !this.hasRole(index - 2, ROLE.abbreviation);
  }

  /** Whether a token is a user's handle, such as `@janeroe`. */
  isHandle(index: number): boolean {
    return this.kindAt(index) === ADDRESS && this.hashAt(index) !== HASH_START;
  }

  private has(index: number): boolean {
    return index >= 0 && index < this.tokens.count;
  }

  private markPhrases(): void {
    let end = 0;
    for (const index of this.phraseStarts()) {
      if (index >= end) end = index + this.phraseLength(index);
    }
  }

  /** The tokens at which a known phrase may start. */
  private phraseStarts(): Int32Array {
    const { word, kind, count } = this.tokens;
    const { mask } = this.words;
    const isLooked = KINDS.map((own) => Number(own !== LOWER_CASE || this.hasSmallNames));
    const starts = new Int32Array(count);
    let found = 0;
    for (let index = 0; index < count; index += 1) {
      starts[found] = index;
      found += (mask[word[index]!]! >>> STARTS_BIT) & isLooked[kind[index]!]!;
    }
    return starts.subarray(0, found);
  }

  /** Marks the longest known phrase at a token and returns its length in tokens; 0 if there is none. */
  private phraseLength(from: number): number {
    const { word, gap, count } = this.tokens;
    const { hash, lexicon } = this.words;
    const end = Math.min(count, from + MAX_PHRASE_TOKENS);
    let folded = hash[word[from]!]! | 0;
    let best = 0;
    let mask = 0;
    for (let index = from + 1; index < end && gap[index]! < NEW_PARAGRAPH; index += 1) {
      folded = mixHashes(folded, hash[word[index]!]! | 0) | 0;
      const found = lexicon.phrases.get(folded);
      if (found === 0) continue;
      best = index - from + 1;
      mask = found;
    }
    for (let offset = 0; offset < best; offset += 1) {
      this.phrases[from + offset] = mask | (offset === 0 ? 0 : 16);
    }
    return best;
  }
}
