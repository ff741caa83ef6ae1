import { byPosition } from '#engine/spans/by-position.ts';
import { longerFirst } from '#engine/spans/longer-first.ts';
import type { Finding, Span, TreatmentChoices } from '#engine/vocabulary.ts';

import { findGivenValues } from './given-values.ts';
import { createLabels } from './labels.ts';
import { createNameResolver } from './name-resolver.ts';
import { findRecurrences } from './recurrences.ts';
import { isKeptByChoice, PERSON_NAME, type TreatedSpan, treatmentOf } from './treatment.ts';
import { writeRemarks } from './write-remarks.ts';

/** The edit of one stretch of a text. */
export interface Redaction extends Span {
  /**
   * `remove` deletes the stretch, `replace` puts `text` in its place, `comment` keeps it and attaches `text` to it.
   * `keep` says that a value that is removed elsewhere stays here.
   */
  readonly action: 'remove' | 'replace' | 'comment' | 'keep';
  readonly text?: string;
  /** The finding's type. */
  readonly label: string;
  /** Where `text` is a label: the value that it stands for, in the one spelling that all its places share. */
  readonly value?: string;
}

/** The type of a value that a person named and no detector found. */
const GIVEN_VALUE = 'given-value';

/**
 * Turns findings into the edits of a cleaned copy, ordered by start. Removals and replacements do not overlap; comments
 * may enclose them. A distinctive value that is removed in one place is removed everywhere, including parts of a
 * person's name, except where a person chose to keep a finding. Every place where a removed value stays, by choice or
 * because it means something else there, has an edit `keep`.
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
    ...findGivenValues(text, choices.values ?? []).map(toRemoval),
  ];
  // Where findings overlap, their union is a value too.
  const removals = [...chosen, ...withoutOverlaps(chosen)];
  const { taken, left } = findRecurrences(text, treated, removals);
  const cuts = withoutOverlaps([...chosen, ...taken]);
  const comments = treated.filter(({ treatment }) => treatment === 'comment');
  return [
    ...toRedactions(text, cuts),
    ...withoutCutSpans(left, cuts).map(toKept),
    ...toRemarks(
      comments.map(({ finding }) => finding),
      [...chosen, ...cuts].map(({ start, end }) => text.slice(start, end)),
    ),
  ].sort(byPosition);
}

/** A value that a person named is removed wherever it occurs, within words as well. */
function toRemoval({ start, end }: Span): TreatedSpan {
  return { start, end, finding: { type: GIVEN_VALUE }, treatment: 'remove' };
}

/** The spans that no cut touches; the cuts are ordered and do not overlap. */
function withoutCutSpans(treated: readonly TreatedSpan[], cuts: readonly Span[]): TreatedSpan[] {
  let next = 0;
  return treated.toSorted(longerFirst).filter(({ start, end }) => {
    while (next < cuts.length && cuts[next]!.end <= start) next += 1;
    const cut = cuts[next];
    return cut === undefined || cut.start >= end;
  });
}

/** Joins overlapping stretches: the longest of a cluster decides how it is treated, and the whole of it is removed. */
function withoutOverlaps(treated: readonly TreatedSpan[]): TreatedSpan[] {
  const joined: TreatedSpan[] = [];
  for (const one of treated.toSorted(longerFirst)) {
    const last = joined.at(-1);
    if (last === undefined || one.start >= last.end) joined.push(one);
    else joined[joined.length - 1] = merge(last, one);
  }
  return joined;
}

function merge(one: TreatedSpan, other: TreatedSpan): TreatedSpan {
  const { value, ...surviving } = lengthOf(other) > lengthOf(one) ? other : one;
  const joined = { ...surviving, start: one.start, end: Math.max(one.end, other.end) };
  const isWhole = lengthOf(joined) === lengthOf(surviving);
  return isWhole && value !== undefined ? { ...joined, value } : joined;
}

function lengthOf({ start, end }: Span): number {
  return end - start;
}

function toRedactions(text: string, treated: readonly TreatedSpan[]): Redaction[] {
  const labelFor = createLabels(text, new Set(treated.map(({ finding }) => finding.type)));
  const valueOf = ({ start, end, value }: TreatedSpan): string => value ?? text.slice(start, end);
  const persons = treated.filter(({ finding }) => finding.type === PERSON_NAME);
  const fullNameOf = createNameResolver(persons.map(valueOf));
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

function toKept({ start, end, finding }: TreatedSpan): Redaction {
  return { start, end, action: 'keep', label: finding.type };
}

function toRemarks(findings: readonly Finding[], removed: readonly string[]): Redaction[] {
  const remarks = writeRemarks(findings, removed);
  return findings.map(({ start, end, type: label }, index) => ({
    start,
    end,
    action: 'comment',
    text: remarks[index]!,
    label,
  }));
}
