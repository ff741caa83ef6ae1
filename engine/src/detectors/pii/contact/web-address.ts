import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { standsAlone } from '#engine/detectors/pii/identifiers/stands-alone.ts';
import { HIPAA_PRIVACY_RULE } from '#engine/laws.ts';
import { valueAt } from '#engine/text/labeled-value.ts';
import { matchAt } from '#engine/text/match-at.ts';

const FORM =
  /(?:https?:\/\/(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.){1,8}|www\.(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.){1,8})(?:\p{L}{2,24}|xn--[a-z\d-]{2,59})(?::\d{1,5})?(?:[/?#][^\s<>"“”‘’[\]{}|\\^`]{0,1000})?/iuy;

/** Punctuation that ends the sentence and is not part of the address. */
const TAIL = /[.,;:!?')]{1,5}$/;
const BARE_NAME = /(?<![\w@./-])[a-z\d](?:[a-z\d.-]{0,60}[a-z\d])?$/i;
const BARE_TAIL = /\.(?:com|org|net|io|me|co\.uk)(?:\/[^\s<>"“”‘’[\]{}|\\^`]{0,1000})?(?![\w@-])/iy;

export const webAddress: PlaceDetector = {
  scope: 'place',
  id: 'web-address',
  typeName: 'Web address',
  category: 'pii',
  description:
    'A web address; listed so that it can be removed where it leads to a person, without raising a flag.',
  severity: 'low',
  isInformational: true,
  recommendation: 'Check whether the address leads to a person, such as a profile page.',
  legalReference: { law: HIPAA_PRIVACY_RULE, article: '45 CFR § 164.514(b)(2)(i)(N)' },
  triggers: [
    'http://*',
    'https://*',
    'www.*',
    '*.com',
    '*.org',
    '*.net',
    '*.io',
    '*.me',
    '*.co.uk',
  ],
  reach: { before: 64, after: 1200 },
  examples: [
    'My site is [[https://www.example.org/~jane?tab=1]].',
    'See [[www.example.co.uk]], or ask.',
    'The scheme is https://, the host http://localhost, the label www.example',
    'Profile: [[linkedin.example.com/in/jane-roe]].',
    '[[example.com]]',
    'It was awwww.cute, and example.com sells jane@example.org/mail.',
  ],
  verify(place) {
    const { text, start } = place;
    if (text.charAt(start) === '.') return bareAddress(place);
    if (/[\w@]/.test(text.charAt(start - 1))) return undefined;
    const found = valueAt(text, start, FORM);
    if (found === undefined) return undefined;
    const end = start + found.value.replace(TAIL, '').length;
    const why = 'A web address prefix is followed by a domain.';
    return { start, end, confidence: 0.9, why };
  },
};

/** A domain without a scheme or prefix is an address if a path follows, or if it is the whole text. */
function bareAddress(place: Place): Match | undefined {
  const { text } = place;
  const name = BARE_NAME.exec(text.slice(0, place.start));
  if (name === null) return undefined;
  const tail = matchAt(text, place.start, BARE_TAIL)?.[0].replace(TAIL, '');
  if (tail === undefined) return undefined;
  const span = { start: name.index, end: place.start + tail.length };
  if (!/\/\S/.test(tail) && !standsAlone(place, span)) return undefined;
  return {
    ...span,
    confidence: 0.8,
    why: 'The text contains a domain name, with or without a path.',
  };
}
