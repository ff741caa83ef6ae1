import { HASH_PRIME, HASH_START } from '#engine/statistics/feature-hash.ts';
import { readUnits } from '#engine/text/read-units.ts';

import {
  CLASSES,
  isApostrophe,
  isWordClass,
  KIND_BITS,
  LINE_BREAK,
  LOWER,
  SIGN,
  UNITS_READ,
  UPPER,
} from './characters.ts';
import { readPlainTokens } from './plain-tokens.ts';
import { TokenList } from './token-list.ts';
import {
  ADDRESS,
  ALL_CAPITALS,
  BLANK,
  CAPITALIZED,
  INITIALS,
  LOWER_CASE,
  MARK,
  MIXED_CASE,
  NEW_LINE,
  NEW_PARAGRAPH,
  NOTHING,
  NUMBER,
  type Tokens,
} from './tokens.ts';
import type { SpelledWord, Vocabulary } from './vocabulary.ts';

const SPACE = 32;
const AT = 64;
const SLASH = 47;
const COLON = 58;
const FULL_STOP = 46;
const HYPHEN = 45;
const UNDERSCORE = 95;
/** Of an e-mail address with more parts, the first parts remain words. */
const MAX_ADDRESS_PARTS = 8;

/** The maximum lookahead, in units. */
const LOOK_AHEAD = 3;

const KIND = (1 << KIND_BITS) - 1;
/** Hashes stay signed here, which is faster. */
const START = HASH_START | 0;

/** Splits a text into words, numbers and signs, in time linear in its length. */
export function tokenize(text: string, vocabulary: Vocabulary): Tokens {
  return new Tokenizer(text, vocabulary).run();
}

class Tokenizer {
  private readonly length: number;
  /** Padded with blanks, so that lookahead never leaves the array. */
  private readonly units: Uint16Array;
  private readonly vocabulary: Vocabulary;
  private readonly tokens: TokenList;
  /** One reused object, because there are many words. */
  private readonly spelled: { -readonly [Key in keyof SpelledWord]: SpelledWord[Key] };
  private at = 0;
  private hash = START;
  /** The kinds of the units of a word as a bit mask, and the number of capitals. */
  private kinds = 0;
  private capitals = 0;

  constructor(text: string, vocabulary: Vocabulary) {
    this.length = text.length;
    this.units = readUnits(text, LOOK_AHEAD);
    this.vocabulary = vocabulary;
    this.spelled = { text, units: this.units, start: 0, end: 0 };
    this.tokens = new TokenList(text.length);
  }

  run(): Tokens {
    for (;;) {
      this.at = readPlainTokens(this.units, this.at, this.tokens);
      const gap = this.readGap();
      if (this.at >= this.length) break;
      const from = this.at;
      this.hash = START;
      const kind = this.readToken(from);
      this.tokens.add(this.hash, kind);
      this.tokens.place(gap, from, this.at);
    }
    this.numberWords();
    return this.tokens.done();
  }

  /** Replaces word hashes by vocabulary numbers in one pass, so that lookups do not wait for each other. */
  private numberWords(): void {
    const { spelled, vocabulary } = this;
    const { word, kind, start, end, count } = this.tokens;
    for (let token = 0; token < count; token += 1) {
      spelled.start = start[token]!;
      spelled.end = end[token]!;
      word[token] = vocabulary.numberOf(word[token]!, kind[token]!, spelled);
    }
  }

  private unit(index: number): number {
    return this.units[index]!;
  }

  private classAt(index: number): number {
    return CLASSES[this.units[index]!]!;
  }

  private readGap(): number {
    const { at } = this;
    const kind = this.classAt(at);
    if (kind > LINE_BREAK) return NOTHING;
    if (this.unit(at) === SPACE && this.classAt(at + 1) > LINE_BREAK) {
      this.at = at + 1;
      return BLANK;
    }
    return this.readWideGap();
  }

  private readWideGap(): number {
    let lines = 0;
    while (this.at < this.length) {
      const kind = this.classAt(this.at);
      if (kind > LINE_BREAK) break;
      // A carriage return followed by a line feed is one line break.
      const isSecond = this.unit(this.at) === 10 && this.at > 0 && this.unit(this.at - 1) === 13;
      if (kind === LINE_BREAK && !isSecond) lines += 1;
      this.at += 1;
    }
    if (lines === 0) return BLANK;
    return lines > 1 ? NEW_PARAGRAPH : NEW_LINE;
  }

  /** Reads a token and returns its kind. */
  private readToken(from: number): number {
    if (isWordClass(this.classAt(from))) return this.readWord(from);
    if (this.isSuffix(from)) {
      this.take();
      this.readLetters();
      return LOWER_CASE;
    }
    if (this.unit(from) === AT && isWordClass(this.classAt(from + 1))) {
      this.readHandle(from > 0 && isWordClass(this.classAt(from - 1)));
      return ADDRESS;
    }
    this.readSigns();
    return MARK;
  }

  private readWord(from: number): number {
    this.readLetters();
    if (this.unit(this.at) === COLON && this.unit(this.at + 1) === SLASH) {
      this.readAddress();
      this.hash = START;
      return ADDRESS;
    }
    if (this.capitals > 0) return this.readCapitals(from);
    return (this.kinds & LOWER) === 0 ? NUMBER : LOWER_CASE;
  }

  /** The kind of a word with capitals, after reading any initials that follow. */
  private readCapitals(from: number): number {
    const { capitals, kinds } = this;
    if (capitals === 1 && this.at === from + 1 && this.unit(this.at) === FULL_STOP) {
      this.readInitials();
      return INITIALS;
    }
    if ((kinds & LOWER) === 0) return capitals === 1 ? CAPITALIZED : ALL_CAPITALS;
    return capitals === 1 && this.classAt(from) === UPPER ? CAPITALIZED : MIXED_CASE;
  }

  private readLetters(): void {
    const { units } = this;
    let { at, hash } = this;
    let kinds = 0;
    let capitals = 0;
    for (;;) {
      const read = UNITS_READ[units[at]!]!;
      if ((read & KIND) < LOWER && !this.isInnerApostrophe(at)) break;
      kinds |= read;
      if ((read & UPPER) !== 0) capitals += 1;
      hash = Math.imul(hash ^ (read >>> KIND_BITS), HASH_PRIME);
      at += 1;
    }
    this.at = at;
    this.hash = hash;
    this.kinds = kinds;
    this.capitals = capitals;
  }

  /** `O’Brien` is one word, `Obama’s` is two. */
  private isInnerApostrophe(at: number): boolean {
    return (
      isApostrophe(this.unit(at)) &&
      this.classAt(at + 1) === UPPER &&
      this.classAt(at + 2) === LOWER
    );
  }

  private isSuffix(from: number): boolean {
    return (
      isApostrophe(this.unit(from)) &&
      from > 0 &&
      isWordClass(this.classAt(from - 1)) &&
      isWordClass(this.classAt(from + 1))
    );
  }

  private readInitials(): void {
    this.take();
    while (this.classAt(this.at) === UPPER && this.unit(this.at + 1) === FULL_STOP) {
      this.take();
      this.take();
    }
  }

  /** `@janeroe` keeps its spelling; the domain of an e-mail address does not. */
  private readHandle(isAfterWord: boolean): void {
    this.take();
    while (isWordClass(this.classAt(this.at)) || this.unit(this.at) === UNDERSCORE) this.take();
    const isDomain = this.unit(this.at) === FULL_STOP && isWordClass(this.classAt(this.at + 1));
    if (!isAfterWord && !isDomain) return;
    this.readAddress();
    this.hash = START;
    if (isAfterWord) this.markAddress();
  }

  private readAddress(): void {
    while (this.isAddressUnit()) this.take();
  }

  private isAddressUnit(): boolean {
    const kind = this.classAt(this.at);
    return isWordClass(kind) || (kind === SIGN && isAddressSign(this.unit(this.at)));
  }

  /** The local part before the `@` of an e-mail address belongs to it. */
  private markAddress(): void {
    const { gap, kind, word, count } = this.tokens;
    const last = count - 1;
    for (let index = last; index >= 0 && index > last - MAX_ADDRESS_PARTS; index -= 1) {
      word[index] = START;
      kind[index] = ADDRESS;
      if (gap[index] !== NOTHING) return;
    }
  }

  /** A run of the same sign is one token. */
  private readSigns(): void {
    const sign = this.unit(this.at);
    do this.take();
    while (this.unit(this.at) === sign);
  }

  private take(): void {
    this.hash = Math.imul(this.hash ^ (UNITS_READ[this.unit(this.at)]! >>> KIND_BITS), HASH_PRIME);
    this.at += 1;
  }
}

function isAddressSign(unit: number): boolean {
  return (
    unit >= HYPHEN &&
    (unit <= COLON || unit === UNDERSCORE || unit === 37 || unit === 61 || unit === 63)
  );
}
