import { isNameAlone } from '#engine/models/names/name-alone.ts';
import { createOccurrenceFinder, type Stretch } from '#engine/text/occurrences.ts';

import { wordsOfName } from './full-names.ts';

/** Where a part of a person's name stands. */
interface NamePart extends Stretch {
  /** The place in the list of persons. */
  readonly index: number;
}

/** The names in a text. */
export interface Names {
  readonly persons: readonly Stretch[];
  /** What may be a person's name. */
  readonly doubtful: readonly Stretch[];
  /** Of organizations and places, and dates. */
  readonly others: readonly Stretch[];
}

/** Shorter ones are as often abbreviations, above all where nothing beside them says that they are names. */
const LEAST_LETTERS = 3;
const LEAST_LETTERS_ALONE = 4;
const CAPITALIZED = /^\p{Lu}/u;
const SEVERAL_WORDS = /\S\s+\S/;

/**
 * Where parts of persons' names stand by themselves, as `Weber` does in a text on `Anna Weber`: capitalized words that mean
 * nothing else, and doubtful names made of nothing but parts. What is part of another name of several words, such as
 * `Weber & Sons`, counts as neither.
 */
export function findNameParts(text: string, { persons, doubtful, others }: Names): NamePart[] {
  const valueOf = ({ start, end }: Stretch): string => text.slice(start, end);
  const longOthers = others.map(valueOf).filter((name) => SEVERAL_WORDS.test(name));
  const elsewhere = new Set(longOthers.flatMap(lowerWords));
  const parts = indexParts(persons.map(valueOf), elsewhere);
  return [...wordsAlone(text, parts), ...namesOfParts(doubtful, valueOf, parts)];
}

interface Part {
  /** The place in the list of persons. */
  readonly index: number;
  /** Whether the whole name has more words. */
  readonly isOfSeveral: boolean;
}

/** The first persons that have the words. */
function indexParts(
  persons: readonly string[],
  elsewhere: ReadonlySet<string>,
): ReadonlyMap<string, Part> {
  const parts = new Map<string, Part>();
  for (const [index, person] of persons.entries()) {
    const words = wordsOfName(person);
    for (const word of words) {
      const key = word.toLowerCase();
      if (key === word || elsewhere.has(key)) continue;
      const isOfSeveral = words.length > 1;
      if (parts.get(key)?.isOfSeveral !== true && (isOfSeveral || !parts.has(key)))
        parts.set(key, { index, isOfSeveral });
    }
  }
  return parts;
}

function wordsAlone(text: string, parts: ReadonlyMap<string, Part>): NamePart[] {
  const telling = [...parts].filter(
    ([word, { isOfSeveral }]) =>
      word.length >= (isOfSeveral ? LEAST_LETTERS : LEAST_LETTERS_ALONE) && isNameAlone(word),
  );
  const found = createOccurrenceFinder(telling.map(([word]) => word))(text);
  return found.flatMap(({ start, end, index }) => {
    const part = telling[index]?.[1];
    return part === undefined || !CAPITALIZED.test(text.slice(start, end))
      ? []
      : [{ start, end, index: part.index }];
  });
}

function namesOfParts(
  names: readonly Stretch[],
  valueOf: (stretch: Stretch) => string,
  parts: ReadonlyMap<string, Part>,
): NamePart[] {
  return names.flatMap((name) => {
    const [first, ...others] = lowerWords(valueOf(name)).map((word) => parts.get(word));
    if (first?.isOfSeveral !== true || others.some((part) => part?.isOfSeveral !== true)) return [];
    return [{ start: name.start, end: name.end, index: first.index }];
  });
}

function lowerWords(name: string): string[] {
  return wordsOfName(name.toLowerCase());
}
