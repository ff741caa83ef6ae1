import type { DetectorDescription, Place, PlaceDetector } from '#engine/detector.ts';
import { readColumnOf } from '#engine/tables/table-column.ts';
import { type LabeledValue, valueAfterLabel, valueAt } from '#engine/text/labeled-value.ts';
import { endOfMatchAt, matchesAt } from '#engine/text/match-at.ts';

import { isPeopleHeader } from './is-people-header.ts';

/** An identifier whose format is not distinctive, so a label must name it. */
export interface LabeledIdentifier extends Omit<DetectorDescription, 'category' | 'severity'> {
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
export function labeledIdentifier({
  form,
  isValid,
  beforeSign = [],
  ...description
}: LabeledIdentifier): PlaceDetector {
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
      const found = valueAfterLabel(place, form) ?? valueInNextCell(place, form);
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

/** The rule between the two cells of a row, and the end of the row. */
const NEXT_CELL = /(?:[ ]?(?:no|nr|number)\b)?[.:]?\*{0,2}[ ]{0,40}\|[ ]{0,20}/iy;
const ROW_ENDS = /[ ]{0,40}\|?[ ]{0,8}(?:\r?\n|$)/y;
const ROW_BEGINS = /(?:^|\n)[ ]{0,8}\|?[ ]{0,8}\*{0,2}(?:\p{L}{2,12} )?$/u;

/** The value in a table whose rows have a label and a value each. */
function valueInNextCell({ text, start, end }: Place, form: RegExp): LabeledValue | undefined {
  const from = endOfMatchAt(text, end, NEXT_CELL);
  if (from === undefined || !ROW_BEGINS.test(text.slice(0, start))) return undefined;
  const found = valueAt(text, from, form);
  return found !== undefined && matchesAt(text, found.end, ROW_ENDS) ? found : undefined;
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
