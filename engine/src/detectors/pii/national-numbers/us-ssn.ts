import type { PlaceDetector } from '#engine/detector.ts';
import { isLabeledOtherwise } from '#engine/detectors/pii/identifiers/other-label.ts';
import { standsAlone } from '#engine/detectors/pii/identifiers/stands-alone.ts';
import { NIST_GUIDE_TO_PII } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';
import { findNearby } from '#engine/text/find-nearby.ts';

/** Areas 000, 666 and 900 to 999, group 00 and serial 0000 are never issued (SSA randomization rules, 2011). */
const NEVER_ISSUED = /^(?:000|666|9\d\d)|^\d{3}00|0000$/;
const CONTEXT = phrase('ssns?', 'social security', 'soc sec', "taxpayer's? id", 'tax id');

export const usSsn: PlaceDetector = {
  scope: 'place',
  id: 'us-ssn',
  typeName: 'US Social Security number',
  category: 'pii',
  description:
    'A US Social Security number in an issued range; without dashes only near words such as “SSN”.',
  severity: 'high',
  isSensitive: true,
  recommendation: 'Remove the Social Security number.',
  legalReference: { law: NIST_GUIDE_TO_PII, article: 'Sec. 2.2' },
  triggers: ['###-##-####', '### ## ####', '###.##.####', '#########'],
  reach: { before: 64, after: 52 },
  examples: [
    'My SSN is [[123-45-6789]].',
    'Employee Social Security Number: [[536228741]]',
    'Taxpayer [[536-22-8741]] filed late.',
    'SSN [[536 22 8741]]',
    'Part 536228741 and range 536 22 8741 ship today.',
    'SSN 000-12-3456, 666-12-3456, 912-73-4567 and 536-00-8741 were never issued.',
    'Ref: 123-45-6789, invoice 123-45-6789, Order no. 536-22-8741, SKU #536-22-8741',
    'Preference [[536-22-8741]]; the SSN on invoice [[536-22-8741]].',
    'Call 1-536-22-8741-9.',
    'Ticket A536-22-8741',
  ],
  verify(place) {
    const { text, start, end } = place;
    const written = text.slice(start, end);
    if (NEVER_ISSUED.test(written.replaceAll(/\D/g, ''))) return undefined;
    if (/[-.\d]/.test(text.charAt(start - 1)) || /^(?:-|\.\d)/.test(text.slice(end, end + 2))) {
      return undefined;
    }
    const word = findNearby(place, place, CONTEXT);
    if (
      word === undefined &&
      !written.includes('-') &&
      !(/\D/.test(written) && standsAlone(place, place))
    )
      return undefined;
    if (word === undefined && isLabeledOtherwise(text, start)) return undefined;
    return {
      start,
      end,
      confidence: word === undefined ? 0.8 : 0.95,
      why:
        word === undefined
          ? 'Nine digits are grouped as a US Social Security number and lie in an issued range.'
          : `Nine digits in an issued range appear near “${word}”.`,
    };
  },
};
