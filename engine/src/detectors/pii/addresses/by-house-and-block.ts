import type { Match, Place } from '#engine/detector.ts';
import { BESIDE_CONTACT } from '#engine/detectors/company.ts';
import { endOfMatchAt, matchAt } from '#engine/text/match-at.ts';
import { oneLine } from '#engine/text/one-line.ts';

/** How addresses begin in South Asia, Africa, the Philippines and the Caribbean: with a house, a plot or a block. */
export const HOUSE_TRIGGERS: readonly string[] =
  'house #*|house no*|h. no*|h no.*|plot #*|plot no*|lot #*|blk #*|blk. #*|block #*|villa #*|stand #*|no. #*'.split(
    '|',
  );

const PART = String.raw`(?:\p{Lu}[\p{L}\p{M}\d'’.-]{0,24}|\d{1,4}[A-Z]?|of|the|e|de)`;
const PARTS = `${PART}(?:[ ]${PART}){0,4}`;
const ADDRESS = new RegExp(
  String.raw`(?:House|H\.? ?No\.?|Plot|Lot|Blk\.?|Block|Villa|Stand)(?: No\.?)? ?(?:[A-Z]-?)?\d{1,5}(?:[-/]?[A-Z\d]{1,4})?` +
    String.raw`(?: (?:Lot|Block|Unit) \d{1,4})?((?:,? |,\s{1,3})${PARTS}(?:(?:, |,\n {0,8})${PARTS}){1,5})`,
  'uy',
);
/** House numbers in Nigeria and India; many other things are numbered, so a street and a town must follow. */
const NUMBERED =
  /No\. ?\d{1,4}[A-Z]?,? (?:\p{Lu}[\p{L}'’.-]{1,20} ){1,3}(?:Way|Close|Drive|Crescent|Street|Road|Avenue|Lane|Estate)(?:, \p{Lu}[\p{L}'’-]{2,20}(?: \p{Lu}[\p{L}'’-]{2,20})?){1,3}/uy;
/** At least one part of such an address must match. */
const OF_PLACES = new RegExp(
  oneLine`(?<!\p{L})(?:Road|Rd|Street|St|Lane|Avenue|Ave|Close|Crescent|Drive|Way|Block|Phase|Zone
    |Sector|Section|Extension|Ext|Layout|Scheme|Colony|Nagar|Housing|Society|Estate|Estates|Village
    |District|Brgy|Barangay|Purok|Sitio|Subdivision|Subd|Newtown|Town|City|East|West|North|South
    |Cross|Main|P\.?O|Bazar|Bazaar|Market|Mohalla|Chowk|Park|Gardens|Heights|Hills)(?![\p{L}])`,
  'u',
);
/** Deeds and plans describe land this way. */
const LAND = /^(?:Plot|Lot|Block|Stand)/;

/** An address that begins with a house or plot number and continues to a town without a postcode. */
export function addressByHouse({ text, start }: Place): Match | undefined {
  const numbered = endOfMatchAt(text, start, NUMBERED);
  if (numbered !== undefined) {
    const why = 'A house number, its street and its town appear together.';
    return { start, end: numbered, ...BESIDE_CONTACT, why };
  }
  const found = matchAt(text, start, ADDRESS);
  if (found === null || !OF_PLACES.test(found[1] ?? '')) return undefined;
  const why = 'A house or plot is followed by the name of a street, district or town.';
  const end = start + found[0].replace(/[.,]$/, '').length;
  return { start, end, ...(LAND.test(found[0]) ? BESIDE_CONTACT : { confidence: 0.8 }), why };
}

/** Whether a trigger is a house or plot number. */
export function isHouse(text: string, start: number, end: number): boolean {
  return /^(?:house|h\.?\s|plot|lot|blk|block|villa|stand|no\.)/i.test(text.slice(start, end));
}
