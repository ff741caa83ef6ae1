import type { PlaceDetector } from '#engine/detector.ts';
import { RFC_6890 } from '#engine/laws.ts';
import { type LabeledValue, valueAt } from '#engine/text/labeled-value.ts';

/** Loopback, unspecified and broadcast addresses (RFC 6890), which are the same for everybody. */
const OF_EVERY_HOST = [
  String.raw`127(?:\.\d{1,3}){3}`,
  String.raw`0\.0\.0\.0(?:\/0)?`,
  String.raw`255\.255\.255\.255`,
  String.raw`::1(?:\/128)?`,
];
/** Whole ranges from which every organization numbers its devices (RFC 1918, RFC 3927, RFC 6598, RFC 4193). */
const PRIVATE_RANGES = [
  String.raw`10\.0\.0\.0\/8`,
  String.raw`172\.16\.0\.0\/12`,
  String.raw`192\.168\.0\.0\/16`,
  String.raw`169\.254\.0\.0\/16`,
  String.raw`100\.64\.0\.0\/10`,
  String.raw`(?:fc00|fd00|fe80)::\/\d{1,2}`,
];
const FORM = new RegExp(
  String.raw`(?<![\w.:-]|(?:version|release|build) )` +
    `(?:${[...OF_EVERY_HOST, ...PRIVATE_RANGES].join('|')})` +
    String.raw`(?![\w:]|\.\d|\/\d)`,
  'iy',
);

/** The address at an offset, if it identifies no one's device. */
export function reservedAddressAt(text: string, offset: number): LabeledValue | undefined {
  return valueAt(text, offset, FORM);
}

export const reservedIpAddress: PlaceDetector = {
  scope: 'place',
  id: 'reserved-ip-address',
  typeName: 'Reserved IP address',
  category: 'pii',
  description:
    'An address that belongs to no one, such as a loopback or broadcast address or a whole private range; noted without raising a flag.',
  severity: 'low',
  isInformational: true,
  recommendation:
    'Check whether the text reveals more about a network than its readers should know.',
  legalReference: { law: RFC_6890, article: 'Sec. 2.2' },
  triggers: (
    '###.#.#.#*|###.###.###.###|#.#.#.#*|*::#*|###.##.###.#*|###.#.###.#*|2001:db8*|2001:0db8*|' +
    '##.#.#.#*|###.##.#.#*|###.###.#.#*|fc00::*|fd00::*|fe80::*'
  ).split('|'),
  reach: { before: 12, after: 24 },
  examples: [
    'It listens on [[127.0.0.1]], port 80, or [[0.0.0.0]]; src=[[::1]].',
    'The broadcast goes to [[255.255.255.255]].',
    'Inside, use [[10.0.0.0/8]] and [[172.16.0.0/12]].',
    'Version 0.0.0.0 and clause 1.2.3.4, a::1 and 2001:db8::1',
    'Host 10.0.0.12, network 10.0.0.0/24, host 192.0.2.1',
    'The netmask is 255.255.255.0.',
  ],
  verify({ text, start }) {
    const found = reservedAddressAt(text, start);
    if (found === undefined) return undefined;
    const why = 'The address does not identify any particular machine.';
    return { start, end: found.end, confidence: 0.8, why };
  },
};
