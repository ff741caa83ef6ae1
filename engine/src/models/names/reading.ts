import { HASH_START, hashString, hashUnit, mixHashes } from '#engine/statistics/feature-hash.ts';

import { LOWERED } from './characters.ts';
import { type Lexicon, MAX_PHRASE_TOKENS, WORD } from './lexicon.ts';
import { tokenize } from './tokenize.ts';
import { ADDRESS, MARK, NEW_PARAGRAPH, type Tokens } from './tokens.ts';

const CONNECTORS = hashes(
  "of the and de la van von der den del di da du al el bin ibn for in on at y e to le les des dos ter zu 's ’s",
);
const INNER_MARKS = hashes('- – \' ’ & . , / @ "');
const END_MARKS = hashes('. ! ? : ; … ... " “ ”');
const ABBREVIATIONS = hashes(
  'mr mrs ms dr st prof jr sr inc ltd co corp vs v no gen col lt sen rep rev hon shri smt adv pvt ors',
);
const SHORT_TEXT_UNITS = 1000;
const MOST_HANDLE_UNITS = 24;
const LEAST_NAME_UNITS = 3;
const UNDERSCORE = 95;
const FULL_STOP = hashString('.');

function hashes(words: string): ReadonlySet<number> {
  return new Set(words.split(' ').map(hashString));
}

/** A text cut into tokens, with what the lexicon knows of its words and phrases. */
export class Reading {
  readonly text: string;
  readonly tokens: Tokens;
  readonly lexicon: Lexicon;
  /** The mask of each distinct word. */
  readonly masks: Uint16Array;
  /** The class of each distinct word. */
  readonly classes: Uint8Array;
  /** For each token: the mask of a known phrase that it is part of, and in the fifth bit whether not as its first word. */
  readonly phrases: Uint8Array;

  constructor(text: string, lexicon: Lexicon) {
    this.text = text;
    this.lexicon = lexicon;
    this.tokens = tokenize(text);
    const { words } = this.tokens;
    this.masks = new Uint16Array(words.count);
    this.classes = new Uint8Array(words.count);
    for (let word = 0; word < words.count; word += 1) {
      this.masks[word] =
        words.kind[word] === ADDRESS
          ? this.handleMask(word)
          : lexicon.words.get(words.hash[word] ?? 0);
      this.classes[word] = lexicon.classes.get(words.hash[word] ?? 0);
    }
    this.phrases = new Uint8Array(this.tokens.count);
    this.markPhrases();
  }

  wordAt(index: number): number {
    return this.tokens.word[index] ?? -1;
  }

  kindAt(index: number): number {
    return this.tokens.words.kind[this.wordAt(index)] ?? MARK;
  }

  hashAt(index: number): number {
    return this.tokens.words.hash[this.wordAt(index)] ?? 0;
  }

  maskAt(index: number): number {
    return this.masks[this.wordAt(index)] ?? 0;
  }

  gapAt(index: number): number {
    return this.tokens.gap[index] ?? NEW_PARAGRAPH;
  }

  phraseAt(index: number): number {
    return this.phrases[index] ?? 0;
  }

  isConnector(index: number): boolean {
    return CONNECTORS.has(this.hashAt(index));
  }

  isInnerMark(index: number): boolean {
    return INNER_MARKS.has(this.hashAt(index));
  }

  /** Whether a sentence starts at a token: behind a mark that ends one, or at a new line. */
  startsSentence(index: number): boolean {
    if (index === 0 || this.gapAt(index) >= 2) return true;
    const before = this.hashAt(index - 1);
    if (!END_MARKS.has(before)) return false;
    return before !== FULL_STOP || !ABBREVIATIONS.has(this.hashAt(index - 2));
  }

  /** Whether a token is a user's handle, such as `@janeroe`. */
  isHandle(index: number): boolean {
    return this.kindAt(index) === ADDRESS && this.hashAt(index) !== HASH_START;
  }

  /** Handles are looked into: `@janeroe` is a first name and a last name. */
  private handleMask(word: number): number {
    const { hash, start, end } = this.tokens.words;
    if (hash[word] === HASH_START) return 0;
    const from = (start[word] ?? 0) + 1;
    const to = Math.min(end[word] ?? 0, from + MOST_HANDLE_UNITS);
    let mask = this.lexicon.words.get(hashUnits(this.text, from, to)) & ~WORD.startsPhrase;
    for (let middle = from + LEAST_NAME_UNITS; middle <= to; middle += 1) {
      const first = this.lexicon.words.get(hashUnits(this.text, from, middle));
      if ((first & WORD.firstName) === 0) continue;
      const last = this.text.charCodeAt(middle) === UNDERSCORE ? middle + 1 : middle;
      mask |=
        WORD.firstName | (this.lexicon.words.get(hashUnits(this.text, last, to)) & WORD.lastName);
    }
    return mask;
  }

  /** Whether the text is so short that any word may be looked at with care. */
  get isShort(): boolean {
    return this.text.length < SHORT_TEXT_UNITS;
  }

  private markPhrases(): void {
    const { count } = this.tokens;
    let index = 0;
    while (index < count) {
      const length = (this.maskAt(index) & WORD.startsPhrase) === 0 ? 0 : this.phraseLength(index);
      index += Math.max(1, length);
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
      const found = this.lexicon.phrases.get(folded);
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

/** The hash of some units of a text in lower case. */
export function hashUnits(text: string, start: number, end: number): number {
  let hash = HASH_START;
  for (let index = start; index < end; index += 1) {
    hash = hashUnit(hash, LOWERED[text.charCodeAt(index)] ?? 0);
  }
  return hash;
}
