import { HashTable } from '#engine/models/names/lexicon/hash-table.ts';
import { type Lexicon, SUBCLASSES, WORD } from '#engine/models/names/lexicon/lexicon.ts';
import { HASH_START, hashString } from '#engine/statistics/feature-hash.ts';

import { hashUnits, MIN_LONG_WORD, SPELLINGS, spellingHashes } from './spelling.ts';
import { ADDRESS } from './tokens.ts';
import { WordTable } from './word-table.ts';

/** The function of a word in a text, whatever it names. */
export const ROLE = {
  connector: 1,
  innerMark: 2,
  endMark: 4,
  fullStop: 8,
  abbreviation: 16,
  court: 32,
  contract: 64,
  /** Long enough for its case to be informative: articles and prepositions are lower case even in titles. */
  long: 128,
} as const;

const WORDS_OF_ROLES: readonly (readonly [role: number, words: string])[] = [
  [
    ROLE.connector,
    "of the and de la van von der den del di da du al el bin ibn for in on at y e to le les des dos ter zu 's ’s",
  ],
  [ROLE.innerMark, '- – \' ’ & . , / @ "'],
  [ROLE.endMark, '. ! ? : ; … ... " “ ”'],
  [ROLE.fullStop, '.'],
  [
    ROLE.abbreviation,
    'mr mrs ms dr st prof jr sr inc ltd co corp vs v no gen col lt sen rep rev hon shri smt adv pvt ors',
  ],
  [
    ROLE.court,
    'court appellant respondent plaintiff defendant petitioner applicant judgment convention counsel accused appeal tribunal prosecution hon’ble',
  ],
  [
    ROLE.contract,
    'agreement hereby hereto herein hereunder lender borrower licensee licensor pursuant thereof party parties lessee executed',
  ],
];
const ROLES = new Map<number, number>();
for (const [role, words] of WORDS_OF_ROLES) {
  for (const word of words.split(' ')) {
    const hash = hashString(word);
    ROLES.set(hash, (ROLES.get(hash) ?? 0) | role);
  }
}

const FIRST_CAPACITY = 1 << 10;
const MAX_HANDLE_UNITS = 24;
const MIN_NAME_UNITS = 3;
const UNDERSCORE = 95;
const NO_WORDS: Lexicon = {
  words: new HashTable(0),
  phrases: new HashTable(0),
  classes: new HashTable(0),
};

/** A word at its position in a text. */
export interface SpelledWord {
  readonly text: string;
  /** The units of the text. */
  readonly units: Uint16Array;
  readonly start: number;
  readonly end: number;
}

/**
 * The distinct words of all texts read with it, by spelling and case, as parallel arrays indexed by word number. Only
 * the numbering depends on the texts, so one vocabulary can serve any number of them.
 */
export class Vocabulary {
  readonly lexicon: Lexicon;
  count = 0;
  /** The number of distinct words, ignoring case. */
  familyCount = 0;
  /** The hash of the lower-case spelling. */
  hash = new Uint32Array(FIRST_CAPACITY);
  kind = new Uint8Array(FIRST_CAPACITY);
  /** The lexicon mask of the word, and its class, alone and with the subclass. */
  mask = new Uint16Array(FIRST_CAPACITY);
  wordClass = new Uint8Array(FIRST_CAPACITY);
  subclass = new Uint16Array(FIRST_CAPACITY);
  /** Bits of `ROLE`. */
  role = new Uint8Array(FIRST_CAPACITY);
  /** The number shared by words that differ only in case. */
  family = new Int32Array(FIRST_CAPACITY);
  /** Hashes of parts of the spelling, in rows of `SPELLINGS`. */
  spelling = new Uint32Array(FIRST_CAPACITY * SPELLINGS);
  private readonly table = new WordTable();
  private readonly families = new WordTable();

  constructor(lexicon: Lexicon = NO_WORDS) {
    this.lexicon = lexicon;
  }

  /** The number of a word, given the hash of its lower-case spelling; all addresses except handles share one. */
  numberOf(hash: number, kind: number, spelled: SpelledWord): number {
    const number = this.table.numberOf(hash, checkOf(hash, kind, spelled));
    if (number === this.count) this.add(hash, kind, spelled);
    return number;
  }

  private add(hash: number, kind: number, spelled: SpelledWord): void {
    if (this.count === this.hash.length) this.grow();
    const number = this.count;
    const isAddress = kind === ADDRESS;
    const isNoWord = isAddress && isStart(hash);
    this.hash[number] = hash;
    this.kind[number] = kind;
    this.mask[number] = isNoWord ? 0 : this.maskOf(hash, isAddress, spelled);
    const subclass = this.lexicon.classes.get(
      isAddress && !isNoWord
        ? hashUnits(spelled.text, spelled.start + 1, handleEnd(spelled))
        : hash,
    );
    this.subclass[number] = subclass;
    this.wordClass[number] = Math.floor(subclass / SUBCLASSES);
    const length = spelled.end - spelled.start;
    this.role[number] = (ROLES.get(hash >>> 0) ?? 0) | (length < MIN_LONG_WORD ? 0 : ROLE.long);
    this.family[number] = this.families.numberOf(hash, 0);
    this.familyCount = Math.max(this.familyCount, (this.family[number] ?? 0) + 1);
    const start = isAddress ? spelled.start + 1 : spelled.start;
    const part = isNoWord ? { ...spelled, end: start } : spelled;
    this.spelling.set(spellingHashes({ ...part, start }), number * SPELLINGS);
    this.count += 1;
  }

  private maskOf(hash: number, isHandle: boolean, spelled: SpelledWord): number {
    if (!isHandle) return this.lexicon.words.get(hash);
    return this.handleMask(spelled.text, spelled.start + 1, handleEnd(spelled));
  }

  /** The names within a handle: `@janeroe` is a given name and a surname. */
  private handleMask(text: string, from: number, to: number): number {
    const { words } = this.lexicon;
    let mask = words.get(hashUnits(text, from, to)) & ~WORD.startsPhrase;
    for (let middle = from + MIN_NAME_UNITS; middle <= to; middle += 1) {
      const first = words.get(hashUnits(text, from, middle));
      if ((first & WORD.firstName) === 0) continue;
      const last = text.charCodeAt(middle) === UNDERSCORE ? middle + 1 : middle;
      mask |= WORD.firstName | (words.get(hashUnits(text, last, to)) & WORD.lastName);
    }
    return mask;
  }

  private grow(): void {
    const length = this.count * 2;
    const copy = <List extends Uint8Array | Uint16Array | Uint32Array | Int32Array>(
      list: List,
      larger: List,
    ): List => {
      larger.set(list);
      return larger;
    };
    this.hash = copy(this.hash, new Uint32Array(length));
    this.kind = copy(this.kind, new Uint8Array(length));
    this.mask = copy(this.mask, new Uint16Array(length));
    this.wordClass = copy(this.wordClass, new Uint8Array(length));
    this.subclass = copy(this.subclass, new Uint16Array(length));
    this.role = copy(this.role, new Uint8Array(length));
    this.family = copy(this.family, new Int32Array(length));
    this.spelling = copy(this.spelling, new Uint32Array(length * SPELLINGS));
  }
}

function isStart(hash: number): boolean {
  return hash >>> 0 === HASH_START;
}

/** The end of the part of a handle that is read; handles may be of any length. */
function handleEnd({ start, end }: SpelledWord): number {
  return Math.min(end, start + 1 + MAX_HANDLE_UNITS);
}

/** A second hash that distinguishes words with the same hash; results must not depend on which was read first. */
function checkOf(hash: number, kind: number, { units, start, end }: SpelledWord): number {
  if (kind === ADDRESS && isStart(hash)) return kind;
  const ends = ((units[start] ?? 0) << 16) ^ (units[end - 1] ?? 0);
  return Math.imul(ends, 0x9e3779b1) ^ ((end - start) * 8 + kind);
}
