import { oneLine } from '#engine/text/one-line.ts';

/** Things that are often black or white. */
const THINGS = oneLine`background|bag|bags|ball|balsamic|bear|beans|belt|board|boards|boots|bread|box
  |boxes|cable|car|cars|carpet|case|cat|chocolate|circle|clouds?|coat|coffee|cover|death|dog|door
  |doors|dress|envelope|envelopes|fabric|feather|fence|fish|flag|flowers|forest|friday|glass
  |gloves|goods|hat|hole|holes|horse|house|ice|ink|jacket|knight|label|labels|leather|letters
  |light|line|lines|marble|mark|marker|market|marks|metal|noise|page|pages|paint|paper|papers|pen
  |pepper|pixel|pixels|plastic|powder|rice|roses?|screen|sea|shirt|shoes|smoke|snow|space|spot
  |spots|square|stone|stripe|stripes|sugar|suit|swan|tape|tea|text|tie|tile|tiles|trousers|van
  |vehicle|wall|walls|water|wine|wire|wires|wood|and white|or white|on white`;
const IS_OF_A_THING = new RegExp(`^[ -](?:${THINGS})(?![\\p{L}\\d])`, 'iu');
const COLOUR = /^(?:black|white)$/i;
const OTHER_COLOUR = /\b(?:black|white) (?:and|or|on|&) $/i;
const WIFE = /^(?:wife|girlfriend|mom)$/i;
const BELONGS_TO_SOMEBODY = /(?:\b(?:his|whose)|['’]s) $/i;
const AROUND = 14;
/** Things that are switched off: parts of programs, networks and houses. */
const DEVICES = oneLine`javascript|cookies?|wi-?fi|wlan|bluetooth|gps|2fa|mfa|sso|tls|ssl|ssh|ftp|smtp
  |usb|vpn|dns|api|bios|acpi|authentication|verification|encryption|notifications?|alerts?|alarms?
  |sounds?|features?|functions?|functionality|options?|settings?|modes?|plug-?ins?|extensions?
  |add-?ons?|modules?|scripts?|macros?|widgets?|buttons?|fields?|links?|menus?|checkbox(?:es)?
  |forms?|tabs?|inputs?|accounts?|log-?ins?|sign-?ups?|registrations?|passwords?|access
  |permissions?|users? accounts?|keys?|tokens?|cards?|sims?|licences?|licenses?|subscriptions?
  |services?|servers?|ports?|networks?|firewalls?|devices?|cameras?|microphones?|sensors?|lights?
  |locks?|brakes?|engines?|vehicles?|machines?|elevators?|lifts?|doors?|smoke detectors?
  |detectors?|systems?|logging|caching|caches?|indexing|tracking|updates?|backups?|autoplay
  |autocomplete|comments?|uploads?|downloads?|pop-?ups?|rules?|checks?|tests?|jobs?|triggers?
  |flags?|channels?|webhooks?|proxy|proxies|compression|replication|rollback|debugging`;
const DISABLED = /^disabled$/i;
const OF_A_DEVICE = new RegExp(
  `(?<![\\p{L}\\d])(?:${DEVICES}) (?:(?:that|which) )?(?:is|are|was|were|(?:has|have|had|can|may|must|should|will|could|would|is|are|was|were)(?: now| currently| not)? be(?:en|ing)?|remains?|stays?|got|gets?|be|been)(?: (?:\\w{2,15}ly|now|not|still|already)){0,2} $`,
  'iu',
);
const BY_DEFAULT = /^ by default(?![\p{L}\d])/iu;
const DISABLED_DEVICE = new RegExp(`^ (?:user )?(?:${DEVICES})(?![\\p{L}\\d])`, 'iu');
/** People in a sentence may be disabled by default. */
const IS_BEFORE = /(?:^|[^\p{L}])(?:is|are|was|were|be|been) $/iu;
const FAR_AROUND = 64;

/**
 * Whether a word that may name a group says nothing of one where it stands: the colour of a thing, the wife of
 * somebody who is spoken of, or what is switched off.
 */
export function isPlainMention(text: string, start: number, end: number): boolean {
  const word = text.slice(start, end);
  if (DISABLED.test(word)) return isSwitchedOff(text, start, end);
  const before = text.slice(Math.max(0, start - AROUND), start);
  if (COLOUR.test(word)) {
    return IS_OF_A_THING.test(text.slice(end, end + AROUND)) || OTHER_COLOUR.test(before);
  }
  return WIFE.test(word) && BELONGS_TO_SOMEBODY.test(before);
}

function isSwitchedOff(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - FAR_AROUND), start);
  const after = text.slice(end, end + AROUND * 2);
  if (OF_A_DEVICE.test(before) || DISABLED_DEVICE.test(after)) return true;
  return BY_DEFAULT.test(after) && IS_BEFORE.test(before);
}

/** What a plain mention is read as: words of the same length that name no group. */
const PLAIN_WORDS: ReadonlyMap<string, string> = new Map([
  ['disabled', 'inactive'],
  ['black', 'plain'],
  ['white', 'plain'],
]);

const MAY_BE_PLAIN = /(?<![\p{L}\d])(?:disabled|black|white)(?![\p{L}\d])/giu;
/** Most passages have none; this is told at a tenth of the cost. */
const ANY_OF_THEM = /disabled|black|white/i;

/** A passage in which plain mentions of what is switched off, and of colours, name no group. */
export function withoutPlainMentions(passage: string): string {
  if (!ANY_OF_THEM.test(passage)) return passage;
  return passage.replaceAll(MAY_BE_PLAIN, (word, at: number) =>
    isPlainMention(passage, at, at + word.length)
      ? (PLAIN_WORDS.get(word.toLowerCase()) ?? word)
      : word,
  );
}
