import type { Span } from '#engine/vocabulary.ts';

import { searchableText } from './searchable-text.ts';
import { searchedAnywhere, type SearchedValue, searchedValue } from './searched-value.ts';
import { createValueFinder } from './value-finder.ts';

/** Words that a person looks for in texts. */
export interface SoughtWords {
  /** In how many places they stand in a text. */
  count(text: string): number;
  /** Where they do, in reading order; whoever needs a few places alone pays for those alone. */
  find(text: string): Iterable<Span>;
}

/** Scripts that set no spaces between words: there a few characters within a longer run are what is meant. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Latin letters that may bear an accent, accents that stand by themselves, and what is set in many ways. */
const FOLDED =
  /[\u0300-\u036f\u00b4\u00ab\u00bb\u00c0-\u024f\u02b9\u02bc\u1e00-\u1eff\u2010-\u2015\u2018-\u201f\u2032\u2033\u2039\u203a\u2212]/g;
const ACCENTED = /^(?<letter>\p{Script=Latin})[\u0300-\u036f]+$/u;
const ACCENT = /[\u0300-\u036f]/;
const QUOTES: readonly (readonly [variants: string, plain: string])[] = [
  ['´ʹʼ‘’‚‛′‹›', "'"],
  ['«»“”„‟″', '"'],
  ['‐‑‒–—―−', '-'],
];
/** Prints nothing, and is passed over wherever a spelling is compared. */
const NOTHING = '\u00ad';

/** In code units: what is looked at in one go for places, since it takes ten times as long to tell these as to count them. */
const WINDOW = 1 << 15;
/** Two windows have so much in common: more than the words can take, but across a page that was left blank. */
const OVERLAP = 1 << 12;
/** What stands before a place decides whether it counts; a window leaves its first places to the one before. */
const LEAD = 1 << 8;

const plainCharacters = new Map<string, string>();

/**
 * Makes ready to look for words as a reader would recognise them: in the spellings of `searchedValue`, whatever accents
 * Latin letters bear, and whichever quotation marks and dashes are set.
 */
export function seekWords(words: string): SoughtWords {
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

/** Parts of a text, each with the bounds within which its places begin: those beyond them are told by its neighbours. */
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

/** One code unit for each, so that offsets hold in the text itself. */
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
