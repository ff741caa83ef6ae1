import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { ISO_27001 } from '#engine/laws.ts';
import { groupAt, valueAt } from '#engine/text/labeled-value.ts';
import { matchAt } from '#engine/text/match-at.ts';

import { ABOUT_PASSWORDS } from './about-passwords.ts';
import { isSurelyPassword, looksLikePassword, withoutEnd } from './credential-value.ts';

/** Between the word and the network name. */
const NAME =
  /(?:[ -]?(?:[Nn]etwork|[Nn]ame|[Ll]ogin|[Dd]etails|[Gg]uest|[Ss]taff|[Aa]ccess|[Ii]nfo|NAME))?(?: (?:in|at|for)\s{1,8}(?:the |our )?[a-z]{3,16}(?: [a-z]{3,16})?(?=:))?(?: \([^)\n]{1,30}\))?[ \t]{0,3}[:=|–-]?[ \t]{0,12}["“]?(?![a-z]{1,12} |(?:[EB]?SSID|e?ssid|[Nn]etwork|[Nn]etz(?:werk)?|[Nn]ame|[Rr]outer|[Hh]otspot)[ \t:=])([\p{L}\d][\p{L}\d_.'-]{1,31})["”]?(?=[ \t/|,;:(–-])/uy;
/** Between a network name and its key. */
const KEY =
  /(?:[ \t]{0,6}[/|,;:–-][ \t]{0,6}|[ \t]{1,14})(?:(?:key|pass|pw|password|code|psk)[ \t:=]{1,4})?["“]?([^\s"“”|,;]{8,63})/iy;
/** The value called the network's key, later in the clause. */
const NAMED_KEY =
  /[^\n.;]{0,48}?(?:\b(?:the|its|with|and|network|security|guest|wireless)|[,:(/|–-]) (?:key|passphrase|psk)(?: is(?: now| still)? |[ ]?[:=][ ]?| )["'“]?([^\s"'“”|,;]{8,63})/iy;
/** A key of several words: in quotation marks, or with a number among them to the end of the line. */
const KEY_OF_WORDS =
  /(?:[ :]{1,3}["“„][^\n"“”„]{1,32}["”“])?[^\n.;"“”]{0,60}?["”]?(?:[ ,(/|–-]|[.;] )\b(?:key|schlüssel|passwort|clé|passphrase|psk|password|pass|pw)(?:(?: is(?: now| still)?| ?[:=])? {1,3}["“]([\p{L}\d'-]{1,20}(?: [\p{L}\d'-]{1,20}){1,7})["”]| ?[:=] {1,8}(?=[^\n]{0,60}\d)([a-z\d]{2,16}(?: [a-z\d]{1,16}){2,7})[ \t]{0,8}(?=$|\r?\n))/iuy;
/** Other networks have names too. */
const IS_WIRELESS = /^[sw]/i;
const DIGITS = /^\d{8,12}$/;
const NEXT =
  /[ \t,;|]{1,14}(?:(?:[Gg]uest|[Ss]taff|[Pp]ublic|[Pp]rivate|[Oo]ffice)s?[:=]? )?([\p{L}\d][\p{L}\d_.'-]{1,31})(?=[ \t/|:–-])/uy;
const MAX_NETWORKS = 4;

export const wifiPassword: PlaceDetector = {
  scope: 'place',
  id: 'wifi-password',
  typeName: 'Wi-Fi password',
  category: 'policy',
  description: 'A wireless network name next to its key, as in notes.',
  severity: 'medium',
  isSensitive: true,
  recommendation:
    'Remove the key from the document, and change it if the document has been shared.',
  legalReference: { law: ISO_27001, article: 'Annex A, control 5.17' },
  triggers: ['wifi', 'wi-fi', 'wi fi', 'wlan', 'ssid', 'network name'],
  reach: { before: 8, after: 200 },
  examples: [
    'Wifi       ORK-Guest  [[hello2ork]]     ORK-Staff  [[7plums&apple]]',
    'Wifi staff: OakNet - [[gr33ndoor]]    guest: OakGuest - [[welcome123]]',
    'WiFi in\n    the laundry: MapleCourt / [[spinCycle77]].',
    'WiFi: HeronGuest - [[bluewhale2025]]',
    'Wi-Fi network: Barn_Office, key [[hay-loft-1987]]',
    'Connect to the guest Wi-Fi, the key is [[Lighthouse-42-blue]].',
    'Wi-Fi setup: connect to SSID "HX200_SETUP" with key [[12345678]].',
    'Press the Wi-Fi key F12 twice; the SSID and the key are printed below; Wi-Fi key length is 128-bit.',
    'The Wi-Fi of the venue has a key feature2024 plan, the dress code is smart-casual.',
    'Wi-Fi 802.11ac module ESP8266 rev12 supports WPA2-PSK.',
    'The wifi in rooms costs 5 euros; Wi-Fi Certified6 devices with IEEE802.11n chips.',
    'WLAN controller / Cisco9800 is old, and wifi/Bluetooth5 chips.',
    'Wi-Fi  SSID sakae804-5G   key [[momiji7kaede]]',
    'Wi-Fi: SSID BT-HUB6-X7Q2\nWLAN: Netzwerk FRITZ-7590-XB',
    'SSID HERON-OOB, key "[[copper lantern 52 river]]"; SSID BARN-2 (key is “[[seven blue herons]]”)',
    'SSID: HERON-OOB   Key: [[copper lantern 52 river]]\nNetwork name: HERON-OOB. Key: [[copper lantern 53 river]]\nWi-Fi network: Barn, key: see page 2 of the manual.',
    'The SSID is printed, and the field "key is required" appears; choose the Wi-Fi key type "WPA2 personal mixed".',
    'WLAN "HRe-Gast"          –                    Key: [[anker moewe boje 3]]\nWLAN „Gast“, Schlüssel: [[drei rote boote 44]]',
    'SSID: HERON, key: WPA2 personal (AES)\nThe Wi-Fi of the inn; the key "to the front door" hangs inside.',
    'Wi-Fi: Cafe / Restaurant on the groundfloor',
  ],
  verify: (place) => namedKey(place) ?? keyOfWords(place),
  readList: (place) =>
    IS_WIRELESS.test(place.text.slice(place.start, place.end)) ? networks(place) : [],
};

function namedKey({ text, end }: Place): Match | undefined {
  const found = groupAt(text, end, NAMED_KEY);
  const value = withoutEnd(found?.value ?? '');
  if (found === undefined || !(looksLikeKey(value) || DIGITS.test(value))) return undefined;
  const why = 'The text gives this value as the key of a wireless network.';
  return { start: found.start, end: found.start + value.length, confidence: 0.7, why };
}

function keyOfWords({ text, end }: Place): Match | undefined {
  const found = matchAt(text, end, KEY_OF_WORDS);
  const value = found?.[1] ?? found?.[2];
  if (found === null || value === undefined || ABOUT_PASSWORDS.test(found[0])) return undefined;
  const start = end + found[0].lastIndexOf(value);
  const why = 'The text gives these words as the key of a wireless network.';
  return { start, end: start + value.length, confidence: 0.7, why };
}

/** A digit distinguishes it from words about what the key is for. */
function looksLikeKey(value: string): boolean {
  return looksLikePassword(value) && /\d/.test(value);
}

function networks({ text, end }: Place): Match[] {
  const matches: Match[] = [];
  let from = valueAt(text, end, NAME)?.end;
  while (from !== undefined && matches.length < MAX_NETWORKS) {
    const match = keyAfter(text, from);
    if (match === undefined) break;
    matches.push(match);
    from = valueAt(text, match.end, NEXT)?.end;
  }
  return matches;
}

function keyAfter(text: string, offset: number): Match | undefined {
  const found = groupAt(text, offset, KEY);
  const value = withoutEnd(found?.value ?? '');
  if (found === undefined || !looksLikePassword(value)) return undefined;
  const confidence = isSurelyPassword(value) ? 0.75 : 0.65;
  const why = 'A password-like value appears next to the name of a wireless network.';
  return { start: found.start, end: found.start + value.length, confidence, why };
}
