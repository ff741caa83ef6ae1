import { endingAtOffset } from '#engine/text/ending-at-offset.ts';

/** Labels that a number follows or is below, whatever its country. */
export const PHONE_LABELS = (
  'phone|mobile|telephone|tel|cell|fax|phones|mobiles|tels|hp|h/p|t|m|p|phone number|mobile number|telephone number|' +
  'contact number|whatsapp|gsm|handy|telefon|direct line|direct dial|ddi|' +
  'homephone|home_phone|workphone|work_phone|mobilephone|mobile_phone|cellphone|cell_phone|phonenumber|' +
  'phone_number|mobile_number|mobilenumber|contact_number|phone1|phone2|phone_1|phone_2'
).split('|');
/** Signatures abbreviate labels to one letter, which is ambiguous elsewhere. */
export const LETTER_END = /[:.]? \(?0\d|\.? ?: ?\(?0\d/y;
export const LABEL_END =
  /(?: ?(?:no|nr|number|numbers)\b)?\.?(?: ?\([^)\n]{1,20}\))?[ "]{0,2}(?:[:|;,\t\n\r]| {2}|\.\.|__)/iy;

/** A request to call, or what a line is for, which states the number itself. */
export const TOLD_TO_CALL = endingAtOffset(
  String.raw`(?<![\p{L}\d])(?:(?:call|ring|phone|telephone|text|reach|message|whatsapp) (?:(?:me|us|her|him|them|back) )?(?:on|at)` +
    String.raw`|(?:direct (?:line|dial|number)|land-?line|switchboard)(?: number)?(?: at \w{3,12})? (?:is|was|remains)(?: now| still| on){0,2}) `,
  'iu',
);
/** Labels immediately before a number, which allow more countries than the default ones. */
export const RIGHT_BEFORE = endingAtOffset(
  String.raw`(?<![\p{L}\d])(?:tel|telefon|telephone|phone|mobile|mobil|mob|kom|gsm|cell)\.?[ \t]{0,3}:?[ \t]{0,3}`,
  'iu',
);
