import type { Finding } from '../vocabulary.ts';
import { createLabels } from './labels.ts';
import { findOccurrences, isTelling, type Stretch } from './occurrences.ts';
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

/** Further places where a value stands that is taken out somewhere. */
function recurrencesOf(text: string, treated: readonly Treated[]): Treated[] {
  const byValue = new Map<string, Treated>();
  for (const one of treated) {
    const value = text.slice(one.finding.start, one.finding.end);
    const isTakenOut = one.treatment === 'label' || one.treatment === 'remove';
    if (isTakenOut && isTelling(value)) byValue.set(value.toLowerCase(), one);
  }
  const kept = treated
    .filter(({ treatment }) => treatment === 'keep')
    .map(({ finding }) => finding);
  const isKept = ({ start, end }: Stretch): boolean =>
    kept.some((finding) => finding.start <= start && finding.end >= end);
  return findOccurrences(text, byValue.keys()).flatMap((stretch) => {
    const origin = byValue.get(text.slice(stretch.start, stretch.end).toLowerCase());
    if (origin === undefined || isKept(stretch)) return [];
    return [{ ...origin, finding: { ...origin.finding, ...stretch } }];
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
