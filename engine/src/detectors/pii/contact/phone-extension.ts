import type { PlaceDetector } from '#engine/detector.ts';
import { BESIDE_PERSON_CALLED } from '#engine/detectors/company.ts';
import { GDPR } from '#engine/laws.ts';
import { matchAt } from '#engine/text/match-at.ts';
import { oneLine } from '#engine/text/one-line.ts';

const NUMBER = /\d{0,6}/y;
/** It stands alone, not as a measurement or a count. */
const ENDS =
  /^(?:[.,;:)\]|\n]|\r| {2}|\s?$| (?:or|and|to|if|for|between|before|after|when|please|[-–—(/|]))/;
/** File names, leases and visas have extensions too. */
const BEFORE = new RegExp(
  oneLine`(?:^|[\n(,;:|/\t–—-]|\b(?:on|at|my|our|phone|tel\.?|telephone|call|dial|ring|her|his|is|direct|office)|\d|\p{Lu}[\p{L}'’-]{1,20}) {0,3}$`,
  'u',
);

export const phoneExtension: PlaceDetector = {
  scope: 'place',
  id: 'phone-extension',
  typeName: 'Phone extension',
  category: 'pii',
  description:
    'The extension of somebody in an office, behind such a word, where a person or another way to reach one stands beside it.',
  severity: 'low',
  recommendation: 'Remove the extension or replace it with that of a switchboard.',
  legalReference: { law: GDPR, article: 'Art. 4(1)' },
  triggers: [
    'ext ##*',
    'ext. ##*',
    'ext: ##*',
    'extn ##*',
    'extn. ##*',
    'ext no ##*',
    'ext. no. ##*',
    'extension ##*',
    'extension: ##*',
    'extension no ##*',
  ],
  reach: { before: 30, after: 30 },
  examples: [
    'Mr John Roe, ext. [[2207]], or call Ms Roe on extension [[4417]].',
    'Call Ms Roe on 01604 495 012 (Ext. [[4417]]) or write.',
    'Ms Jane Roe\nExt: [[417]]\nRoom 4',
    'Ms Roe asked for an extension 2024, opened the file extension 417, and has extension 12 of the lease.',
    'Ms Roe measured the ext. wall, ext 4417 mm long; an ext4 volume; extension 2207 units.',
    'The extension: 4417, for whoever calls.',
  ],
  verify({ text, start, end }) {
    const rest = matchAt(text, end, NUMBER)?.[0] ?? '';
    if (!ENDS.test(text.slice(end + rest.length)) || !BEFORE.test(text.slice(0, start)))
      return undefined;
    const from = start + text.slice(start, end).search(/\d/);
    if (/^(?:19|20)\d\d$/.test(text.slice(from, end + rest.length))) return undefined;
    const why = 'A number behind the word “extension”, beside somebody who is reached there.';
    return { start: from, end: end + rest.length, ...BESIDE_PERSON_CALLED, why };
  },
};
