import {
  isFirstName,
  isListedName,
  isUnambiguousName,
} from '#engine/models/names/lexicon/name-lookup.ts';
import { createOccurrenceFinder } from '#engine/text/occurrences.ts';
import type { Span } from '#engine/vocabulary.ts';

import { wordsOfName } from './name-resolver.ts';

/** An occurrence of a name in another form. */
interface JoinedName extends Span {
  /** The index in the list of persons. */
  readonly index: number;
  /** The name. */
  readonly value: string;
}

/** Shorter ones are as often words or abbreviations. */
const SHORTEST_JOINED = 5;
const SHORTEST_GIVEN_NAME = 3;
const CAPITALIZED = /^\p{Lu}/u;

/**
 * Finds names in the forms that people make of them: as one word, in either order, as in `/home/amylee`, and a given
 * name with the `s` of a possessive without its apostrophe. A form that is a word or a name of its own is not searched
 * for.
 */
export function findJoinedNames(text: string, names: readonly string[]): JoinedName[] {
  const forms = names.flatMap((name, index) =>
    formsOf(wordsOfName(name)).map((form) => ({ form, index })),
  );
  const found = createOccurrenceFinder(forms.map(({ form }) => form.value))(text);
  return found.flatMap(({ start, end, index: at }) => {
    const { index, form } = forms[at]!;
    if (form.isPossessive && !CAPITALIZED.test(text.slice(start, end))) return [];
    return [{ start, end, index, value: names[index]! }];
  });
}

interface Form {
  readonly value: string;
  readonly isPossessive: boolean;
}

function formsOf(words: readonly string[]): Form[] {
  const first = words[0];
  const last = words.at(-1);
  if (first === undefined || last === undefined || words.length < 2) return [];
  const joined = [...new Set([words.join(''), first + last, last + first])]
    .filter((value) => value.length >= SHORTEST_JOINED)
    .map((value) => ({ value, isPossessive: false }));
  const isGivenName = first.length >= SHORTEST_GIVEN_NAME && isFirstName(first);
  const possessive = isGivenName ? [{ value: `${first}s`, isPossessive: true }] : [];
  return [...joined, ...possessive].filter(({ value }) => isNoWord(value));
}

function isNoWord(value: string): boolean {
  return isUnambiguousName(value) && !isListedName(value);
}
