import type { Match, Place } from '#engine/detector.ts';
import { BESIDE_CONTACT } from '#engine/detectors/company.ts';
import { isColumnHeader, readColumnValues } from '#engine/tables/table-column.ts';
import { valueAt } from '#engine/text/labeled-value.ts';
import { endOfMatchAt } from '#engine/text/match-at.ts';
import { oneLine } from '#engine/text/one-line.ts';

import { streetAtEnd } from './street-forms.ts';

/** Headers of columns of streets, and of towns with postcodes. */
export const STREET_HEADS: readonly string[] = (
  'address|street|street address|home address|postal address|address line 1|address 1|adresse|' +
  'strasse|ulica|adres|adress|indirizzo|calle|street_address|streetaddress|address_line_1|' +
  'address_line1|addressline1|address1|home_address|homeaddress|shipping_address|billing_address'
).split('|');
export const TOWN_HEADS: readonly string[] =
  'city|town|postcode|post code|postal code|zip|zip code|plz|ort|city/postcode|postalcode|postal_code|post_code|zipcode|zip_code'.split(
    '|',
  );

const HEADS = new Set([...STREET_HEADS, ...TOWN_HEADS]);
const CELL = /[\p{L}\d][^\n\t|;@]{3,100}/uy;
/** `68000 Colmar`, or an alphanumeric code. */
const TOWN_CELL =
  /(?:(?:\d{4,5}|\d{3} \d{2}|\d{2}-\d{3})(?: [A-Z]{2})? \p{Lu}[\p{L}\p{M}' -]{1,30}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})/uy;

/** After a key, a quoted value, as in program output. */
const MARKED = /["'\x60]?[ \t]{0,4}(?::|=>?)[ \t]{0,4}["'\x60](?=[^"'\x60\n]{3,100}["'\x60])/y;
/** An unquoted value needs its own line and a key that is not used in forms. */
const BARE = /[ \t]{0,4}(?::|=)[ \t]{0,4}(?=[^"'\x60\n]{3,80}(?:\n|$))/y;
const KEY_ALONE = /[_\d]|^(?:zip|zipcode|postalcode|streetaddress|homeaddress)$/i;
const KEY_FOLLOWS = /^["'\x60]?[ \t]{0,4}(?::|=)/;
const VALUE = /[\p{L}\d][^"'\x60\n|;@<>{}]{2,100}/uy;
const CODE =
  /(?:\d{4,6}(?:-\d{3,4})?|\d{2}-\d{3}|\d{3} \d{2}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{4} ?[A-Z]{2})(?=["'\x60]?[ \t]{0,4}(?:[,;}\r\n]|$))/y;

/** Whether a trigger heads a column of addresses, or is the key of one. */
export function isAddressHeader(text: string, start: number, end: number): boolean {
  if (!isHead(text.slice(start, end))) return false;
  return isColumnHeader(text, start, end) || KEY_FOLLOWS.test(text.slice(end, end + 8));
}

/** The street or postcode under a key of a record, which counts as an address only with a person nearby. */
export function addressInRecord({ text, start, end }: Place): Match | undefined {
  const key = text.slice(start, end);
  const bare = KEY_ALONE.test(key) ? BARE : MARKED;
  const from = endOfMatchAt(text, end, MARKED) ?? endOfMatchAt(text, end, bare);
  if (from === undefined) return undefined;
  const isCode = /code|zip|plz/i.test(key);
  const found = valueAt(text, from, isCode ? CODE : VALUE);
  if (found === undefined || !/\d/.test(found.value)) return undefined;
  if (!isCode && !isStreet(found.value)) return undefined;
  const why = 'A street and number, or a code, follow the key of an address field.';
  return {
    start: from,
    end: from + found.value.trimEnd().length,
    ...BESIDE_CONTACT,
    why,
  };
}

/** Whether a trigger is only a column header; such words do not occur in street names. */
export function isHeadAlone(text: string, start: number, end: number): boolean {
  const word = text.slice(start, end);
  return isHead(word) && !/^str/i.test(word);
}

function isHead(word: string): boolean {
  return HEADS.has(word.toLowerCase());
}

/**
 * The streets below a column header, or the towns with postcodes, which count as addresses only with a person in their
 * row.
 */
export function addressesBelow(place: Place): Match[] {
  const head = place.text.slice(place.start, place.end);
  if (!isHead(head)) return [];
  if (TOWN_HEADS.includes(head.toLowerCase())) {
    const why = 'A town and its code appear in a column of towns next to a person.';
    const { confidence, company } = BESIDE_CONTACT;
    return readColumnValues(place, TOWN_CELL).map(({ start, end }) => ({
      start,
      end,
      confidence,
      company,
      why,
    }));
  }
  const why = 'A street and number appear in an address column.';
  return readColumnValues(place, CELL)
    .filter(({ value }) => isStreet(value) || isHouse(value))
    .map(({ start, end }) => ({ start, end, confidence: 0.78, why }));
}

/** Words and a house number, in either order: `C/ Romero 33`, `67C Araquil`, `23 Av. dos Lusíadas`. */
const HOUSE = new RegExp(
  oneLine`^(?:\d{1,5}[A-Z]?(?:[-/]\d{1,4})?,?[ ])?(?:(?:\p{L}[\p{L}\p{M}'’./ºª-]{0,24}
    |\d{1,3}(?:st|nd|rd|th))[ ,]{1,2}){0,6}\p{L}[\p{L}\p{M}'’.-]{0,24}(?:,?[ ](?:n[o.º]{0,2}[ ]?
    |nr\.?[ ]?|#)?\d{1,5}(?:[-/ ]?[A-Z\d]{1,4})?)?$`,
  'u',
);

/** Whether a cell in an address column contains a street name and a house number. */
function isHouse(cell: string): boolean {
  return /\d/.test(cell) && /\p{Lu}\p{L}{2}/u.test(cell) && HOUSE.test(cell.trim());
}

/** Whether the first part of a cell is a street and a house number. */
function isStreet(cell: string): boolean {
  const [first = ''] = cell.split(',', 1);
  return streetAtEnd(first.trim())?.index === 0;
}
