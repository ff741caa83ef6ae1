import { HASH_START, mixHashes } from '#engine/statistics/feature-hash.ts';

import { MAX_PHRASE_TOKENS, WORD } from './lexicon.ts';
import { tokenize } from './tokenize.ts';
import {
  ADDRESS,
  CAPITALIZED,
  INITIALS,
  LOWER_CASE,
  MARK,
  NEW_LINE,
  NEW_PARAGRAPH,
  type Tokens,
} from './tokens.ts';
import { ROLE, type Vocabulary } from './vocabulary.ts';

const SHORT_TEXT_UNITS = 4000;
/** One capital in so many words is what sentences need; a text with fewer does without them. */
const WORDS_PER_CAPITAL = 60;

/** A text cut into tokens, with what the lexicon knows of its words and phrases. */
export class Reading {
  readonly text: string;
  readonly tokens: Tokens;
  readonly words: Vocabulary;
  /** For each token: the mask of a known phrase that it is part of, and in the fifth bit whether not as its first word. */
  readonly phrases: Uint8Array;
  /** Whether the text is so short that any word may be looked at with care. */
  readonly isShort: boolean;
  /** Whether names may be written small. */
  readonly hasSmallNames: boolean;

  constructor(text: string, words: Vocabulary) {
    this.text = text;
    this.words = words;
    this.tokens = tokenize(text, words);
    this.isShort = text.length < SHORT_TEXT_UNITS;
    this.hasSmallNames = this.isShort || this.isCaseless();
    this.phrases = new Uint8Array(this.tokens.count);
    this.markPhrases();
  }

  wordAt(index: number): number {
    return this.tokens.word[index] ?? -1;
  }

  kindAt(index: number): number {
    return this.tokens.kind[index] ?? MARK;
  }

  hashAt(index: number): number {
    return this.words.hash[this.wordAt(index)] ?? 0;
  }

  maskAt(index: number): number {
    return this.words.mask[this.wordAt(index)] ?? 0;
  }

  classAt(index: number): number {
    return this.words.wordClass[this.wordAt(index)] ?? 0;
  }

  gapAt(index: number): number {
    return this.tokens.gap[index] ?? NEW_PARAGRAPH;
  }

  phraseAt(index: number): number {
    return this.phrases[index] ?? 0;
  }

  /** Whether a token's word has a role of `ROLE`. */
  hasRole(index: number, role: number): boolean {
    return ((this.words.role[this.wordAt(index)] ?? 0) & role) !== 0;
  }

  /** Whether a sentence starts at a token: behind a mark that ends one, or at a new line. */
  startsSentence(index: number): boolean {
    if (index === 0 || this.gapAt(index) >= NEW_LINE) return true;
    if (!this.hasRole(index - 1, ROLE.endMark)) return false;
    return !this.hasRole(index - 1, ROLE.fullStop) || !this.hasRole(index - 2, ROLE.abbreviation);
  }

  /** Whether a token is a user's handle, such as `@janeroe`. */
  isHandle(index: number): boolean {
    return this.kindAt(index) === ADDRESS && this.hashAt(index) !== HASH_START;
  }

  private isCaseless(): boolean {
    let capitals = 0;
    for (const kind of this.tokens.kind) {
      if (kind >= CAPITALIZED && kind <= INITIALS) capitals += 1;
    }
    return capitals * WORDS_PER_CAPITAL < this.tokens.count;
  }

  private markPhrases(): void {
    const { word, kind, count } = this.tokens;
    const { mask } = this.words;
    let index = 0;
    while (index < count) {
      const isLooked = kind[index] !== LOWER_CASE || this.hasSmallNames;
      const starts = isLooked && ((mask[word[index] ?? 0] ?? 0) & WORD.startsPhrase) !== 0;
      index += starts ? Math.max(1, this.phraseLength(index)) : 1;
    }
  }

  /** Marks the longest known phrase at a token, and says how many tokens it has; 0 where there is none. */
  private phraseLength(from: number): number {
    let folded = this.hashAt(from);
    let best = 0;
    let mask = 0;
    for (let length = 2; length <= MAX_PHRASE_TOKENS; length += 1) {
      const index = from + length - 1;
      if (index >= this.tokens.count || this.gapAt(index) >= NEW_PARAGRAPH) break;
      folded = mixHashes(folded, this.hashAt(index));
      const found = this.words.lexicon.phrases.get(folded);
      if (found === 0) continue;
      best = length;
      mask = found;
    }
    for (let offset = 0; offset < best; offset += 1) {
      this.phrases[from + offset] = mask | (offset === 0 ? 0 : 16);
    }
    return best;
  }
}
