import type { PlaceDetector } from '#engine/detector.ts';
import { PCI_DSS } from '#engine/laws.ts';
import { valueAt } from '#engine/text/labeled-value.ts';

/** Following ISO/IEC 7813: track 1 with a name between carets, and track 2 with an equals sign. */
const TRACKS = [/%?B\d{12,19}\^[^^\n?]{2,30}\^\d{4}[^?\n]{0,50}\??/iy, /;\d{12,19}=\d{7,30}\??/y];

export const cardTrackData: PlaceDetector = {
  scope: 'place',
  id: 'card-track-data',
  typeName: 'Card magnetic stripe data',
  category: 'pii',
  description: 'Data from the magnetic stripe of a payment card, in first or second track format.',
  severity: 'high',
  isSensitive: true,
  recommendation: 'Delete the track data, here and in every other copy of this document.',
  legalReference: { law: PCI_DSS, article: 'Req. 3.3.1.1' },
  triggers: ['%b####*', 'b############*', ';############*'],
  reach: { before: 2, after: 120 },
  examples: [
    'Read: [[%B4111111111111111^ROE/JANE^27112010000012345?]]',
    'swipe [[B4111111111111111^ROE/JANE           ^2711201000001234500000]]',
    'track2=[[;4111111111111111=27112010000012345?]]',
    'Jane;4539468414122508;03/28, batch B123456789012 and B4111111111111111^2.',
    'width;1234567890123=12 and %B2020 of all',
  ],
  verify({ text, start }) {
    for (const track of TRACKS) {
      const found = valueAt(text, start, track);
      if (found === undefined) continue;
      const why =
        'The text has the format of a magnetic stripe track: number, name or separator, and expiration date.';
      // More certain than the card number it contains.
      return { start, end: found.end, confidence: 0.99, why };
    }
    return undefined;
  },
};
