import type { Match, Place } from '#engine/detector.ts';
import { isCreatedColumn } from '#engine/tables/created-table.ts';
import { readColumnValues } from '#engine/tables/table-column.ts';
import { endOfLine, linesAround } from '#engine/text/lines.ts';
import { oneLine } from '#engine/text/one-line.ts';

import { canBeName } from './name-form.ts';
import { HEAD } from './name-in-field.ts';
import { NAME_KEYS, ROLE_KEYS } from './name-in-record.ts';
import { COLUMNS, FIELDS, ROLES } from './name-labels.ts';

const CELL = new RegExp(
  oneLine`(?:(?:van|von|de|der|den|di|da|del|la|le|el|al|bin
    |v\.d\.)[ ]){0,3}\p{Lu}[\p{L}\p{M}'’.-]{0,24}(?:[ ](?:(?:van|von|de|der|den|di|da|del|la|le
    |v\.d\.|e|y)[ ]){0,2}\p{Lu}[\p{L}\p{M}'’.-]{0,24}){0,3}`,
  'uy',
);
const FULL_NAME = new RegExp(`${CELL.source}(?:,[ ]\\p{Lu}[\\p{L}\\p{M}'’.-]{1,24})?`, 'uy');

/** Things have names too: one-word names count as people only if another column is about people. */
const OF_PEOPLE = new RegExp(
  oneLine`\b(?:role|job|title|position|department|dept|team|e-?mail|phone|tel|telephone
    |mobile|address|city|town|dob|birth|born|age|sex|gender|grade|salary|pay|wage|shift
    |signature|signed|attended|ward|bed|desk|ext|extension|employer|occupation|nationality
    |citizenship|religion|relationship|allerg\w+|diagnosis|condition|surname|last|first
    |initials?|staff|employee|patient|member|login|password|passport|visa|iban|present|absent
    |apologies)\b`,
  'i',
);

/** What programs have in the rows with which they are tried. */
const MADE_UP =
  /^(?:test|dummy|sample|example|placeholder|demo)(?: (?:test|dummy|user|owner|person|customer|employee|account|name|\p{L}))?$/iu;

/** The names in the column that a trigger heads. */
export function namesBelow(place: Place, trigger: string): Match[] {
  const isRole = [ROLES, ROLE_KEYS, FIELDS].some((words) => words.includes(trigger));
  if (!isRole && !COLUMNS.includes(trigger) && !NAME_KEYS.includes(trigger)) return [];
  if (isOfThings(place, trigger)) return [];
  const names = readColumnValues(place, FULL_NAME);
  // Below a field of a form are the labels of other fields.
  if (names.length === 0 || names.some(({ value }) => HEAD.test(value))) return [];
  if (trigger === 'name' && !names.some(isOfWords) && !isPeopleHeader(place)) return [];
  const why = 'A capitalized name appears in a column of names.';
  return names
    .filter(
      ({ value }) => canBeName(value) && !MADE_UP.test(value) && (!isRole || value.includes(' ')),
    )
    .map(({ start, end }) => ({ start, end, confidence: 0.95, why }));
}

/** Whether a vague label heads what things are called, in a table that a statement creates or one without surnames. */
function isOfThings(place: Place, trigger: string): boolean {
  if (/^names?$/.test(trigger)) return isCreatedColumn(place.text, place.end);
  return trigger === 'given' && !isBesideSurname(place);
}

function isPeopleHeader({ text, start, end }: Place): boolean {
  const from = text.lastIndexOf('\n', start) + 1;
  const head = text.slice(from, start) + text.slice(end, endOfLine(text, end));
  return OF_PEOPLE.test(head);
}

/** The word alone heads a column of given names only where the other one is there. */
function isBesideSurname(place: Place): boolean {
  return /(?<!\p{L})(?:surnames?|family|last)(?!\p{L})/iu.test(linesAround(place.text, place));
}

function isOfWords({ value }: { readonly value: string }): boolean {
  return /[ ,]/.test(value);
}
