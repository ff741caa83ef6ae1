import type { Match, Place } from '#engine/detector.ts';
import { TENTATIVE } from '#engine/settling/keep-in-company.ts';
import { isHeadOfColumn, valuesBelow } from '#engine/text/table-column.ts';

import { streetAtEnd } from './street-forms.ts';

/** Heads of columns of streets, and of towns with their codes. */
export const STREET_HEADS: readonly string[] =
  'address|street|street address|home address|postal address|address line 1|address 1|adresse|strasse|ulica|adres|adress|indirizzo|calle'.split(
    '|',
  );
export const TOWN_HEADS: readonly string[] =
  'city|town|postcode|post code|postal code|zip|zip code|plz|ort|city/postcode'.split('|');

const HEADS = new Set([...STREET_HEADS, ...TOWN_HEADS]);
const CELL = /[\p{L}\d][^\n\t|;@]{3,100}/uy;
/** `68000 Colmar`, or a code of letters and digits. */
const TOWN_CELL =
  /(?:(?:\d{4,5}|\d{3} \d{2}|\d{2}-\d{3})(?: [A-Z]{2})? \p{Lu}[\p{L}\p{M}' -]{1,30}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})/uy;

/** Whether a trigger heads a column of addresses. */
export function headsAddresses(text: string, start: number, end: number): boolean {
  return isHead(text.slice(start, end)) && isHeadOfColumn(text, start, end);
}

/** Whether a trigger is asked about columns alone; streets are called by no such word. */
export function isHeadAlone(text: string, start: number, end: number): boolean {
  const word = text.slice(start, end);
  return isHead(word) && !/^str/i.test(word);
}

function isHead(word: string): boolean {
  return HEADS.has(word.toLowerCase());
}

/** The streets below the head of a column, or the towns with their codes, which somebody named in their row makes addresses. */
export function addressesBelow(place: Place): Match[] {
  const head = place.text.slice(place.start, place.end);
  if (!isHead(head)) return [];
  if (TOWN_HEADS.includes(head.toLowerCase())) {
    const why = 'A town and its code in a column of such, beside somebody.';
    return valuesBelow(place, TOWN_CELL).map(({ start, end }) => ({
      start,
      end,
      confidence: TENTATIVE,
      why,
    }));
  }
  const why = 'A street and a number in a column of addresses.';
  return valuesBelow(place, CELL)
    .filter(({ value }) => isStreet(value))
    .map(({ start, end }) => ({ start, end, confidence: 0.78, why }));
}

/** Whether the first part of a cell is a street and a house. */
function isStreet(cell: string): boolean {
  const [first = ''] = cell.split(',', 1);
  return streetAtEnd(first.trim())?.index === 0;
}
