import type { PlaceDetector } from '#engine/detector.ts';
import { valueAt } from '#engine/text/labelled-value.ts';

/** This host, no host and every host (RFC 6890): the same for everybody. */
const FORM =
  /(?<![\w.:-]|(?:version|release|build) )(?:127(?:\.\d{1,3}){3}|0\.0\.0\.0(?:\/0)?|255\.255\.255\.255|::1(?:\/128)?)(?![\w:]|\.\d|\/\d)/iy;

export const reservedIpAddress: PlaceDetector = {
  scope: 'place',
  id: 'reserved-ip-address',
  typeName: 'Reserved IP address',
  category: 'pii',
  description:
    'An address that every machine has, such as those of the host itself and of a broadcast. It tells of a network and raises no flag.',
  severity: 'low',
  isInformational: true,
  recommendation: 'Check whether the text tells more of a network than its readers should know.',
  legalReference: { law: 'RFC 6890', article: 'Sec. 2.2' },
  triggers: ['###.#.#.#*', '###.###.###.###', '#.#.#.#*', '*::#*'],
  reach: { before: 12, after: 24 },
  examples: [
    'It listens on [[127.0.0.1]], port 80, or [[0.0.0.0]]; src=[[::1]].',
    'The broadcast goes to [[255.255.255.255]].',
    'Version 0.0.0.0 and clause 1.2.3.4, a::1 and 2001:db8::1',
    'The netmask is 255.255.255.0.',
  ],
  verify({ text, start }) {
    const found = valueAt(text, start, FORM);
    if (found === undefined) return undefined;
    const why = 'An address that stands for the host itself, for none or for all.';
    return { start, end: found.end, confidence: 0.8, why };
  },
};
