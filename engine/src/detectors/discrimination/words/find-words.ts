import { type Token, tokensOf, wordOf } from './tokens.ts';
import { CERTAINTIES, type Certainty, type WordList } from './word-list.ts';

/** A listed word where it stands in a sentence. */
export interface FoundWord {
  readonly start: number;
  readonly end: number;
  readonly certainty: Certainty;
  /** What to say instead; empty where the word is best left out. */
  readonly replacement: string;
}

/** Finds the words of a list in a sentence; of those that begin at one place, the longest. */
export type WordFinder = (sentence: string) => FoundWord[];

interface Entry {
  readonly tokens: readonly string[];
  /** Absent for a harmless phrase. */
  readonly meaning?: Pick<FoundWord, 'certainty' | 'replacement'>;
}

/** What may stand between two words of a phrase. */
const GAP = /^(?:\s{1,3}|[-‐‑/])$/;

/** Compiles a list; the time that a finder takes does not depend on how long the list is. */
export function createWordFinder(list: WordList): WordFinder {
  const entries = indexByFirstToken(list);
  const mayBegin = createGlance([...entries.keys()]);
  return (sentence) => {
    const tokens = tokensOf(sentence);
    const found: FoundWord[] = [];
    for (let index = 0; index < tokens.length;) {
      const first = tokens[index];
      const isWorthALook = first !== undefined && mayBegin(sentence, first);
      const entry = isWorthALook ? entryAt(sentence, tokens, index, entries) : undefined;
      const last = tokens[index + (entry?.tokens.length ?? 1) - 1];
      if (entry?.meaning !== undefined && first !== undefined && last !== undefined) {
        found.push({ start: first.start, end: last.end, ...entry.meaning });
      }
      index += entry?.tokens.length ?? 1;
    }
    return found;
  };
}

/** Every word of a list, as literals that hyphenated spellings fit as well. */
export function triggersOf(list: WordList): string[] {
  const words = CERTAINTIES.flatMap((certainty) => Object.keys(list[certainty] ?? {}));
  return words
    .flatMap((alternatives) => alternatives.split('|'))
    .flatMap((word) => [word, word.replaceAll(' ', '-')]);
}

/** Tells by its first letter and its length whether a token may be one of some words; most are none. */
function createGlance(words: readonly string[]): (text: string, token: Token) => boolean {
  const lengthsByLetter = new Uint32Array(0x80);
  for (const word of words) {
    const letter = smallLetter(word.charCodeAt(0));
    lengthsByLetter[letter] = (lengthsByLetter[letter] ?? 0) | lengthBit(word.length);
  }
  return (text, { start, end }) => {
    const unit = text.charCodeAt(start);
    return (
      unit >= 0x80 || ((lengthsByLetter[smallLetter(unit)] ?? 0) & lengthBit(end - start)) !== 0
    );
  };
}

function smallLetter(unit: number): number {
  return unit | 0x20;
}

function lengthBit(length: number): number {
  return 1 << Math.min(length, 31);
}

function indexByFirstToken(list: WordList): ReadonlyMap<string, readonly Entry[]> {
  const entries = new Map<string, Entry[]>();
  const add = (alternatives: string, meaning?: Entry['meaning']): void => {
    for (const word of alternatives.split('|')) {
      const tokens = tokensOf(word).map((token) => wordOf(word, token));
      const [first = ''] = tokens;
      const entry = meaning === undefined ? { tokens } : { tokens, meaning };
      entries.set(first, [...(entries.get(first) ?? []), entry]);
    }
  };
  if (list.harmless !== undefined) add(list.harmless);
  for (const certainty of CERTAINTIES) {
    for (const [alternatives, replacement] of Object.entries(list[certainty] ?? {})) {
      add(alternatives, { certainty, replacement });
    }
  }
  for (const ofFirst of entries.values()) {
    ofFirst.sort((one, other) => other.tokens.length - one.tokens.length);
  }
  return entries;
}

function entryAt(
  sentence: string,
  tokens: readonly Token[],
  index: number,
  entries: ReadonlyMap<string, readonly Entry[]>,
): Entry | undefined {
  const first = tokens[index];
  return entries.get(first === undefined ? '' : wordOf(sentence, first))?.find((entry) =>
    entry.tokens.every((expected, offset) => {
      const token = tokens[index + offset];
      const before = tokens[index + offset - 1];
      if (token === undefined || wordOf(sentence, token) !== expected) return false;
      return (
        offset === 0 || before === undefined || GAP.test(sentence.slice(before.end, token.start))
      );
    }),
  );
}
