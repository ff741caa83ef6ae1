import { createWordPrefilter } from '#engine/text/word-prefilter.ts';

import { inCapitalsOf, inNumberOf } from './fit-replacement.ts';
import { endOfWord, isWord, type Token, tokenFrom, tokensOf, wordOf } from './tokens.ts';
import { CERTAINTIES, type Certainty, type WordList } from './word-list.ts';

/** An occurrence of a listed word in a sentence. */
export interface FoundWord {
  readonly start: number;
  readonly end: number;
  readonly certainty: Certainty;
  /** The replacement; empty if the word is best omitted. */
  readonly replacement: string;
}

/** Finds the words of a list in a sentence; the longest match wins at each position. */
export type WordFinder = (sentence: string) => FoundWord[];

interface Entry {
  readonly tokens: readonly string[];
  /** Absent for a harmless phrase. */
  readonly meaning?: Pick<FoundWord, 'certainty' | 'replacement'>;
}

/** The separators allowed between two words of a phrase. */
const GAP = /^(?:\s{1,3}|[-‐‑/])$/;

/** Compiles a list; the time a finder takes does not depend on the length of the list. */
export function createWordFinder(list: WordList): WordFinder {
  const entries = indexByFirstToken(list);
  const mayBegin = createWordPrefilter([...entries.keys()]);
  return (sentence) => {
    const found: FoundWord[] = [];
    for (let start = 0; start < sentence.length;) {
      const end = endOfWord(sentence, start);
      if (end > start && mayBegin(sentence, start, end)) {
        const entry = entryAt(sentence, { start, end }, entries);
        if (entry?.meaning !== undefined) found.push(foundWord(sentence, start, entry));
        start = entry?.end ?? end;
      } else start = Math.max(end, start + 1);
    }
    return found;
  };
}

function foundWord(
  sentence: string,
  start: number,
  { end, meaning }: Entry & Pick<Token, 'end'>,
): FoundWord {
  const { certainty = 'contextual', replacement = '' } = meaning ?? {};
  const written = sentence.slice(start, end);
  return { start, end, certainty, replacement: inCapitalsOf(written, replacement) };
}

/** Every word of a list, as literals that also match hyphenated spellings. */
export function triggersOf(list: WordList): string[] {
  const words = CERTAINTIES.flatMap((certainty) => Object.keys(list[certainty] ?? {}));
  return words
    .flatMap((alternatives) => alternatives.split('|'))
    .flatMap((word) => [word, word.replaceAll(' ', '-')]);
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
      const words = alternatives.split('|');
      for (const word of words) {
        add(word, { certainty, replacement: inNumberOf(word, words, replacement) });
      }
    }
  }
  for (const ofFirst of entries.values()) {
    ofFirst.sort((one, other) => other.tokens.length - one.tokens.length);
  }
  return entries;
}

/** The longest entry that begins with a token, and where it ends. */
function entryAt(
  sentence: string,
  first: Token,
  entries: ReadonlyMap<string, readonly Entry[]>,
): (Entry & Pick<Token, 'end'>) | undefined {
  const candidates = entries.get(wordOf(sentence, first));
  if (candidates === undefined) return undefined;
  const second = tokenFrom(sentence, first.end);
  for (const entry of candidates) {
    const end = endOfEntry(sentence, [first, second], entry);
    if (end !== undefined) return { ...entry, end };
  }
  return undefined;
}

/** Where an entry ends whose first word matches; undefined if not all of its words match. */
function endOfEntry(
  sentence: string,
  [first, second]: readonly [Token, Token | undefined],
  { tokens }: Entry,
): number | undefined {
  let before = first;
  let token = second;
  for (let index = 1; index < tokens.length; index += 1) {
    if (token === undefined || !isWord(sentence, token, tokens[index] ?? '')) return undefined;
    if (!GAP.test(sentence.slice(before.end, token.start))) return undefined;
    before = token;
    token = index + 1 < tokens.length ? tokenFrom(sentence, token.end) : undefined;
  }
  return before.end;
}
