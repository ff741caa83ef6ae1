import { findOccurrences, type Stretch } from '#engine/text/occurrences.ts';

import type { Finding } from '../vocabulary.ts';
import { createLabels } from './labels.ts';
import { type Treatment, treatmentOf, type TreatmentChoices } from './treatment.ts';

/** What becomes of one stretch of a text. */
export interface Redaction extends Stretch {
  /** `remove` takes the stretch out, `replace` puts `text` in its place, `comment` leaves it and remarks `text` on it. */
  readonly action: 'remove' | 'replace' | 'comment';
  readonly text?: string;
  /** The finding's type. */
  readonly label: string;
}

/** A finding and what is to become of it. */
interface Treated {
  readonly finding: Finding;
  readonly treatment: Treatment;
}

/**
 * Turns findings into the edits of a cleaned copy, ordered by start. What is removed or replaced does not overlap;
 * comments may lie around it. A telling value that is taken out in one place is taken out in every place where it
 * stands, but where a finding there is to be kept.
 */
export function redact(
  text: string,
  findings: readonly Finding[],
  choices: TreatmentChoices = {},
): Redaction[] {
  const treated = findings.map((finding, index) => ({
    finding,
    treatment: treatmentOf(finding, index, choices),
  }));
  const removals = treated.filter(
    ({ treatment }) => treatment !== 'keep' && treatment !== 'comment',
  );
  const everywhere = [...removals, ...recurrencesOf(text, treated)];
  const comments = treated.filter(({ treatment }) => treatment === 'comment');
  return [...labelled(text, withoutOverlaps(everywhere)), ...comments.map(remark)].sort(
    (one, other) => one.start - other.start || one.end - other.end,
  );
}

/** A single word shorter than this, without a digit, may well be an ordinary word somewhere else. */
const TELLING_LENGTH = 7;
const SHORTEST = 4;

/** Whether a value is so particular that it means the same wherever it stands. */
function isTelling(value: string): boolean {
  if (value.length < SHORTEST) return false;
  return /\d/.test(value) || /\S\s+\S/.test(value) || value.length >= TELLING_LENGTH;
}

/** Further places where a value stands that is taken out somewhere. */
function recurrencesOf(text: string, treated: readonly Treated[]): Treated[] {
  const valueOf = ({ finding }: Treated): string => text.slice(finding.start, finding.end);
  const telling = treated.filter(
    (one) => (one.treatment === 'label' || one.treatment === 'remove') && isTelling(valueOf(one)),
  );
  const origins = [...new Map(telling.map((one) => [valueOf(one).toLowerCase(), one])).values()];
  const kept = treated.filter(({ treatment }) => treatment === 'keep');
  const isKept = ({ start, end }: Stretch): boolean =>
    kept.some(({ finding }) => finding.start <= start && finding.end >= end);
  return findOccurrences(text, origins.map(valueOf)).flatMap((occurrence) => {
    const origin = origins[occurrence.index];
    if (origin === undefined || isKept(occurrence)) return [];
    const { start, end } = occurrence;
    return [{ ...origin, finding: { ...origin.finding, start, end } }];
  });
}

/** Joins what overlaps: the longest of a cluster says what stands there, and everything that any of them covers goes. */
function withoutOverlaps(treated: readonly Treated[]): Treated[] {
  const joined: Treated[] = [];
  for (const one of treated.toSorted(byStart)) {
    const last = joined.at(-1);
    if (last === undefined || one.finding.start >= last.finding.end) joined.push(one);
    else joined[joined.length - 1] = join(last, one);
  }
  return joined;
}

function byStart({ finding: one }: Treated, { finding: other }: Treated): number {
  return one.start - other.start || other.end - one.end;
}

function join(one: Treated, other: Treated): Treated {
  const end = Math.max(one.finding.end, other.finding.end);
  const surviving = lengthOf(other) > lengthOf(one) ? other : one;
  return { ...surviving, finding: { ...surviving.finding, start: one.finding.start, end } };
}

function lengthOf({ finding }: Treated): number {
  return finding.end - finding.start;
}

function labelled(text: string, treated: readonly Treated[]): Redaction[] {
  const labelFor = createLabels();
  return treated.map(({ finding, treatment }) => {
    const { start, end, type: label, replacement = '' } = finding;
    if (treatment === 'remove') return { start, end, action: 'remove', label };
    const value = text.slice(start, end);
    const wording = treatment === 'suggest' ? replacement : labelFor(label, value);
    return { start, end, action: 'replace', text: wording, label };
  });
}

function remark({ finding }: Treated): Redaction {
  const { start, end, type: label, typeName, why, recommendation } = finding;
  return { start, end, action: 'comment', text: `${typeName}: ${why} ${recommendation}`, label };
}
