import { createOccurrenceFinder, type Stretch } from '#engine/text/occurrences.ts';
import { createSpellingFinder } from '#engine/text/spellings.ts';

import type { Finding, Treatment, TreatmentChoices } from '../vocabulary.ts';
import { createLabels } from './labels.ts';
import { isKeptByChoice, treatmentOf } from './treatment.ts';

/** What becomes of one stretch of a text. */
export interface Redaction extends Stretch {
  /** `remove` takes the stretch out, `replace` puts `text` in its place, `comment` leaves it and remarks `text` on it. */
  readonly action: 'remove' | 'replace' | 'comment';
  readonly text?: string;
  /** The finding's type. */
  readonly label: string;
}

/** The label of what a person named instead of the engine finding it. */
const GIVEN_VALUE = 'given-value';

/** A stretch of the text, what was found there, and what is to become of it. */
interface Treated extends Stretch {
  readonly finding: Pick<Finding, 'type' | 'replacement'>;
  readonly treatment: Treatment;
  /** Whether a person asked that it stays. */
  readonly isKeptByChoice?: boolean;
}

/**
 * Turns findings into the edits of a cleaned copy, ordered by start. What is removed or replaced does not overlap;
 * comments may lie around it. A telling value that is taken out in one place is taken out in every place where it
 * stands, but where a person chose to keep what was found there.
 */
export function redact(
  text: string,
  findings: readonly Finding[],
  choices: TreatmentChoices = {},
): Redaction[] {
  const treated = findings.map((finding, index) => ({
    start: finding.start,
    end: finding.end,
    finding,
    treatment: treatmentOf(finding, index, choices),
    isKeptByChoice: isKeptByChoice(finding, index, choices),
  }));
  const removals = treated.filter(
    ({ treatment }) => treatment !== 'keep' && treatment !== 'comment',
  );
  const everywhere = [
    ...removals,
    ...recurrencesOf(text, treated),
    ...givenValues(text, choices.values ?? []),
  ];
  const comments = treated.filter(({ treatment }) => treatment === 'comment');
  return [
    ...labelled(text, withoutOverlaps(everywhere)),
    ...comments.map(({ finding }) => remark(finding)),
  ].sort((one, other) => one.start - other.start || one.end - other.end);
}

/** Given values of fewer letters and digits than this would stand nearly everywhere. */
const SHORTEST_GIVEN = 3;

/** What a person named goes wherever it stands, within words as well. */
function givenValues(text: string, values: readonly string[]): Treated[] {
  const find = createSpellingFinder(values, { leastUnits: SHORTEST_GIVEN, withinWords: true });
  return find(text).map(({ start, end }) => ({
    start,
    end,
    finding: { type: GIVEN_VALUE },
    treatment: 'remove',
  }));
}

/** A single word shorter than this, without a digit, may well be an ordinary word somewhere else. */
const TELLING_LENGTH = 7;
const SHORTEST = 4;
/** From so many visible characters on a value is told from chance whatever white space is in it. */
const LONG = 8;

/** Whether a value is so particular that it means the same wherever it stands. */
function isTelling(value: string): boolean {
  if (value.length < SHORTEST) return false;
  return /\d/.test(value) || /\S\s+\S/.test(value) || value.length >= TELLING_LENGTH;
}

/** Further places where a value stands that is taken out somewhere. */
function recurrencesOf(text: string, treated: readonly Treated[]): Treated[] {
  const valueOf = ({ start, end }: Stretch): string => text.slice(start, end);
  const telling = treated.filter(
    (one) => (one.treatment === 'label' || one.treatment === 'remove') && isTelling(valueOf(one)),
  );
  const origins = [...new Map(telling.map((one) => [valueOf(one).toLowerCase(), one])).values()];
  const kept = treated.filter((one) => one.isKeptByChoice);
  const isKept = ({ start, end }: Stretch): boolean =>
    kept.some((one) => one.start <= start && one.end >= end);
  const values = origins.map(valueOf);
  const found = [
    ...createOccurrenceFinder(values)(text),
    ...createSpellingFinder(values, { leastUnits: LONG, withinWords: false })(text),
  ];
  return found.flatMap((occurrence) => {
    const origin = origins[occurrence.index];
    if (origin === undefined || isKept(occurrence)) return [];
    const { start, end } = occurrence;
    return [{ ...origin, start, end }];
  });
}

/** Joins what overlaps: the longest of a cluster says what stands there, and everything that any of them covers goes. */
function withoutOverlaps(treated: readonly Treated[]): Treated[] {
  const joined: Treated[] = [];
  for (const one of treated.toSorted(byStart)) {
    const last = joined.at(-1);
    if (last === undefined || one.start >= last.end) joined.push(one);
    else joined[joined.length - 1] = join(last, one);
  }
  return joined;
}

function byStart(one: Stretch, other: Stretch): number {
  return one.start - other.start || other.end - one.end;
}

function join(one: Treated, other: Treated): Treated {
  const surviving = lengthOf(other) > lengthOf(one) ? other : one;
  return { ...surviving, start: one.start, end: Math.max(one.end, other.end) };
}

function lengthOf({ start, end }: Stretch): number {
  return end - start;
}

function labelled(text: string, treated: readonly Treated[]): Redaction[] {
  const labelFor = createLabels();
  return treated.map(({ start, end, finding, treatment }) => {
    const { type: label, replacement = '' } = finding;
    if (treatment === 'remove') return { start, end, action: 'remove', label };
    const value = text.slice(start, end);
    const wording = treatment === 'suggest' ? replacement : labelFor(label, value);
    return { start, end, action: 'replace', text: wording, label };
  });
}

function remark(finding: Finding): Redaction {
  const { start, end, type: label, typeName, why, recommendation } = finding;
  return { start, end, action: 'comment', text: `${typeName}: ${why} ${recommendation}`, label };
}
