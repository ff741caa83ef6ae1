import type { PlaceDetector } from '#engine/detector.ts';
import { valueAt } from '#engine/text/labelled-value.ts';

const FORM =
  /(?:https?:\/\/(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.){1,8}|www\.(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.){1,8})(?:\p{L}{2,24}|xn--[a-z\d-]{2,59})(?::\d{1,5})?(?:[/?#][^\s<>"“”‘’[\]{}|\\^`]{0,1000})?/iuy;

export const webAddress: PlaceDetector = {
  scope: 'place',
  id: 'web-address',
  typeName: 'Web address',
  category: 'pii',
  description:
    'A web address. It is listed so that it can be removed where it leads to a person, and raises no flag.',
  severity: 'low',
  isInformational: true,
  recommendation: 'Check whether the address leads to a person, such as a profile.',
  legalReference: { law: 'HIPAA', article: '45 CFR § 164.514(b)(2)(i)(N)' },
  triggers: ['http://*', 'https://*', 'www.*'],
  reach: { before: 1, after: 1200 },
  examples: [
    'My site is [[https://www.example.org/~jane?tab=1]].',
    'See [[www.example.co.uk]], or ask.',
    'The scheme is https://, the host http://localhost, the label www.example',
    'It was awwww.cute.',
  ],
  verify({ text, start }) {
    if (/[\w@]/.test(text.charAt(start - 1))) return undefined;
    const found = valueAt(text, start, FORM);
    if (found === undefined) return undefined;
    const value = found.value.replace(/[.,;:!?')]{1,5}$/, '');
    return {
      start,
      end: start + value.length,
      confidence: 0.9,
      why: 'The scheme or prefix of a web address, with a domain behind.',
    };
  },
};
