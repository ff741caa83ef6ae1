import { isFirstNameAlone, isNameAlone } from '#engine/models/names/lexicon/name-alone.ts';
import { endOfCompany } from '#engine/models/names/mending/no-names.ts';
import { createOccurrenceFinder } from '#engine/text/occurrences.ts';
import type { Span } from '#engine/vocabulary.ts';

import { wordsOfName } from './full-names.ts';

/** An occurrence of a part of a person's name. */
export interface NamePart extends Span {
  /** The index in the list of persons. */
  readonly index: number;
  /** The decoded characters, where they are escaped in the text. */
  readonly value?: string;
}

/** The names in a text. */
export interface Names {
  readonly persons: readonly Span[];
  /** Possible names of persons. */
  readonly doubtful: readonly Span[];
  /** Names of organizations and places, and dates. */
  readonly others: readonly Span[];
}

/** Shorter words are as often abbreviations, above all where nothing marks them as names. */
const LEAST_LETTERS = 3;
const LEAST_LETTERS_ALONE = 4;
const LEAST_SMALL_LETTERS = 4;
const CAPITALIZED = /^\p{Lu}/u;
/** Initials before a part: `J. P. ` */
const INITIALS = /(?<![\p{L}\p{M}])(?:\p{Lu}\.[ \u00a0]?){1,3}$/u;
const LONGEST_INITIALS = 10;
const SEVERAL_WORDS = /\S\s+\S/;

/**
 * Finds parts of persons' names that stand by themselves, like `Weber` in a text about `Anna Weber`: words without another
 * meaning, with their initials, and doubtful names that contain such a family name or consist of parts. A word that is also
 * part of another name of several words, such as `Weber & Sons`, counts as neither.
 */
export function findNameParts(text: string, { persons, doubtful, others }: Names): NamePart[] {
  const valueOf = ({ start, end }: Span): string => text.slice(start, end);
  const longOthers = others.map(valueOf).filter((name) => SEVERAL_WORDS.test(name));
  const elsewhere = new Set(longOthers.flatMap(lowerWords));
  const parts = indexParts(persons.map(valueOf), elsewhere);
  return [...wordsAlone(text, parts), ...namesOfParts(doubtful, valueOf, parts)];
}

interface Part {
  /** The index in the list of persons. */
  readonly index: number;
  /** Whether the whole name has several words. */
  readonly isOfSeveral: boolean;
  /** Whether it is the last of them, as family names mostly are. */
  readonly isLast: boolean;
}

/** By word: the first person whose name contains it. */
function indexParts(
  persons: readonly string[],
  elsewhere: ReadonlySet<string>,
): ReadonlyMap<string, Part> {
  const parts = new Map<string, Part>();
  for (const [index, person] of persons.entries()) {
    const words = wordsOfName(person);
    for (const [at, word] of words.entries()) {
      const key = word.toLowerCase();
      if (isParticle(word, person) || elsewhere.has(key)) continue;
      const isOfSeveral = words.length > 1;
      if (parts.get(key)?.isOfSeveral !== true && (isOfSeveral || !parts.has(key)))
        parts.set(key, { index, isOfSeveral, isLast: at === words.length - 1 });
    }
  }
  return parts;
}

/** Whether a word is in small letters in a name that has capitals, like `von`. */
function isParticle(word: string, name: string): boolean {
  return word === word.toLowerCase() && name !== name.toLowerCase();
}

/** Whether a word of a name identifies the person wherever it occurs. */
function isTelling(word: string, { isOfSeveral }: Part): boolean {
  return word.length >= (isOfSeveral ? LEAST_LETTERS : LEAST_LETTERS_ALONE) && isNameAlone(word);
}

function wordsAlone(text: string, parts: ReadonlyMap<string, Part>): NamePart[] {
  const telling = [...parts].filter(([word, part]) => isTelling(word, part));
  const found = createOccurrenceFinder(telling.map(([word]) => word))(text);
  return found.flatMap(({ start, end, index }) => {
    const part = telling[index]?.[1];
    if (part === undefined || !isWrittenAsName(text.slice(start, end))) return [];
    if (endOfCompany(text, end) !== undefined) return [];
    const before = text.slice(Math.max(0, start - LONGEST_INITIALS), start);
    const initials = INITIALS.exec(before)?.[0].length ?? 0;
    return [{ start: start - initials, end, index: part.index }];
  });
}

function isWrittenAsName(word: string): boolean {
  if (CAPITALIZED.test(word)) return true;
  return word.length >= LEAST_SMALL_LETTERS && isFirstNameAlone(word);
}

function namesOfParts(
  names: readonly Span[],
  valueOf: (span: Span) => string,
  parts: ReadonlyMap<string, Part>,
): NamePart[] {
  return names.flatMap((name) => {
    const words = lowerWords(valueOf(name));
    const own = words.map((word) => parts.get(word));
    const isAllOfOne = own.every((part) => part?.isOfSeveral === true);
    const telling = own.find(
      (part, at) => part?.isLast === true && isTelling(words[at] ?? '', part),
    );
    const meant = telling ?? (isAllOfOne ? own[0] : undefined);
    return meant === undefined ? [] : [{ start: name.start, end: name.end, index: meant.index }];
  });
}

function lowerWords(name: string): string[] {
  return wordsOfName(name.toLowerCase());
}
