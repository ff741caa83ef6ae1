import type { PlaceDetector } from '#engine/detector.ts';
import { GDPR } from '#engine/laws.ts';
import { isCapitalAt } from '#engine/text/ascii.ts';
import { endingAtOffset, startOfMatchBefore } from '#engine/text/ending-at-offset.ts';
import { valueAt } from '#engine/text/labeled-value.ts';

import { COUNTRIES } from './countries.ts';

/** The parts of a country's official name before and after its short form. */
const STYLE = endingAtOffset(
  '(?:Federal |Islamic |Democratic |People’s )?(?:Republic|Kingdom|State|Federation) of ',
);
const REST =
  /(?: of (?:Great Britain(?: and Northern Ireland)?|America)| and Northern Ireland)?(?: nationals?\b)?/y;
/** Part of another name, as in “Bank of Ireland” and “Denmark Street”. */
const NAME_BEFORE = endingAtOffset('\\p{Lu}[\\p{L}.&]{1,20} (?:of |for |& |de )(?:the )?', 'u');
const NAME_AFTER = /(?:[ -]\p{Lu}|['’]?-)/uy;

export const countryName: PlaceDetector = {
  scope: 'place',
  id: 'country-name',
  typeName: 'Country',
  category: 'pii',
  description:
    'A country or a part of the United Kingdom; listed so that it can be removed where it could identify a person, without raising a flag.',
  severity: 'low',
  isInformational: true,
  recommendation: 'If people must not be identifiable, name only the continent.',
  legalReference: { law: GDPR, article: 'Recital 26' },
  triggers: COUNTRIES.map((country) => country.toLowerCase()),
  reach: { before: 56, after: 44 },
  examples: [
    'He lives in [[Turkey]] and moved from the [[United Kingdom of Great Britain and Northern Ireland]].',
    'An application against the [[Republic of Poland]], then the [[United States of America]].',
    'She banks with the Bank of Ireland in Denmark Street and eats turkey.',
    'The made-in-china label says New Zealand-born.',
  ],
  verify({ text, start, end }) {
    if (!isCapitalAt(text, start) || /[\w-]/.test(text.charAt(start - 1))) return undefined;
    const from = startOfMatchBefore(text, start, STYLE) ?? start;
    const to = valueAt(text, end, REST)?.end ?? end;
    if (startOfMatchBefore(text, from, NAME_BEFORE) !== undefined) return undefined;
    if (valueAt(text, to, NAME_AFTER) !== undefined) return undefined;
    return { start: from, end: to, confidence: 0.4, why: 'The text names a country.' };
  },
};
