import { byPosition } from '#engine/spans/by-position.ts';
import { longerFirst } from '#engine/spans/longer-first.ts';
import { searchedAnywhere } from '#engine/spelling/searched-value.ts';
import { createValueFinder } from '#engine/spelling/value-finder.ts';
import type { Finding, Span, TreatmentChoices } from '#engine/vocabulary.ts';

import { createFullNames } from './full-names.ts';
import { createLabels } from './labels.ts';
import { recurrencesOf } from './recurrences.ts';
import { isKeptByChoice, PERSON_NAME, type Treated, treatmentOf } from './treatment.ts';

/** What becomes of one stretch of a text. */
export interface Redaction extends Span {
  /**
   * `remove` takes the stretch out, `replace` puts `text` in its place, `comment` leaves it and remarks `text` on it. `keep`
   * says that a value which is taken out elsewhere stays here.
   */
  readonly action: 'remove' | 'replace' | 'comment' | 'keep';
  readonly text?: string;
  /** The finding's type. */
  readonly label: string;
  /** Where `text` is a label: the value that it stands for, by the name that all its places share. */
  readonly value?: string;
}

/** The label of what a person named instead of the engine finding it. */
const GIVEN_VALUE = 'given-value';

/**
 * Turns findings into the edits of a cleaned copy, ordered by start. What is removed or replaced does not overlap;
 * comments may lie around it. A telling value that is taken out in one place is taken out in every place where it
 * stands, the parts of a person's name included, but where a person chose to keep what was found there. Of every value
 * that is taken out, each place where it stays, by choice or as it means something else there, is said to be kept.
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
  const chosen = [
    ...treated.filter(({ treatment }) => treatment !== 'keep' && treatment !== 'comment'),
    ...givenValues(text, choices.values ?? []),
  ];
  // Of what overlaps the whole is a value too.
  const removals = [...chosen, ...withoutOverlaps(chosen)];
  const { taken, left } = recurrencesOf(text, treated, removals);
  const cuts = withoutOverlaps([...chosen, ...taken]);
  const comments = treated.filter(({ treatment }) => treatment === 'comment');
  return [
    ...labelled(text, cuts),
    ...untouched(left, cuts).map(keep),
    ...comments.map(({ finding }) => remark(finding)),
  ].sort(byPosition);
}

/** Given values of fewer letters and digits than this would stand nearly everywhere. */
const SHORTEST_GIVEN = 3;

/** What a person named goes wherever it stands, within words as well. */
function givenValues(text: string, values: readonly string[]): Treated[] {
  const sought = values
    .map((value) => ({ searched: searchedAnywhere(value) }))
    .filter(({ searched }) => searched.key.length >= SHORTEST_GIVEN);
  return createValueFinder(sought)
    .find(text)
    .map(({ start, end }) => ({
      start,
      end,
      finding: { type: GIVEN_VALUE },
      treatment: 'remove',
    }));
}

/** Those of which nothing is cut out; the cuts are ordered and do not overlap. */
function untouched(treated: readonly Treated[], cuts: readonly Span[]): Treated[] {
  let next = 0;
  return treated.toSorted(longerFirst).filter(({ start, end }) => {
    while (next < cuts.length && cuts[next]!.end <= start) next += 1;
    const cut = cuts[next];
    return cut === undefined || cut.start >= end;
  });
}

/** Joins what overlaps: the longest of a cluster says what stands there, and everything that any of them covers goes. */
function withoutOverlaps(treated: readonly Treated[]): Treated[] {
  const joined: Treated[] = [];
  for (const one of treated.toSorted(longerFirst)) {
    const last = joined.at(-1);
    if (last === undefined || one.start >= last.end) joined.push(one);
    else joined[joined.length - 1] = join(last, one);
  }
  return joined;
}

function join(one: Treated, other: Treated): Treated {
  const { value, ...surviving } = lengthOf(other) > lengthOf(one) ? other : one;
  const joined = { ...surviving, start: one.start, end: Math.max(one.end, other.end) };
  const isWhole = lengthOf(joined) === lengthOf(surviving);
  return isWhole && value !== undefined ? { ...joined, value } : joined;
}

function lengthOf({ start, end }: Span): number {
  return end - start;
}

function labelled(text: string, treated: readonly Treated[]): Redaction[] {
  const labelFor = createLabels(text, new Set(treated.map(({ finding }) => finding.type)));
  const valueOf = ({ start, end, value }: Treated): string => value ?? text.slice(start, end);
  const persons = treated.filter(({ finding }) => finding.type === PERSON_NAME);
  const fullNameOf = createFullNames(persons.map(valueOf));
  return treated.map((one) => {
    const { start, end, finding, treatment } = one;
    const { type: label, replacement = '' } = finding;
    if (treatment === 'remove') return { start, end, action: 'remove', label };
    const value = label === PERSON_NAME ? fullNameOf(valueOf(one)) : valueOf(one);
    return treatment === 'suggest'
      ? { start, end, action: 'replace', text: replacement, label }
      : { start, end, action: 'replace', text: labelFor(label, value), label, value };
  });
}

function keep({ start, end, finding }: Treated): Redaction {
  return { start, end, action: 'keep', label: finding.type };
}

function remark(finding: Finding): Redaction {
  const { start, end, type: label, typeName, why, recommendation } = finding;
  return { start, end, action: 'comment', text: `${typeName}: ${why} ${recommendation}`, label };
}
