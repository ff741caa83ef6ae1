import type { Place, PlaceDetector } from '#engine/detector.ts';
import { GDPR } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';
import { isDigit } from '#engine/text/ascii.ts';
import { findNearby } from '#engine/text/find-nearby.ts';
import { matchAt } from '#engine/text/match-at.ts';
import { oneLine } from '#engine/text/one-line.ts';
import type { Span } from '#engine/vocabulary.ts';

import { nobodysAddress } from './nobodys-address.ts';
import { reservedAddressAt } from './reserved-ip-address.ts';

const OCTET = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
/** Up to the third number: two alone are usually a decimal or a section number. */
const OCTET_STARTS = ['#', '##', '###'];
const VERSION_4 = new RegExp(`(?<![\\w.-])${OCTET}(?:\\.${OCTET}){3}(?![\\w-]|\\.\\w)`, 'y');
const IPV4_TAIL = new RegExp(`(?<=:)${OCTET}(?:\\.${OCTET}){3}$`);
const VERSION_6_GROUPS = /^(?:[\da-f]{1,4}(?::|$)){8}$/i;
/** The bytes of a certificate's serial number or of a network adapter, which look like eight groups. */
const BYTES = /^[\da-f]{2}(?::[\da-f]{2}){7}$/i;
/** Addresses that identify no one's device: loopback, unspecified, broadcast, netmasks. */
const NOBODY =
  /^(?:127\.|0\.|255\.255\.255\.255|255\.(?:255\.){0,2}(?:0|128|192|224|240|248|252|254)(?:\.0){0,2}$)/;
/** Beside these words, four dotted numbers are more often a version or a section than an address. */
const VERSION_WORDS = new RegExp(
  oneLine`(?:\b(?:version|ver|v|rev|revision|release|build|firmware|kernel|linux|app|driver
    |plugin|sdk|patch|update|(?:updat|upgrad|bump|downgrad)(?:e|es|ed|ing|s|ped)? (?:[\w.-]{1,10} )?to|section|sec|clause|article|rule)\b\.?|§)\s{0,2}$
    |\b(?:version|ver|release|build|firmware|revision)["'][ ]?[,:=|;]{1,2}[ ]?["']?$
    |\b(?:(?:headless)?chrome|chromium|crios|edg(?:a|ios)?|opr|yabrowser|electron|safari|fxios|cfnetwork|mozilla|firefox)\/$`,
  'i',
);

/** Eight groups of four and seven colons, with the last two groups in dotted decimal. */
const MAX_VERSION_6 = 45;
const LONGEST_GROUP = 4;

/** Clause numbers seldom exceed this; addresses nearly always do. */
const HIGHEST_CLAUSE_NUMBER = 31;
const NETWORK_WORDS = phrase(
  'ips?|ip-address(?:es)?|address(?:es)?|hosts?|servers?|networks?|gateway|router|dns|subnet|netmask|ping|ssh',
  'logins?|logged in|log in|clients?|port|proxy|firewall|vpn|endpoint|machine|node',
);

export const ipAddress: PlaceDetector = {
  scope: 'place',
  id: 'ip-address',
  typeName: 'IP address',
  category: 'pii',
  description:
    'An IPv4 or IPv6 address in a valid format. Examples from the ranges for documentation, and the default gateway of private networks, raise no flag.',
  severity: 'low',
  recommendation: 'Remove the IP address or truncate it to its network.',
  legalReference: { law: GDPR, article: 'Recital 30' },
  triggers: [
    ...OCTET_STARTS.flatMap((first) => OCTET_STARTS.map((second) => `${first}.${second}.#*`)),
    '*:#*',
    '*::*',
    '*:a*',
    '*:b*',
    '*:c*',
    '*:d*',
    '*:e*',
    '*:f*',
  ],
  reach: { before: 40, after: 48 },
  examples: [
    'DEBUG peer=[[10.20.4.17]] rtt=2ms, client=[[10.20.4.18]]',
    'Logged in from [[192.168.17.44]] and [[2001:db8:85a3::8a2e:370:7334]].',
    'Route [[10.0.0.12/8]] and [[::ffff:192.168.1.1]] through [[2001:db8::/32]].',
    'Inside, use 10.0.0.0/8.',
    'Host [[203.0.113.7]]:8080, gateway fe80 is [[fe80::1]], its host [[10.0.0.12]].',
    'Version 4.11.2.1, section 3.2.1.4 and 256.1.1.1 are no addresses.',
    'localhost is 127.0.0.1, the mask 255.255.255.255.',
    'It runs on kernel 5.15.0.91, app 7.12.0.93; netmask: 255.255.255.0, mask 255.255.240.0.',
    'deps: update v8 to 4.5.103.30; upgraded openssl to 3.0.44.92.',
    'Mozilla/5.0 AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0 from host [[130.0.0.1]]',
    'Example IP [[203.0.113.17]] and [[2001:db8::17]]; the default gateway is [[192.168.1.1]].',
    'At 12:30:45 the ratio was 1:2 and std::vector grew.',
    '"version","9.14.2.118",,\n{"build": "10.4.22.190", "host": "[[10.4.22.190]]"}',
    'Serial 1.2.3.4.5',
    'Certificate serial 03:A4:41:72:9B:0C:11:8E, WWN 50:06:01:60:3b:a0:11:22, host [[2001:db8:0:1:1:1:1:1]]',
    '6.1.5.2 The Owner has warranted the package; 6.1.5.3 no such warranty.',
  ],
  glance: (text, start) => text.charAt(start) !== ':' || isFirstColon(text, start),
  verify(place) {
    const { text, start } = place;
    const address = text.charAt(start) === ':' ? version6(text, start) : version4(text, start);
    if (address === undefined) return undefined;
    if (isNumbering(place, address) || reservedAddressAt(text, address.start) !== undefined)
      return undefined;
    const nobodys = nobodysAddress(text, address);
    return {
      start: address.start,
      end: address.end,
      confidence: 0.85,
      why: nobodys ?? `The numbers have the format of an ${address.kind} address.`,
      ...(nobodys === undefined ? undefined : { isInformational: true }),
    };
  },
};

/** Whether four numbers are a version or a clause rather than an address. */
function isNumbering(place: Place, address: Address): boolean {
  const { start, end, kind } = address;
  if (VERSION_WORDS.test(place.text.slice(Math.max(0, start - 26), start))) return true;
  if (kind === 'IPv6') return false;
  const numbers = place.text.slice(start, end).split('.').map(Number);
  const isLow = numbers.every((number) => number <= HIGHEST_CLAUSE_NUMBER);
  return isLow && findNearby(place, address, NETWORK_WORDS) === undefined;
}

interface Address {
  readonly kind: 'IPv4' | 'IPv6';
  readonly start: number;
  readonly end: number;
}

function version4(text: string, start: number): Address | undefined {
  const value = matchAt(text, start, VERSION_4)?.[0];
  if (value === undefined || NOBODY.test(value)) return undefined;
  return { kind: 'IPv4', start, end: endOfNetwork(text, start + value.length, 32) };
}

/** The end of a network's prefix length, such as `/24`; the end of the address if there is none. */
function endOfNetwork(text: string, end: number, longest: number): number {
  const length = /^\/(\d{1,3})(?![\w/])/.exec(text.slice(end, end + 5));
  return length !== null && Number(length[1]) <= longest ? end + length[0].length : end;
}

/** Whether a colon is the first in a possible address; later colons have already been covered. */
function isFirstColon(text: string, colon: number): boolean {
  let start = colon;
  while (colon - start <= LONGEST_GROUP && isHexadecimal(text.charCodeAt(start - 1))) start -= 1;
  const before = text.charAt(start - 1);
  return colon - start <= LONGEST_GROUP && before !== ':' && before !== '.';
}

function version6(text: string, colon: number): Address | undefined {
  const next = text.indexOf(':', colon + 1);
  if (next < 0 || next > colon + 5 || text.startsWith(':::', colon)) return undefined;
  const { start, end } = runAround(text, colon);
  const isWord = /\w/.test(text.charAt(start - 1) + text.charAt(end));
  if (isWord || end - start > MAX_VERSION_6 || !isVersion6(text.slice(start, end)))
    return undefined;
  return { kind: 'IPv6', start, end: endOfNetwork(text, end, 128) };
}

/** The run of IPv6 characters around a colon, without punctuation that ends the sentence. */
function runAround(text: string, colon: number): Span {
  let start = colon;
  while (start > 0 && canStandInVersion6(text.charCodeAt(start - 1))) start -= 1;
  let end = colon;
  while (end < text.length && canStandInVersion6(text.charCodeAt(end))) end += 1;
  while (/[.:]/.test(text.charAt(end - 1)) && !text.startsWith('::', end - 2)) end -= 1;
  return { start, end };
}

/** Whether a code unit is a hexadecimal digit, a colon or a full stop. */
function canStandInVersion6(unit: number): boolean {
  return unit === 0x3a || unit === 0x2e || isHexadecimal(unit);
}

function isHexadecimal(unit: number): boolean {
  const lower = unit | 0x20;
  return isDigit(unit) || (lower >= 0x61 && lower <= 0x66);
}

function isVersion6(written: string): boolean {
  // The dotted decimal at the end stands for the last two groups.
  const value = written.replace(IPV4_TAIL, '0:0');
  if (VERSION_6_GROUPS.test(value)) return !BYTES.test(value);
  const halves = value.split('::');
  if (halves.length !== 2 || !/\d/.test(value) || value.length < 4) return false;
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  return (
    groups.length > 0 && groups.length < 8 && groups.every((group) => /^[\da-f]{1,4}$/i.test(group))
  );
}
