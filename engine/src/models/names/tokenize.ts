import { HASH_PRIME, HASH_START } from '#engine/statistics/feature-hash.ts';
import { unitsOf } from '#engine/text/units.ts';

import {
  CLASSES,
  DIGIT,
  isWordClass,
  KIND_BITS,
  LINE_BREAK,
  LOWER,
  SIGN,
  UNITS_READ,
  UPPER,
} from './characters.ts';
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
import type { Spelt, Vocabulary } from './vocabulary.ts';

const SPACE = 32;
const AT = 64;
const SLASH = 47;
const COLON = 58;
const FULL_STOP = 46;
const APOSTROPHE = 39;
const TYPOGRAPHIC_APOSTROPHE = 0x2019;
const HYPHEN = 45;
const UNDERSCORE = 95;
/** An e-mail address of more parts than this keeps its first ones as words. */
const MAX_ADDRESS_PARTS = 8;

const KIND = (1 << KIND_BITS) - 1;
/** Hashes stay signed here, which is faster. */
const START = HASH_START | 0;

/** Cuts a text into words, numbers and signs, in time linear in its length. */
export function tokenize(text: string, vocabulary: Vocabulary): Tokens {
  return new Tokenizer(text, vocabulary).run();
}

class Tokenizer {
  private readonly units: Uint16Array;
  private readonly vocabulary: Vocabulary;
  private readonly tokens: TokenList;
  /** One object for all words, for there are many. */
  private readonly spelt: { -readonly [Key in keyof Spelt]: Spelt[Key] };
  private at = 0;
  private hash = START;
  /** How many letters a word has of either kind. */
  private lowers = 0;
  private uppers = 0;

  constructor(text: string, vocabulary: Vocabulary) {
    this.units = unitsOf(text);
    this.vocabulary = vocabulary;
    this.spelt = { text, units: this.units, start: 0, end: 0 };
    this.tokens = new TokenList(text.length);
  }

  run(): Tokens {
    while (this.at < this.units.length) this.readToken(this.readGap());
    return this.tokens.done();
  }

  private unit(index: number): number {
    return this.units[index] ?? SPACE;
  }

  private classAt(index: number): number {
    return CLASSES[this.unit(index)] ?? SIGN;
  }

  private readGap(): number {
    const { at } = this;
    if (this.unit(at) === SPACE && this.classAt(at + 1) > LINE_BREAK) {
      this.at = at + 1;
      return BLANK;
    }
    return this.readWideGap();
  }

  private readWideGap(): number {
    let lines = 0;
    const from = this.at;
    while (this.at < this.units.length) {
      const kind = this.classAt(this.at);
      if (kind > LINE_BREAK) break;
      // A carriage return and a line feed are one break.
      if (kind === LINE_BREAK && !(this.unit(this.at) === 10 && this.unit(this.at - 1) === 13)) {
        lines += 1;
      }
      this.at += 1;
    }
    if (lines > 0) return lines > 1 ? NEW_PARAGRAPH : NEW_LINE;
    return this.at > from ? BLANK : NOTHING;
  }

  private readToken(gap: number): void {
    if (this.at >= this.units.length) return;
    const from = this.at;
    this.hash = START;
    if (isWordClass(this.classAt(from))) {
      const kind = this.readWord();
      this.add(from, kind, gap);
      return;
    }
    if (this.isSuffix(from)) {
      this.take();
      this.readLetters();
      this.add(from, LOWER_CASE, gap);
      return;
    }
    if (this.unit(from) === AT && isWordClass(this.classAt(from + 1))) {
      this.readHandle(isWordClass(this.classAt(from - 1)));
      this.add(from, ADDRESS, gap);
      return;
    }
    this.readSigns();
    this.add(from, MARK, gap);
  }

  private readWord(): number {
    const from = this.at;
    this.lowers = 0;
    this.uppers = 0;
    this.readLetters();
    const { uppers } = this;
    if (this.unit(this.at) === COLON && this.unit(this.at + 1) === SLASH) {
      this.readAddress();
      this.hash = START;
      return ADDRESS;
    }
    if (uppers === 1 && this.at === from + 1 && this.unit(this.at) === FULL_STOP) {
      this.readInitials();
      return INITIALS;
    }
    return this.kindOf(from, uppers);
  }

  private kindOf(from: number, uppers: number): number {
    const { lowers } = this;
    if (lowers + uppers === 0) return NUMBER;
    if (uppers === 0) return LOWER_CASE;
    if (lowers === 0) return uppers === 1 ? CAPITALIZED : ALL_CAPITALS;
    return uppers === 1 && this.classAt(from) === UPPER ? CAPITALIZED : MIXED_CASE;
  }

  private readLetters(): void {
    const { units } = this;
    const { length } = units;
    let { at, hash, lowers, uppers } = this;
    while (at < length) {
      const unit = UNITS_READ[units[at] ?? 0] ?? 0;
      const kind = unit & KIND;
      if (kind === LOWER) lowers += 1;
      else if (kind === UPPER) uppers += 1;
      else if (kind !== DIGIT && !this.isInnerApostrophe(at)) break;
      hash = Math.imul(hash ^ (unit >>> KIND_BITS), HASH_PRIME);
      at += 1;
    }
    this.at = at;
    this.hash = hash;
    this.lowers = lowers;
    this.uppers = uppers;
  }

  /** `O’Brien` is one word, `Obama’s` are two. */
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

  /** `@janeroe` keeps its spelling; the end of an e-mail address has none. */
  private readHandle(isBehindWord: boolean): void {
    this.take();
    while (isWordClass(this.classAt(this.at)) || this.unit(this.at) === UNDERSCORE) this.take();
    const isDomain = this.unit(this.at) === FULL_STOP && isWordClass(this.classAt(this.at + 1));
    if (!isBehindWord && !isDomain) return;
    this.readAddress();
    this.hash = START;
    if (isBehindWord) this.markAddress();
  }

  private readAddress(): void {
    while (this.at < this.units.length && this.isAddressUnit()) this.take();
  }

  private isAddressUnit(): boolean {
    const kind = this.classAt(this.at);
    return isWordClass(kind) || (kind === SIGN && isAddressSign(this.unit(this.at)));
  }

  /** What stands right before the `@` of an e-mail address belongs to it. */
  private markAddress(): void {
    const number = this.vocabulary.numberOf(START, ADDRESS, this.spelt);
    const { gap, kind, word, count } = this.tokens;
    const last = count - 1;
    for (let index = last; index >= 0 && index > last - MAX_ADDRESS_PARTS; index -= 1) {
      word[index] = number;
      kind[index] = ADDRESS;
      if (gap[index] !== NOTHING) return;
    }
  }

  /** A row of one and the same sign is one token. */
  private readSigns(): void {
    const sign = this.unit(this.at);
    do this.take();
    while (this.at < this.units.length && this.unit(this.at) === sign);
  }

  private take(): void {
    const unit = UNITS_READ[this.unit(this.at)] ?? 0;
    this.hash = Math.imul(this.hash ^ (unit >>> KIND_BITS), HASH_PRIME);
    this.at += 1;
  }

  private add(from: number, kind: number, gap: number): void {
    const { at, spelt } = this;
    spelt.start = from;
    spelt.end = at;
    const word = this.vocabulary.numberOf(this.hash, kind, spelt);
    const token = this.tokens.add(word, kind);
    this.tokens.gap[token] = gap;
    this.tokens.place(token, from, at);
  }
}

function isApostrophe(unit: number): boolean {
  return unit === APOSTROPHE || unit === TYPOGRAPHIC_APOSTROPHE;
}

function isAddressSign(unit: number): boolean {
  return (
    unit >= HYPHEN &&
    (unit <= COLON || unit === UNDERSCORE || unit === 37 || unit === 61 || unit === 63)
  );
}
