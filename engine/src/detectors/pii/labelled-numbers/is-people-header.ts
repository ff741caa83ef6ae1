import type { Place } from '#engine/detector.ts';
import { endOfLine } from '#engine/text/lines.ts';

const HEADS_PEOPLE =
  /(?<![\p{L}])(?:(?:sur|first[ _]?|last[ _]?|full[ _]?|family |other |given )names?|names?|guest|visitor|passenger|employee|dob|born|date of birth|nationality|passport)(?![\p{L}])/iu;

/** Whether the table header that contains a place also has a column for people. */
export function isPeopleHeader({ text, start, end }: Place): boolean {
  const before = text.slice(text.lastIndexOf('\n', start) + 1, start);
  return HEADS_PEOPLE.test(`${before}|${text.slice(end, endOfLine(text, end))}`);
}
