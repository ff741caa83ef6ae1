import { createOccurrenceFinder, type Stretch } from '#engine/text/occurrences.ts';
import { createSpellingFinder } from '#engine/text/spellings.ts';

import { findNameParts } from './name-parts.ts';
import { PERSON_NAME, type Treated } from './treatment.ts';

/** A single word shorter than this, without a digit, may well be an ordinary word somewhere else. */
const TELLING_LENGTH = 7;
const SHORTEST = 4;
/** From so many visible characters on a value is told from chance whatever white space is in it. */
const LONG = 8;
/** What may be called after somebody, and is not to be taken for that person. */
const OTHER_NAMES = new Set(['organization-name', 'place-name', 'calendar-date']);

/**
 * Further places where a value stands that is taken out somewhere, or a part of a person's name, but where a person chose
 * to keep what was found there.
 */
export function recurrencesOf(text: string, treated: readonly Treated[]): Treated[] {
  const removed = treated.filter(
    ({ treatment }) => treatment === 'label' || treatment === 'remove',
  );
  const ofNames = ofPersons(text, withDistinctValues(text, removed), treated);
  const origins = withDistinctValues(text, [...removed, ...ofNames]);
  const kept = treated.filter((one) => one.isKeptByChoice);
  return [...ofValues(text, origins), ...ofNames].filter(
    ({ start, end }) => !kept.some((one) => one.start <= start && one.end >= end),
  );
}

/** One of those that say the same, whatever its case. */
function withDistinctValues(text: string, treated: readonly Treated[]): Treated[] {
  const byValue = treated.map(
    (one) => [text.slice(one.start, one.end).toLowerCase(), one] as const,
  );
  return [...new Map(byValue).values()];
}

function ofValues(text: string, origins: readonly Treated[]): Treated[] {
  const valueOf = ({ start, end }: Stretch): string => text.slice(start, end);
  const telling = origins.filter((one) => isTelling(one.finding.type, valueOf(one)));
  const values = telling.map(valueOf);
  const found = [
    ...createOccurrenceFinder(values)(text),
    ...createSpellingFinder(values, { leastUnits: LONG, withinWords: false })(text),
  ];
  return found.flatMap((place) => asOneOf(telling, place));
}

/** Whether a value is so particular that it means the same wherever it stands. A person's one word is judged as a part. */
function isTelling(type: string, value: string): boolean {
  if (value.length < SHORTEST) return false;
  if (/\d/.test(value) || /\S\s+\S/.test(value)) return true;
  return type !== PERSON_NAME && value.length >= TELLING_LENGTH;
}

function ofPersons(
  text: string,
  origins: readonly Treated[],
  treated: readonly Treated[],
): Treated[] {
  const persons = origins.filter(({ finding }) => finding.type === PERSON_NAME);
  const left = treated.filter(({ treatment }) => treatment === 'keep');
  const found = findNameParts(text, {
    persons,
    doubtful: left.filter(({ finding }) => finding.type === PERSON_NAME),
    others: left.filter(({ finding }) => OTHER_NAMES.has(finding.type)),
  });
  return found.flatMap((place) => asOneOf(persons, place));
}

/** What becomes of a value at one of its other places: what becomes of it where it was found. */
function asOneOf(
  origins: readonly Treated[],
  { start, end, index }: Stretch & { readonly index: number },
): Treated[] {
  const origin = origins[index];
  return origin === undefined ? [] : [{ ...origin, start, end }];
}
