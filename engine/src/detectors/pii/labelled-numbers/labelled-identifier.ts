import type { DetectorDescription, PlaceDetector } from '#engine/detector.ts';
import { valueAfterLabel } from '#engine/text/labelled-value.ts';
import { matchesAt } from '#engine/text/match-at.ts';
import { readColumnOf } from '#engine/text/table-column.ts';

import { isPeopleHeader } from './is-people-header.ts';

/** An identifier whose format is not distinctive, so a label must name it. */
export interface LabelledIdentifier extends Omit<DetectorDescription, 'category' | 'severity'> {
  readonly severity?: DetectorDescription['severity'];
  /** Literals that name the identifier; the value follows immediately. */
  readonly triggers: readonly string[];
  /** Words that are labels only before a number sign, as in `policy # 4471`. */
  readonly beforeSign?: readonly string[];
  /** Sticky; tried after the label and its connecting words. */
  readonly form: RegExp;
  /** A checksum or other validation; without one, the label is the only evidence. */
  readonly isValid?: (value: string) => boolean;
}

/** Builds a detector that reads the value after a label; severity defaults to high. */
export function labelledIdentifier({
  form,
  isValid,
  beforeSign = [],
  ...description
}: LabelledIdentifier): PlaceDetector {
  return {
    severity: 'high',
    isSensitive: true,
    ...description,
    triggers: [...withKeys(description.triggers), ...beforeSign],
    glance: (text, start, end) =>
      !beforeSign.includes(text.slice(start, end).toLowerCase()) || matchesAt(text, end, SIGN),
    scope: 'place',
    category: 'pii',
    verify(place) {
      const found = valueAfterLabel(place, form);
      if (found === undefined || !/\d/.test(found.value)) return undefined;
      if (isValid?.(compact(found.value)) === false) {
        return undefined;
      }
      const label = place.text.slice(place.start, place.end).replaceAll(/\s{1,100}/g, ' ');
      const proof = isValid === undefined ? '' : ', and its check digit is valid';
      return {
        start: found.start,
        end: found.end,
        confidence: isValid === undefined ? 0.85 : 0.97,
        why: `A value in the expected format follows “${label}”${proof}.`,
      };
    },
    readList: (place) =>
      readColumnOf(place, form, isPeopleHeader(place) ? 2 : 3)
        .filter(({ value }) => /\d/.test(value) && isValid?.(compact(value)) !== false)
        .map(({ start, end }) => ({
          start,
          end,
          confidence: 0.85,
          why: 'A value in the expected format appears in a column with this type of label.',
        })),
  };
}

/** A number sign followed by a number. */
const SIGN = / ?# ?[A-Z]{0,4}[- ]?\d/y;
const WORDS_ALONE = /^[a-z]+(?: [a-z]+)+$/;

/** The same labels as identifiers in code: `account_number` and `accountNumber`. */
function withKeys(labels: readonly string[]): readonly string[] {
  const keys = labels.flatMap((label) =>
    WORDS_ALONE.test(label) ? [label.replaceAll(' ', '_'), label.replaceAll(' ', '')] : [],
  );
  return [...new Set([...labels, ...keys])];
}

function compact(value: string): string {
  return value.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase();
}
