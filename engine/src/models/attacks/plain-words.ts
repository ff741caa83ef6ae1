import { DISGUISED_WORDS, MISSPELLINGS } from './disguises.ts';
import { endOfPiece } from './end-of-piece.ts';
import { memoize } from './memoize.ts';
import { type KnownWord, lookUpWord } from './word-meanings.ts';

/** A word with disguises undone, in lower case. */
export interface PlainWord {
  readonly known: KnownWord;
  /** Its offset in the passage. */
  readonly start: number;
  readonly end: number;
  readonly isQuoted: boolean;
}

const QUOTES = '"“”«»';
/** Marks that count as words; all others carry no meaning by themselves. */
const MEANINGFUL_MARKS = '!?';
/** Characters that stand for letters when a word also contains ordinary letters. */
const DISGUISES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
};
const MIN_SPACED_LETTERS = 3;
/** Signs that a lower-case word may be disguised; most words have none. */
const UNUSUAL = /[^a-z]|(.)\1{2}/;
/** The known word that a piece stands for. */
const wordOf = memoize((piece) => lookUpWord(undisguise(piece)));

/**
 * The words of a passage, with spaced-out letters (`h a t e`), digits for letters (`h4te`) and repeated letters undone.
 */
export function readPlainWords(passage: string): PlainWord[] {
  const words: PlainWord[] = [];
  let isQuoted = false;
  for (let at = 0; at < passage.length;) {
    const start = at;
    at = endOfPiece(passage, start);
    if (at === start) {
      at += 1;
      const mark = passage.charAt(start);
      if (mark === ' ') continue;
      if (QUOTES.includes(mark)) isQuoted = mark === '"' ? !isQuoted : mark === '“' || mark === '«';
      if (!MEANINGFUL_MARKS.includes(mark)) continue;
    }
    words.push({ known: wordOf(passage.slice(start, at)), start, end: at, isQuoted });
  }
  return joinSpacedLetters(words);
}

function undisguise(piece: string): string {
  const lower = piece.toLowerCase();
  const plain = UNUSUAL.test(lower) ? reveal(lower.replaceAll('’', "'")) : lower;
  return MISSPELLINGS.get(plain) ?? plain;
}

function reveal(lower: string): string {
  const isDisguised =
    /[a-z]/.test(lower) && /[\d@$€!]/.test(lower) && !/^\d+(?:st|nd|rd|th|s)?$/.test(lower);
  const revealed = isDisguised
    ? lower.replaceAll(/[\d@$€!]/g, (mark) => DISGUISES[mark] ?? mark)
    : lower;
  return revealed.replaceAll(/(.)\1{2,}/g, '$1$1');
}

function joinSpacedLetters(words: readonly PlainWord[]): PlainWord[] {
  const joined: PlainWord[] = [];
  for (let index = 0; index < words.length;) {
    const end = endOfLetters(words, index);
    const whole = end - index < MIN_SPACED_LETTERS ? undefined : joinedWord(words, index, end);
    const word = whole ?? words[index];
    if (word !== undefined) joined.push(word);
    index = whole === undefined ? index + 1 : end;
  }
  return joined;
}

/** The word spelled by a run of single letters; undefined if its first letter is a word by itself. */
function joinedWord(words: readonly PlainWord[], from: number, end: number): PlainWord | undefined {
  const run = words.slice(from, end);
  const text = run.map(({ known }) => known.text).join('');
  const [first] = run;
  const last = run.at(-1);
  if (first === undefined || last === undefined || startsWithOneLetterWord(text)) return undefined;
  return { ...first, known: lookUpWord(text), end: last.end };
}

/** Whether a run of letters begins with a one-letter word, as in `I h a t e`. */
function startsWithOneLetterWord(text: string): boolean {
  return /^[ia]/.test(text) && DISGUISED_WORDS.has(text.slice(1));
}

/** The end of a run of single letters one character apart; its start if there is none. */
function endOfLetters(words: readonly PlainWord[], from: number): number {
  let end = from;
  for (let word = words[end]; word !== undefined && isLetter(word); word = words[end]) {
    const before = words[end - 1];
    if (end > from && before !== undefined && word.start - before.end > 1) break;
    end += 1;
  }
  return end;
}

function isLetter({ known: { text } }: PlainWord): boolean {
  return text.length === 1 && /[a-z]/.test(text);
}
