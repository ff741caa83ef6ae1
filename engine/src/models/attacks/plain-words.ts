import { DISGUISED_WORDS, MISSPELLINGS } from './disguises.ts';
import { remembered } from './remembered.ts';

/** A word as it is meant: in lower case, without disguises. */
export interface PlainWord {
  readonly text: string;
  /** Where it stands in the passage. */
  readonly start: number;
  readonly end: number;
  readonly isQuoted: boolean;
}

const PIECE = /[\p{L}\d@$€]{1,40}(?:['’*!][\p{L}\d@$]{1,20}){0,3}|[!?"“”«»…:;,.-]/gu;
const QUOTES = '"“”«»';
/** Marks that say nothing by themselves. */
const MARKS = ':;,.…-';
/** Letters as they are disguised, when a word holds other letters as well. */
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
const LEAST_SPACED_LETTERS = 3;
/** What a word in lower case may be disguised by; most have none of it. */
const UNUSUAL = /[^a-z]|(.)\1{2}/;
const plainForm = remembered(undisguise);

/** The words of a passage; letters set apart (`h a t e`), digits for letters (`h4te`) and repeated letters are undone. */
export function readPlainWords(passage: string): PlainWord[] {
  const words: PlainWord[] = [];
  let isQuoted = false;
  for (const { 0: piece, index } of passage.matchAll(PIECE)) {
    if (QUOTES.includes(piece)) {
      isQuoted = piece === '"' ? !isQuoted : piece === '“' || piece === '«';
    } else if (!MARKS.includes(piece)) {
      words.push({ text: plainForm(piece), start: index, end: index + piece.length, isQuoted });
    }
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
    const whole = end - index < LEAST_SPACED_LETTERS ? undefined : joinedWord(words, index, end);
    const word = whole ?? words[index];
    if (word !== undefined) joined.push(word);
    index = whole === undefined ? index + 1 : end;
  }
  return joined;
}

/** The word that a run of letters spells; undefined where its first letter is a word of its own. */
function joinedWord(words: readonly PlainWord[], from: number, end: number): PlainWord | undefined {
  const run = words.slice(from, end);
  const text = run.map((word) => word.text).join('');
  const [first] = run;
  const last = run.at(-1);
  if (first === undefined || last === undefined || opensBefore(text)) return undefined;
  return { ...first, text, end: last.end };
}

/** Whether a run of letters begins with a word of its own, as in `I h a t e`. */
function opensBefore(text: string): boolean {
  return /^[ia]/.test(text) && DISGUISED_WORDS.has(text.slice(1));
}

/** Where a run of single letters ends that stand a character apart; where it begins when there is none. */
function endOfLetters(words: readonly PlainWord[], from: number): number {
  let end = from;
  for (let word = words[end]; word !== undefined && isLetter(word); word = words[end]) {
    const before = words[end - 1];
    if (end > from && before !== undefined && word.start - before.end > 1) break;
    end += 1;
  }
  return end;
}

function isLetter({ text }: PlainWord): boolean {
  return text.length === 1 && /[a-z]/.test(text);
}
