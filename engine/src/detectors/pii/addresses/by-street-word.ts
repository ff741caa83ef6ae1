import type { Match, Place } from '#engine/detector.ts';
import { endingAtOffset, startOfMatchBefore } from '#engine/text/ending-at-offset.ts';
import { endOfMatchAt } from '#engine/text/match-at.ts';
import { oneLine } from '#engine/text/one-line.ts';
import type { Span } from '#engine/vocabulary.ts';

/** Suffixes of one-word street names, and words that precede a name. */
export const STREET_TRIGGERS: readonly string[] =
  '*strasse|*stra*|*str.|*gasse|*gracht|*straat|*plein|rue|po box|p.o. box|postfach|postbus'.split(
    '|',
  );

const NAME_BEFORE = endingAtOffset(
  String.raw`(?<![\p{L}\d])(?:\p{Lu}[\p{L}-]{1,24}[ -]){0,2}\p{Lu}?[\p{Ll}-]{0,24}`,
  'u',
);
const NUMBER = /\.? \d{1,3}(?: ?[a-h](?![\p{L}\d])|[-/]\d{1,3})?(?![\d.,]\d|[\p{L}\d%])/uy;
const FRENCH_NUMBER = endingAtOffset(String.raw`(?<![\p{L}\d.,])\d{1,4}(?: (?:bis|ter))?,? `, 'u');
const FRENCH_NAME =
  / (?:(?:de|des|du|la|le|les) |[dl]['’]){0,3}\p{Lu}[\p{L}\p{M}'’-]{1,24}(?: \p{Lu}[\p{L}\p{M}'’-]{1,24}){0,2}(?: [NSEO](?![\p{L}\d.'’]))?(?:,? (?:app|apt|appt|appartement|bureau|suite|unité|étage|porte)\.? ?(?:n[o°º]\.? ?|#)?\d{1,5}[A-Za-z]?(?![\p{L}\d]))?/uy;
/** The number, and the town with its code. */
const BOX = new RegExp(
  oneLine`\.?[ ]?(?:No\.?[ ])?\d{1,6}(?!\d)(?:,[ ]\p{Lu}[\p{L}'’-]{1,20}(?:[ ](?:\p{Lu}[\p{L}'’-]{1,20}|of|on|upon|in|le)){0,2}(?:,?[ ](?:[A-Z]{1,2}\d[A-Z\d]?[ ]?\d[A-Z]{2}
    |[A-Z]{2}[ ]\d{5}(?:-\d{4})?|\d{4})(?![\p{L}\d])|(?=$|[\n,.;)])))?`,
  'uy',
);

/** A department or a company right before its box, as in the letterhead of a bank. */
const OFFICE = endingAtOffset(
  String.raw`(?<![\p{L}\d])(?:(?:customer|client|member|investor|shareholder|public) (?:relations|services?|care|support)|complaints?|claims|(?:complaints|claims|billing|accounts|returns|payment|legal|pensions?) (?:department|dept\.?|team|unit|office|cent(?:re|er)|processing)|department|head office|registered office|correspondence|payments?|ombudsman|freepost|plc|ltd|limited|llc|inc\.?|bank|council|society|association|authority|insurance|trust)(?:,[ ]?|,?[ ]?\r?\n[ \t]{0,20}|[ ])`,
  'iu',
);

/** Whether a box belongs to the department or the company named right before it. */
export function isBoxOfOffice(text: string, start: number): boolean {
  const isBox = /^(?:P\.? ?O\.?[ ]{1,3}Box|Post(?:fach|bus))/i.test(text.slice(start, start + 10));
  return isBox && startOfMatchBefore(text, start, OFFICE) !== undefined;
}

/** A street with its number, or a PO box, not followed by a postcode. */
export function addressByStreetWord(place: Place): Match | undefined {
  const { text, start } = place;
  // Triggers cannot contain `ß`.
  const end = text.startsWith('ße', place.end) ? place.end + 2 : place.end;
  const word = text.slice(start, end).toLowerCase();
  if (/box|post/.test(word)) return matchAfter(BOX, text, { start, end });
  if (word === 'rue') {
    const from = startOfMatchBefore(text, start, FRENCH_NUMBER);
    return from === undefined ? undefined : matchAfter(FRENCH_NAME, text, { start: from, end });
  }
  const from = startOfMatchBefore(text, start, NAME_BEFORE);
  if (from === undefined || !/^\p{Lu}/u.test(text.slice(from))) return undefined;
  return matchAfter(NUMBER, text, { start: from, end });
}

function matchAfter(form: RegExp, text: string, { start, end }: Span): Match | undefined {
  const numberEnd = endOfMatchAt(text, end, form);
  if (numberEnd === undefined) return undefined;
  return {
    start,
    end: numberEnd,
    confidence: 0.75,
    why: 'The text names a street with a number, or a PO box.',
  };
}
