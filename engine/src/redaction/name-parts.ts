import { endOfCompanyName } from '#engine/models/names/corrections/non-names.ts';
import {
  isUnambiguousFirstName,
  isUnambiguousName,
} from '#engine/models/names/lexicon/name-lookup.ts';
import { createOccurrenceFinder } from '#engine/text/occurrences.ts';
import type { Span } from '#engine/vocabulary.ts';

import { wordsOfName } from './name-resolver.ts';

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
const MIN_LETTERS = 3;
const MIN_LETTERS_ALONE = 4;
const MIN_SMALL_LETTERS = 4;
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
  return [...findLoneWords(text, parts), ...matchDoubtfulNames(doubtful, valueOf, parts)];
}

interface Part {
  /** The index in the list of persons. */
  readonly index: number;
  /** Whether the whole name has several words. */
  readonly isMultiWord: boolean;
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
      const isMultiWord = words.length > 1;
      if (parts.get(key)?.isMultiWord !== true && (isMultiWord || !parts.has(key)))
        parts.set(key, { index, isMultiWord, isLast: at === words.length - 1 });
    }
  }
  return parts;
}

/** Whether a word is in small letters in a name that has capitals, like `von`. */
function isParticle(word: string, name: string): boolean {
  return word === word.toLowerCase() && name !== name.toLowerCase();
}

/** Whether a word of a name identifies the person wherever it occurs. */
function isDistinctive(word: string, { isMultiWord }: Part): boolean {
  return word.length >= (isMultiWord ? MIN_LETTERS : MIN_LETTERS_ALONE) && isUnambiguousName(word);
}

function findLoneWords(text: string, parts: ReadonlyMap<string, Part>): NamePart[] {
  const distinctive = [...parts].filter(([word, part]) => isDistinctive(word, part));
  const found = createOccurrenceFinder(distinctive.map(([word]) => word))(text);
  return found.flatMap(({ start, end, index }) => {
    const part = distinctive[index]?.[1];
    if (part === undefined || !looksLikeName(text.slice(start, end))) return [];
    if (endOfCompanyName(text, end) !== undefined) return [];
    const before = text.slice(Math.max(0, start - LONGEST_INITIALS), start);
    const initials = INITIALS.exec(before)?.[0].length ?? 0;
    return [{ start: start - initials, end, index: part.index }];
  });
}

function looksLikeName(word: string): boolean {
  if (CAPITALIZED.test(word)) return true;
  return word.length >= MIN_SMALL_LETTERS && isUnambiguousFirstName(word);
}

function matchDoubtfulNames(
  names: readonly Span[],
  valueOf: (span: Span) => string,
  parts: ReadonlyMap<string, Part>,
): NamePart[] {
  return names.flatMap((name) => {
    const words = lowerWords(valueOf(name));
    const own = words.map((word) => parts.get(word));
    const isAllOfOne = own.every((part) => part?.isMultiWord === true);
    const distinctive = own.find(
      (part, at) => part?.isLast === true && isDistinctive(words[at] ?? '', part),
    );
    const meant = distinctive ?? (isAllOfOne ? own[0] : undefined);
    return meant === undefined ? [] : [{ start: name.start, end: name.end, index: meant.index }];
  });
}

function lowerWords(name: string): string[] {
  return wordsOfName(name.toLowerCase());
}
