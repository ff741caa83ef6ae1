import type { Place } from '#engine/detector.ts';

const HEADS_PEOPLE =
  /(?<![\p{L}])(?:(?:sur|first[ _]?|last[ _]?|full[ _]?|family |other |given )names?|names?|guest|visitor|passenger|employee|dob|born|date of birth|nationality|passport)(?![\p{L}])/iu;

/** Whether the table header that contains a place also has a column for people. */
export function isPeopleHeader({ text, start, end }: Place): boolean {
  const lineEnd = text.indexOf('\n', end);
  const from = text.lastIndexOf('\n', start) + 1;
  const before = text.slice(from, start);
  return HEADS_PEOPLE.test(`${before}|${text.slice(end, lineEnd === -1 ? text.length : lineEnd)}`);
}
