import type { CountryCode } from 'libphonenumber-js/min';

import { phrase } from '#engine/phrases/phrase.ts';
import { endingAtOffset } from '#engine/text/ending-at-offset.ts';

/** Labels that a number follows or is below, whatever its country. */
export const PHONE_LABELS = (
  'phone|mobile|telephone|tel|cell|fax|phones|mobiles|tels|hp|h/p|t|m|p|phone number|mobile number|telephone number|' +
  'contact number|whatsapp|paynow|paylah|gsm|handy|telefon|direct line|direct dial|ddi|portable|téléphone|cellulare|móvil|teléfono|mobiel|telefoon|komórka|handynummer|telefonnummer|mobilnummer|telemóvel|' +
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
/** Words for a telephone in Chinese, Japanese and Korean, and the countries whose numbers follow them. */
const ASIAN_WORDS =
  '电话|電話|手机|手機|携帯|联系电话|聯絡電話|联系方式|传真|전화|휴대폰|휴대전화|연락처';
export const ASIAN_COUNTRIES = ['CN', 'TW', 'HK', 'JP', 'KR'] as const satisfies CountryCode[];
export const ASIAN_LABEL = endingAtOffset(
  `(?:${ASIAN_WORDS})(?:号码|號碼|番号|번호|号)?(?:[ ]?[(（][^()（）\\n]{1,12}[)）])?[ \\t]{0,3}[:：]?[ \\t]{0,3}`,
  'u',
);
/** Labels immediately before a number, which allow more countries than the default ones. */
export const RIGHT_BEFORE = endingAtOffset(
  String.raw`(?<![\p{L}\d])(?:tel|telefon|telephone|phone|mobile|mobil|mob|kom|gsm|cell|paynow|paylah)\.?[ \t]{0,3}:?[ \t]{0,3}`,
  'iu',
);
/** Things with numbers that are not phone numbers. */
const OTHER_NUMBERS =
  'business|company|corporate|organi[sz]ation|entity|registration|account|tax|vat|policy|case|' +
  'file|order|invoice|serial|id|identity|identification|security|insurance|licen[cs]e|passport|' +
  'reference|customer|member|employee|student|part|model|tracking|routing';
/** Words beside which a number is one for the telephone. */
export const CONTEXT = phrase(
  'phone|telephone|tel|telefon|téléphone|teléfono|telefono|mobile|mobil|mob|cell|cellular|fax|call|calls|called|cel',
  'next of kin|emergency contact|new nr|handy|gsm',
  'at your dispos(?:ition|al)|available (?:on|at|under)|gave me|my (?:new )?number|rings?|rang|calling',
  "(?:i am|i'm|we're|we are|she's|he's|they're) on",
  'direct (?:line|dial)|land-?line|switchboard|paynow|paylah',
  'text|whatsapp|signal|contact|dial|hotline|reach|ring|sms|ph|cep|telepono|celular|desk|registered|messages',
  `(?<!(?:${OTHER_NUMBERS}) )number`,
);
