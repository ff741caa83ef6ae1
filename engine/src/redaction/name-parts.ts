import { endOfCompanyName } from '#engine/models/names/corrections/non-names.ts';
import {
  isUnambiguousFirstName,
  isUnambiguousName,
} from '#engine/models/names/lexicon/name-lookup.ts';
import { createFurthestEnd } from '#engine/spans/furthest-end.ts';
import { createOverlapCheck } from '#engine/spans/overlap-check.ts';
import { createOccurrenceFinder } from '#engine/text/occurrences.ts';
import type { Span } from '#engine/vocabulary.ts';

import { findJoinedNames } from './joined-names.ts';
import { wordsOfName } from './name-resolver.ts';
import { namesBeside, pairsOf } from './names-beside.ts';

/** An occurrence of a part of a person's name. */
export interface NamePart extends Span {
  /** The index in the list of persons. */
  readonly index: number;
  /** What it stands for, where the text has it in another form: the decoded characters, or the name. */
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
/** A name of two letters, which an abbreviation would have in capitals. */
const SHORT_NAME = /^\p{Lu}\p{Ll}$/u;
/** Initials before a part: `J. P. ` */
const INITIALS = /(?<![\p{L}\p{M}])(?:\p{Lu}\.[ \u00a0]?){1,3}$/u;
const LONGEST_INITIALS = 10;
const SEVERAL_WORDS = /\S\s+\S/;
/** The beginning of a sentence, where ordinary words have capitals too. */
const AT_BEGINNING = /(?:^|[.!?:;\n•–-][\s"'“‘(]{0,8})$/;
/** Words after an ordinary word that is also a name, as in `Will you`, `Mark the date` and `May 2020`. */
const AFTER_ORDINARY =
  /^\s+(?:\d|(?:i|you|he|she|it|we|they|the|an?|th[ei]se?|those|this|that|my|your|his|her|our|their|there|be|not|all|any|each|every|no|to|of)\b)/i;

/**
 * Finds parts of persons' names that stand by themselves, like `Weber` in a text about `Anna Weber`: words without
 * another meaning, with their initials; words that were found as a name elsewhere; words beside another part of the
 * same name; the name written as one word; and doubtful names that contain such a family name or consist of parts. A
 * word that is also part of another name of several words, such as `Weber & Sons`, counts as none of these.
 */
export function findNameParts(text: string, { persons, doubtful, others }: Names): NamePart[] {
  const valueOf = ({ start, end }: Span): string => text.slice(start, end);
  const longOthers = others.map(valueOf).filter((name) => SEVERAL_WORDS.test(name));
  const elsewhere = new Set(longOthers.flatMap(lowerWords));
  const names = persons.map(valueOf);
  const parts = indexParts(names, elsewhere);
  const context = {
    parts,
    pairs: pairsOf(names.map((name) => lowerWords(name).filter((word) => parts.has(word)))),
    alone: new Set(names.map((name) => name.toLowerCase())),
    isOther: createOverlapCheck(others),
    cutsName: createCutCheck([...persons, ...doubtful, ...others]),
  };
  return [
    ...findLoneWords(text, context),
    ...findJoinedNames(text, names),
    ...matchDoubtfulNames(doubtful, valueOf, parts),
  ];
}

interface Part {
  /** The index in the list of persons. */
  readonly index: number;
  /** Whether the whole name has several words. */
  readonly isMultiWord: boolean;
  /** Whether it is the last of them, as family names mostly are. */
  readonly isLast: boolean;
}

/** The surroundings that decide whether a word is a part of a name. */
interface Context {
  readonly parts: ReadonlyMap<string, Part>;
  readonly pairs: ReturnType<typeof pairsOf>;
  /** The names that were found, in small letters. */
  readonly alone: ReadonlySet<string>;
  /** Whether a place is within another name. */
  readonly isOther: (place: Span) => boolean;
  /** Whether a place begins or ends within a name. */
  readonly cutsName: (place: Span) => boolean;
}

function createCutCheck(names: readonly Span[]): (place: Span) => boolean {
  const furthestEnd = createFurthestEnd(names);
  const isWithin = (offset: number): boolean => furthestEnd(offset - 1) > offset;
  return ({ start, end }) => isWithin(start) || isWithin(end);
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

function findLoneWords(text: string, context: Context): NamePart[] {
  const words = [...context.parts];
  const found = createOccurrenceFinder(words.map(([word]) => word))(text);
  return found.flatMap(({ start, end, index }) => {
    const part = words[index]?.[1];
    if (part === undefined || endOfCompanyName(text, end) !== undefined) return [];
    const place = { start, end, index: part.index };
    if (isMeant(text, place, part, context)) return [withInitials(text, place)];
    const pair = namesBeside(text, place, context.pairs);
    return pair === undefined || context.cutsName(pair) ? [] : [pair];
  });
}

/** Whether a word that is a part of a name means the person where it stands. */
function isMeant(text: string, place: Span, part: Part, { alone, isOther }: Context): boolean {
  const word = text.slice(place.start, place.end);
  if (isDistinctive(word, part)) return looksLikeName(word);
  if (!part.isMultiWord) return false;
  if (SHORT_NAME.test(word) && isUnambiguousName(word)) return true;
  if (!alone.has(word.toLowerCase()) || isOther(place)) return false;
  return CAPITALIZED.test(word) && !isOrdinary(text, place);
}

/** Whether a word opens a sentence in another meaning. */
function isOrdinary(text: string, { start, end }: Span): boolean {
  const before = text.slice(Math.max(0, start - LONGEST_INITIALS), start);
  return AT_BEGINNING.test(before) && AFTER_ORDINARY.test(text.slice(end, end + LONGEST_INITIALS));
}

function withInitials(text: string, { start, end, index }: NamePart): NamePart {
  const before = text.slice(Math.max(0, start - LONGEST_INITIALS), start);
  const initials = INITIALS.exec(before)?.[0].length ?? 0;
  return { start: start - initials, end, index };
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
