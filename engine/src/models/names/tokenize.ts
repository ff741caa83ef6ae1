import { HASH_START, hashUnit } from '#engine/statistics/feature-hash.ts';

import {
  CLASSES,
  DIGIT,
  isWordClass,
  LINE_BREAK,
  LOWER,
  LOWERED,
  SIGN,
  UPPER,
} from './characters.ts';
import { GrowingList } from './growing-list.ts';
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
import { WordTable } from './word-table.ts';

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
const UNITS_PER_TOKEN = 4;

/** Cuts a text into words, numbers and signs, in time linear in its length. */
export function tokenize(text: string): Tokens {
  return new Tokenizer(text).run();
}

class Tokenizer {
  private readonly text: string;
  private readonly start: GrowingList<Int32Array>;
  private readonly end: GrowingList<Int32Array>;
  private readonly gap: GrowingList<Uint8Array>;
  private readonly word: GrowingList<Int32Array>;
  private readonly table: WordTable;
  private at = 0;
  private hash = HASH_START;
  /** How many units of each kind a word has. */
  private readonly counts = new Uint32Array(DIGIT + 1);

  constructor(text: string) {
    this.text = text;
    const capacity = Math.max(8, Math.ceil(text.length / UNITS_PER_TOKEN));
    this.start = new GrowingList((length) => new Int32Array(length), capacity);
    this.end = new GrowingList((length) => new Int32Array(length), capacity);
    this.gap = new GrowingList((length) => new Uint8Array(length), capacity);
    this.word = new GrowingList((length) => new Int32Array(length), capacity);
    this.table = new WordTable(capacity);
  }

  run(): Tokens {
    while (this.at < this.text.length) this.readToken(this.readGap());
    return {
      count: this.start.length,
      start: this.start.done(),
      end: this.end.done(),
      gap: this.gap.done(),
      word: this.word.done(),
      words: this.table.done(),
    };
  }

  private unit(index: number): number {
    return index < this.text.length ? this.text.charCodeAt(index) : 32;
  }

  private classAt(index: number): number {
    return CLASSES[this.unit(index)] ?? SIGN;
  }

  private readGap(): number {
    let lines = 0;
    const from = this.at;
    while (this.at < this.text.length) {
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
    if (this.at >= this.text.length) return;
    const from = this.at;
    this.hash = HASH_START;
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
    this.counts.fill(0);
    const from = this.at;
    this.readLetters();
    const uppers = this.counts[UPPER] ?? 0;
    if (this.unit(this.at) === COLON && this.unit(this.at + 1) === SLASH) {
      this.readAddress();
      this.hash = HASH_START;
      return ADDRESS;
    }
    if (uppers === 1 && this.at === from + 1 && this.unit(this.at) === FULL_STOP) {
      this.readInitials();
      return INITIALS;
    }
    return this.kindOf(from, uppers);
  }

  private kindOf(from: number, uppers: number): number {
    const lowers = this.counts[LOWER] ?? 0;
    if (lowers + uppers === 0) return NUMBER;
    if (uppers === 0) return LOWER_CASE;
    if (lowers === 0) return uppers === 1 ? CAPITALIZED : ALL_CAPITALS;
    return uppers === 1 && this.classAt(from) === UPPER ? CAPITALIZED : MIXED_CASE;
  }

  private readLetters(): void {
    const { text, counts } = this;
    let { at, hash } = this;
    while (at < text.length) {
      const unit = text.charCodeAt(at);
      const kind = CLASSES[unit] ?? SIGN;
      if (kind < LOWER && !this.isInnerApostrophe(at)) break;
      counts[kind] = (counts[kind] ?? 0) + 1;
      hash = hashUnit(hash, LOWERED[unit] ?? unit);
      at += 1;
    }
    this.at = at;
    this.hash = hash;
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
    this.hash = HASH_START;
    if (isBehindWord) this.markAddress();
  }

  private readAddress(): void {
    while (this.at < this.text.length && this.isAddressUnit()) this.take();
  }

  private isAddressUnit(): boolean {
    const kind = this.classAt(this.at);
    return isWordClass(kind) || (kind === SIGN && isAddressSign(this.unit(this.at)));
  }

  /** What stands right before the `@` of an e-mail address belongs to it. */
  private markAddress(): void {
    const number = this.table.numberOf(HASH_START, ADDRESS, 0);
    const last = this.start.length - 1;
    for (let index = last; index >= 0 && index > last - MAX_ADDRESS_PARTS; index -= 1) {
      this.word.set(index, number);
      if (this.gap.at(index) !== NOTHING) return;
    }
  }

  /** A row of one and the same sign is one token. */
  private readSigns(): void {
    const sign = this.unit(this.at);
    do this.take();
    while (this.at < this.text.length && this.unit(this.at) === sign);
  }

  private take(): void {
    this.hash = hashUnit(this.hash, LOWERED[this.unit(this.at)] ?? 0);
    this.at += 1;
  }

  private add(from: number, kind: number, gap: number): void {
    this.start.push(from);
    this.end.push(this.at);
    this.gap.push(gap);
    const known = this.table.count;
    const number = this.table.numberOf(this.hash, kind, from);
    if (number === known) this.table.setEnd(number, this.at);
    this.word.push(number);
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
