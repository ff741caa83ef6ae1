import type { Place } from '#engine/detector.ts';
import { isCreatedColumn } from '#engine/tables/created-table.ts';
import { endOfLine } from '#engine/text/lines.ts';

const HEADS_PEOPLE =
  /(?<![\p{L}])(?:(?:sur|first[ _]?|last[ _]?|full[ _]?|family |other |given )names?|names?|guest|visitor|passenger|employee|dob|born|date[ _]of[ _]birth|birth_?date|respondent|participant|applicant|patient|gender|nationality|passport)(?![\p{L}])/iu;
/** The columns of people in a statement that creates a table, of which things have names too. */
const COLUMN_OF_PEOPLE =
  /(?<!\p{L})(?:(?:sur|first_?|last_?|full_?|family_?|given_?)names?|dob|birth_?date|date_of_birth|e?mail|phone|password\w{0,12}|nationality)(?!\p{L})/iu;
/** How far from a column the others of its table are looked for. */
const NEAR = 600;

/** Whether the table header that contains a place also has a column for people. */
export function isPeopleHeader({ text, start, end }: Place): boolean {
  if (isCreatedColumn(text, end)) {
    const from = Math.max(text.lastIndexOf(';', start), start - NEAR, 0);
    return COLUMN_OF_PEOPLE.test(text.slice(from, start) + text.slice(end, end + NEAR));
  }
  const before = text.slice(text.lastIndexOf('\n', start) + 1, start);
  return HEADS_PEOPLE.test(`${before}|${text.slice(end, endOfLine(text, end))}`);
}
