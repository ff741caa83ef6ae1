import type { PlaceDetector } from '#engine/detector.ts';
import { isLabeledOtherwise } from '#engine/detectors/pii/identifiers/other-label.ts';
import { standsAlone } from '#engine/detectors/pii/identifiers/stands-alone.ts';
import { NIST_GUIDE_TO_PII } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';
import { findNearby } from '#engine/text/find-nearby.ts';

/** The fourth and fifth digits of an ITIN are in these ranges (IRS, Internal Revenue Manual 3.21.263). */
const FORM = /^9\d\d-?(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])-?\d{4}$/;
const CONTEXT = phrase('itin', "taxpayer(?:'s)? (?:id|identification)", 'tax id', 'tin');

export const usItin: PlaceDetector = {
  scope: 'place',
  id: 'us-itin',
  typeName: 'US Individual Taxpayer Identification Number (ITIN)',
  category: 'pii',
  description:
    'A US Individual Taxpayer Identification Number in an issued range; without dashes only near words such as “ITIN”.',
  severity: 'high',
  isSensitive: true,
  recommendation: 'Remove the taxpayer number.',
  legalReference: { law: NIST_GUIDE_TO_PII, article: 'Sec. 2.2' },
  triggers: ['###-##-####', '#########'],
  reach: { before: 64, after: 52 },
  examples: [
    'ITIN: [[912-73-4567]]',
    'Her number is [[900-70-0001]], as printed.',
    'Taxpayer identification [[912734567]]',
    'Part 912734567 and 912-49-4567 and 912-93-4567',
    'Tracking number 912-73-4567, part 912-73-4567',
    'SSN 536-22-8741',
  ],
  verify(place) {
    const { text, start, end } = place;
    const written = text.slice(start, end);
    if (!FORM.test(written) || /[-.]/.test(text.charAt(start - 1) + text.charAt(end))) {
      return undefined;
    }
    const word = findNearby(place, place, CONTEXT);
    if (word === undefined && !written.includes('-') && !standsAlone(place, place))
      return undefined;
    if (word === undefined && isLabeledOtherwise(text, start)) return undefined;
    return {
      start,
      end,
      confidence: word === undefined ? 0.75 : 0.95,
      why: 'Nine digits begin and continue as in an ITIN.',
    };
  },
};
