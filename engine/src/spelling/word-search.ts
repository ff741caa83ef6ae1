import type { Span } from '#engine/vocabulary.ts';

import { searchableText } from './searchable-text.ts';
import { searchedAnywhere, type SearchedValue, searchedValue } from './searched-value.ts';
import { createValueFinder } from './value-finder.ts';

/** Words that a person searches texts for. */
export interface WordSearch {
  /** The number of their occurrences in a text. */
  count(text: string): number;
  /** Their occurrences in reading order, found lazily: taking only the first few is cheap. */
  find(text: string): Iterable<Span>;
}

/** Scripts without spaces between words, in which a word is part of a longer run of characters. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Latin letters that may have an accent, combining accents, and punctuation with typeset variants. */
const FOLDED =
  /[\u0300-\u036f\u00b4\u00ab\u00bb\u00c0-\u024f\u02b9\u02bc\u1e00-\u1eff\u2010-\u2015\u2018-\u201f\u2032\u2033\u2039\u203a\u2212]/g;
const ACCENTED = /^(?<letter>\p{Script=Latin})[\u0300-\u036f]+$/u;
const ACCENT = /[\u0300-\u036f]/;
const QUOTES: readonly (readonly [variants: string, plain: string])[] = [
  ['´ʹʼ‘’‚‛′‹›', "'"],
  ['«»“”„‟″', '"'],
  ['‐‑‒–—―−', '-'],
];
/** A soft hyphen: it prints nothing, and spellings are compared without it. */
const NOTHING = '\u00ad';

/**
 * The part of a text, in code units, that is searched at once: finding places takes ten times as long as counting them.
 */
const WINDOW = 1 << 15;
/** The overlap of two windows: longer than any occurrence, unless it spans a page of white space. */
const OVERLAP = 1 << 12;
/**
 * The text before an occurrence decides whether it counts, so that a window leaves its first ones to the window before.
 */
const LEAD = 1 << 8;

const plainCharacters = new Map<string, string>();

/**
 * Prepares a search for words as a reader would recognize them: in the spellings of `searchedValue`, regardless of
 * accents on Latin letters and of the kind of quotation marks and dashes.
 */
export function createWordSearch(words: string): WordSearch {
  const searched = spellingOf(foldCharacters(words));
  const finder = createValueFinder([{ searched }]);
  const findIn = (text: string) => finder.find(foldCharacters(text));
  return {
    count: (text) => searchableText(foldCharacters(text)).countAll([searched])[0] ?? 0,
    *find(text) {
      let last = 0;
      for (const { from, limit, first, next } of windowsOf(text)) {
        for (const place of findIn(text.slice(from, limit))) {
          const [start, end] = [from + place.start, from + place.end];
          if (start < Math.max(first, last) || start >= next) continue;
          last = end;
          yield { start, end };
        }
      }
    },
  };
}

/** The windows of a text, each with the range in which its occurrences begin: the others belong to its neighbors. */
function* windowsOf(text: string) {
  for (let from = 0; ; from += WINDOW - OVERLAP) {
    const limit = from + WINDOW;
    const first = from === 0 ? 0 : from + LEAD;
    const isLast = limit >= text.length;
    yield { from, limit, first, next: isLast ? text.length : limit - OVERLAP + LEAD };
    if (isLast) return;
  }
}

function spellingOf(words: string): SearchedValue {
  return UNSPACED.test(words) ? searchedAnywhere(words) : searchedValue(words);
}

/** Replaces each code unit by one other, so that offsets stay the same. */
function foldCharacters(text: string): string {
  return text.replaceAll(FOLDED, foldCharacter);
}

function foldCharacter(character: string): string {
  const known = plainCharacters.get(character);
  if (known !== undefined) return known;
  const plain = plainOf(character);
  plainCharacters.set(character, plain);
  return plain;
}

function plainOf(character: string): string {
  if (ACCENT.test(character)) return NOTHING;
  const quote = QUOTES.find(([variants]) => variants.includes(character))?.[1];
  return quote ?? ACCENTED.exec(character.normalize('NFD'))?.groups?.['letter'] ?? character;
}
