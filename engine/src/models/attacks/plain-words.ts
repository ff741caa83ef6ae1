import { DISGUISED_WORDS, MISSPELLINGS } from './disguises.ts';

/** A word as it is meant: in lower case, without disguises. */
export interface PlainWord {
  readonly text: string;
  /** Where it stands in the passage. */
  readonly start: number;
  readonly end: number;
  readonly isQuoted: boolean;
}

const PIECE = /[\p{L}\d@$€]{1,40}(?:['’*!][\p{L}\d@$]{1,20}){0,3}|[!?"“”«»…:;,.-]/gu;
const QUOTE = /^["“”«»]$/;
const MARK = /^[!?:;,.…-]$/;
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

/** The words of a passage; letters set apart (`h a t e`), digits for letters (`h4te`) and repeated letters are undone. */
export function readPlainWords(passage: string): PlainWord[] {
  const words: PlainWord[] = [];
  let isQuoted = false;
  for (const { 0: piece, index } of passage.matchAll(PIECE)) {
    if (QUOTE.test(piece)) isQuoted = piece === '"' ? !isQuoted : piece === '“' || piece === '«';
    if (QUOTE.test(piece) || (MARK.test(piece) && piece !== '?' && piece !== '!')) continue;
    words.push({ text: undisguise(piece), start: index, end: index + piece.length, isQuoted });
  }
  return joinSpacedLetters(words);
}

function undisguise(piece: string): string {
  const lower = piece.toLowerCase().replaceAll('’', "'");
  const isDisguised =
    /[a-z]/.test(lower) && /[\d@$€!]/.test(lower) && !/^\d+(?:st|nd|rd|th|s)?$/.test(lower);
  const revealed = isDisguised
    ? lower.replaceAll(/[\d@$€!]/g, (mark) => DISGUISES[mark] ?? mark)
    : lower;
  const plain = revealed.replaceAll(/(.)\1{2,}/g, '$1$1');
  return MISSPELLINGS.get(plain) ?? plain;
}

function joinSpacedLetters(words: readonly PlainWord[]): PlainWord[] {
  const joined: PlainWord[] = [];
  for (let index = 0; index < words.length;) {
    const end = endOfLetters(words, index);
    const run = words.slice(index, end);
    const text = run.map((word) => word.text).join('');
    const [first = words[index]] = run;
    const last = run.at(-1) ?? first;
    if (first === undefined || last === undefined) break;
    const isWord = run.length >= LEAST_SPACED_LETTERS && !opensBefore(text);
    joined.push(isWord ? { ...first, text, end: last.end } : first);
    index = isWord ? end : index + 1;
  }
  return joined;
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
