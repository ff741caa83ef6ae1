import { MARKED_BY_HAND } from '#engine/marks/mark.ts';
import { endOfCompanyName } from '#engine/models/names/corrections/non-names.ts';
import { createCoverCheck } from '#engine/spans/cover-check.ts';
import { hasEscapes, traceUnescaped } from '#engine/spelling/escapes.ts';
import { type SearchedValue, spellingsOf } from '#engine/spelling/searched-value.ts';
import { createValueFinder } from '#engine/spelling/value-finder.ts';
import type { Span } from '#engine/vocabulary.ts';

import { findNameParts, type NamePart, type Names } from './name-parts.ts';
import { PERSON_NAME, type TreatedSpan } from './treatment.ts';

/** A shorter single word without a digit may well be an ordinary word elsewhere. */
const DISTINCTIVE_LENGTH = 7;
const SHORTEST = 4;
/** From this length on, a part of a name or a number is no coincidence. */
const LONG = 8;
/** A value with one of these is a copy also within a longer word; a value of letters alone is then another word. */
const NOT_ONLY_LETTERS = /[\p{N}@]/u;
const LETTER = /[\p{L}\p{M}]/u;
/** Types of things that are named after people, and are not to be taken for them. */
const OTHER_NAMES = new Set(['organization-name', 'place-name', 'calendar-date']);

/** Every other occurrence of a value that is removed somewhere. */
export interface Recurrences {
  /** The occurrences that are removed as well. */
  readonly taken: readonly TreatedSpan[];
  /** The occurrences that stay, by a person's choice or because they mean something else. */
  readonly left: readonly TreatedSpan[];
}

interface Origin extends TreatedSpan {
  readonly value: string;
  readonly searched: SearchedValue;
  /** Whether the value means the same wherever it stands. */
  readonly isDistinctive: boolean;
}

/**
 * Decides about each other occurrence of the values that `removals` take out, in all spellings that the proof of a
 * cleaned copy searches for, and about parts of persons' names too.
 */
export function findRecurrences(
  text: string,
  treated: readonly TreatedSpan[],
  removals: readonly TreatedSpan[],
): Recurrences {
  const removed = treated.filter(({ treatment }) => isRemoved(treatment));
  const isKept = createCoverCheck(treated.filter((one) => one.isKeptByChoice));
  const isAlreadyRemoved = createCoverCheck(removals);
  const isLong = ({ start, end }: Span): boolean => end - start >= LONG;
  const ofPersons = findPersonParts(text, withDistinctValues(text, removed), treated);
  const parts = ofPersons.filter(
    (part) => !isKept(part) && (isLong(part) || !isAlreadyRemoved(part)),
  );
  const origins = distinctOrigins([
    ...originsOf(text, [...removed, ...removals], isDistinctiveValue),
    ...originsOf(text, parts, (_, value) => value.length >= LONG),
  ]);
  const [taken, left]: [TreatedSpan[], TreatedSpan[]] = [[...parts], []];
  for (const { value: origin, start, end } of createValueFinder(origins).find(text)) {
    const place = { ...origin, start: startOfNumber(text, start, end), end };
    const isTaken = origin.isDistinctive && !isKept(place) && !hasOtherMeaning(text, place);
    (isTaken ? taken : left).push(place);
  }
  return { taken, left };
}

/** The start of a number, including an opening bracket that is closed within it. */
function startOfNumber(text: string, start: number, end: number): number {
  return text.charAt(start - 1) === '(' && /^\d+\)/.test(text.slice(start, end))
    ? start - 1
    : start;
}

function isRemoved(treatment: TreatedSpan['treatment']): boolean {
  return treatment === 'label' || treatment === 'remove';
}

/** One of each group whose values are equal but for case. */
function withDistinctValues(text: string, treated: readonly TreatedSpan[]): TreatedSpan[] {
  const byValue = treated.map(
    (one) => [text.slice(one.start, one.end).toLowerCase(), one] as const,
  );
  return [...new Map(byValue).values()];
}

function originsOf(
  text: string,
  treated: readonly TreatedSpan[],
  isDistinctive: (type: string, value: string) => boolean,
): Origin[] {
  return treated.flatMap((one) => {
    const value = text.slice(one.start, one.end);
    const own = isRemoved(one.treatment) && isDistinctive(one.finding.type, value);
    return spellingsOf(value).map((searched) =>
      toOrigin(one, { value, searched, isDistinctive: own }),
    );
  });
}

function toOrigin(
  treated: TreatedSpan,
  own: Omit<Origin, keyof TreatedSpan> & { value: string },
): Origin {
  return { ...treated, ...own };
}

/** One of each group of spellings of one value, if possible one that means the same everywhere. */
function distinctOrigins(origins: readonly Origin[]): readonly Origin[] {
  const byKey = new Map<string, Origin>();
  for (const origin of origins) {
    const id = `${origin.searched.kind} ${origin.searched.key}`;
    const known = byKey.get(id);
    if (known === undefined || (origin.isDistinctive && !known.isDistinctive))
      byKey.set(id, origin);
  }
  return [...byKey.values()];
}

/**
 * Whether a value is so distinctive that it means the same wherever it occurs. A name of a single word is judged as a
 * part of a name; words that were marked by hand always are.
 */
function isDistinctiveValue(type: string, value: string): boolean {
  if (type === MARKED_BY_HAND) return true;
  if (value.length < SHORTEST) return false;
  if (/\d/.test(value) || /\S\s+\S/.test(value)) return true;
  return type !== PERSON_NAME && value.length >= DISTINCTIVE_LENGTH;
}

/** Whether the words continue beyond a place, as in `Hanna Weberlin`, or a company is named after the person. */
function hasOtherMeaning(text: string, { start, end, finding }: TreatedSpan): boolean {
  if (finding.type === PERSON_NAME && endOfCompanyName(text, end) !== undefined) return true;
  if (NOT_ONLY_LETTERS.test(text.slice(start, end))) return false;
  const isJoined = (at: number): boolean =>
    LETTER.test(text.charAt(at - 1)) && LETTER.test(text.charAt(at));
  return isJoined(start) || isJoined(end);
}

function findPersonParts(
  text: string,
  origins: readonly TreatedSpan[],
  treated: readonly TreatedSpan[],
): TreatedSpan[] {
  const persons = origins.filter(({ finding }) => finding.type === PERSON_NAME);
  const left = treated.filter(({ treatment }) => treatment === 'keep');
  const names = {
    persons,
    doubtful: left.filter(({ finding }) => finding.type === PERSON_NAME),
    others: left.filter(({ finding }) => OTHER_NAMES.has(finding.type)),
  };
  const found = hasEscapes(text) ? findEscapedParts(text, names) : findNameParts(text, names);
  return found.flatMap((place) => copyTreatment(persons, place));
}

/** Name parts in a text and in its decoded escapes, which are searched after it. */
function findEscapedParts(text: string, names: Names): NamePart[] {
  const after = text.length + 1;
  const read = traceUnescaped(text);
  const toWhole = (part: NamePart): NamePart => {
    const { index, start, end } = part;
    if (start < after) return part;
    const value = part.value ?? read.text.slice(start - after, end - after);
    return {
      index,
      start: read.starts[start - after]!,
      end: read.ends[end - 1 - after]!,
      value,
    };
  };
  return findNameParts(`${text}\n${read.text}`, names).map(toWhole);
}

/** A value at another of its places is treated as where it was found. */
function copyTreatment(
  origins: readonly TreatedSpan[],
  { index, ...place }: Span & { readonly index: number },
): TreatedSpan[] {
  const origin = origins[index];
  return origin === undefined ? [] : [{ ...origin, ...place }];
}
