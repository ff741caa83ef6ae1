import { isDishOrBundle } from '#engine/detectors/discrimination/wording/dish-or-bundle.ts';
import { isFirstName } from '#engine/models/names/lexicon/name-lookup.ts';
import { oneLine } from '#engine/text/one-line.ts';

/** Furniture, clothes, vehicles and pets. */
const BELONGINGS = oneLine`sofas?|couch|settee|armchairs?|chairs?|tables?|tablecloths?|curtains?|cushions?|rugs?|blankets?
  |towels?|sheets?|beds?|wardrobes?|cupboards?|shelf|shelves|kitchens?|fridges?|oven|kettle|mugs?|cups?|plates?|bowls?|lamps?
  |lids?|handles?|buttons?|candles?|bin|bins|blinds|frames?|gates?|roof|bricks?|gravel|granite|leatherette|suede|silk|velvet
  |lace|cotton|linen|wool|denim|jeans|skirts?|jumpers?|sweaters?|hoodies?|caps?|scar(?:f|ves)|socks?|tights|shorts|uniforms?
  |blouses?|blazers?|trainers|t-shirts?|polo|vests?|cardigans?|aprons?|suits|shirts|dresses|hats|coats|jackets|bikes?
  |bicycles?|scooters?|taxis?|cabs?|limousines?|suvs?|trucks?|lorr(?:y|ies)|motorbikes?|helmets?|vans|vehicles|audi|bmw
  |mercedes|volkswagen|toyota|ford|cats|kittens?|tomcat|dogs|pupp(?:y|ies)|labradors?|terriers?|spaniels?|poodles?|collies?
  |pon(?:y|ies)|mares?|stallions?|foals?|cows?|bulls?|rams?|lambs?|hens?|rabbits?|swans|crows?|ravens?|ants?|spiders?|beetles?|flies|bees|smudges?|patch(?:es)?`;
/** Things that are often black or white. */
const THINGS = oneLine`${BELONGINGS}|background|bag|bags|ball|balsamic|bear|beans|belt|board|boards|boots|bread|box
  |boxes|cable|car|cars|carpet|case|cat|chocolate|circle|clouds?|coat|coffee|cover|death|dog|door
  |doors|dress|envelope|envelopes|fabric|feather|fence|fish|flag|flowers|forest|friday|glass
  |gloves|goods|hat|hole|holes|horse|house|ice|ink|jacket|knight|label|labels|leather|letters
  |light|line|lines|marble|mark|marker|market|marks|metal|noise|page|pages|paint|paper|papers|pen
  |pepper|pixel|pixels|plastic|powder|rice|roses?|screen|sea|shirt|shoes|smoke|snow|space|spot
  |spots|square|stone|stripe|stripes|sugar|suit|swan|tape|tea|text|tie|tile|tiles|trousers|van
  |vehicle|wall|walls|water|wine|wire|wires|wood|and white|or white|on white
  |(?:\p{Ll}{3,9} )?(?:beans|onions?|peppercorns?|olives?|mushrooms?|vinegar|flour|cabbage|asparagus|potatoes|chocolate
  |sesame|truffles?|pudding)|short-grain|long-grain|basmati|miso`;
const IS_OF_A_THING = new RegExp(`^[ -](?:${THINGS})(?![\\p{L}\\d])`, 'iu');
const COLOR = /^(?:black|white)$/i;
const OTHER_COLOR = /\b(?:black|white) (?:and|or|on|&) $/i;
/** Words before a color as a thing: `Trudi hated black`, `dressed in white`. */
const THOUGHT_OF =
  /\b(?:hate[sd]?|lov(?:e[sd]?|ing)|like[sd]?|dislike[sd]?|prefer(?:s|red)?|wear(?:s|ing)?|wore|wants?|wanted|(?:all|dress(?:ed)?|painted?|clad|printed|finished) in|favourite colou?r (?:is|was)) $/i;
const ENDS_CLAUSE = /^(?:[.,;!?)]|$)/;
/** A name of brooks and towns. */
const CREEK = /^Cripple$/;
const WIFE = /^(?:wife|girlfriend|mom)$/i;
const BELONGS_TO_SOMEBODY = /(?:\b(?:his|whose)|['’]s) $/i;
const AROUND = 14;
const REACH_OF_THOUGHT = 28;
/** Things that get disabled: parts of programs, networks and houses. */
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
  |flags?|channels?|webhooks?|proxy|proxies|compression|replication|rollback|debugging
  |colou?rs?|themes?|animations?|javascript|styles?|formatting|analytics|telemetry`;
const DISABLED = /^disabled$/i;
const OF_A_DEVICE = new RegExp(
  oneLine`(?<![\p{L}\d])(?:${DEVICES}) (?:(?:that|which) )?(?:is|are|was|were
    |(?:has|have|had|can|may|must|should|will|could|would|is|are|was|were)(?: now| currently| not)? be(?:en|ing)?
    |remains?|stays?|got|gets?|be|been)(?: (?:\w{2,15}ly|now|not|still|already)){0,2} $`,
  'iu',
);
const BY_DEFAULT = /^ by default(?![\p{L}\d])/iu;
/** An object after the verb `disabled`, which then describes no person: `You have disabled it.` */
const DISABLED_IT = /^ (?:it|them|your|its)(?!\p{L})/iu;
const DISABLED_DEVICE = new RegExp(`^ (?:user )?(?:${DEVICES})(?![\\p{L}\\d])`, 'iu');
/** A device before `disabled` at the end: `all colors disabled`. */
const DEVICE_BEFORE = new RegExp(`(?<![\\p{L}\\d])(?:${DEVICES}) $`, 'iu');
/** An acronym or a thing before `disabled`: `when SRP is disabled`, `it is always disabled`. */
const SWITCHED_OFF =
  /(?:(?<!\p{L})[A-Z][A-Z\d]{1,7} (?:is|are|was|were)|(?<!\p{L})it(?:['’]s| is| was))(?: (?:always|now|still|\p{Ll}{2,12}ly))? $/u;
/** `disabled` as a verb: `you disabled SysV support`. */
const BY_SOMEBODY = /(?<!\p{L})(?:you|we|he|she|i|they|have|has|had) $/iu;
const AN_OBJECT = /^ (?!people|persons?|(?:wo)?m[ae]n|kids|children|folks?|and|or|too)[\p{L}\d]/iu;
/** A form of `be` before `disabled`, which then may describe people. */
const IS_BEFORE = /(?:^|[^\p{L}])(?:is|are|was|were|be|been) $/iu;
const FAR_AROUND = 64;
/** Names of places, institutes and industry codes that look like misspelled slurs. */
const PROPER = /^(?:Niger|Mons|Tarns?|SICS?|SICs)$/;
const NATIVE = /^native$/i;
/** Software that runs without an intermediate layer, and a region's native plants and languages. */
const NATIVE_THINGS = oneLine`apps?|applications?|code|modules?|plug-?ins?|extensions?|add-?ons?
  |librar(?:y|ies)|binar(?:y|ies)|bindings?|builds?|platforms?|environments?|support|features?
  |functions?|functionality|apis?|ui|controls?|components?|widgets?|menus?|dialogs?|elements?
  |inputs?|events?|objects?|types?|formats?|fields?|clients?|browsers?|implementations?
  |integrations?|engines?|drivers?|memory|threads?|promises?|resolution|fonts?|notifications?
  |methods?|packages?|stack|cloud|esm|cjs|compatibility|dlls?|file systems?|postgres\w{0,3}|sqlite|dependenc(?:y|ies)|compilers?|executables?|systems?|advertising
  |gardens?|plants?|trees?|woodlands?|hedges?|flowers?|grass(?:es)?|shrubs?|fish|birds?|wildlife
  |speakers?|languages?|tongues?|proficiency`;
const OF_A_NATIVE_THING = new RegExp(`^[ -](?:${NATIVE_THINGS})(?![\\p{L}\\d])`, 'iu');
const GOING_NATIVE =
  /\b(?:cloud[ -]|digital |non-|(?:moved?|moving|ported?|compiled?|switch(?:ed)?) to )$/i;
/** Adjectives of cuisines; before a dish they do not refer to people. */
const CUISINE = new RegExp(
  oneLine`^(?:chinese|japanese|korean|thai|vietnamese|filipino|indian|pakistani|bangladeshi|mexican
    |cuban|turkish|arab|arabic|syrian|palestinian|iranian|iraqi|afghan|african|jewish|israeli
    |middle eastern|asian|latin american)$`,
  'i',
);
const DISH =
  /^[ -](?:\p{Ll}{3,8} )?(?:dish(?:es)?|cuisine|recipes?|stews?|soups?|dips?|salads?|sauces?|curry|breads?|noodles?|spices?|dressing)(?![\p{L}\d])/iu;
const RESERVATION = /^reservations?$/i;
const BOOKING = new RegExp(
  oneLine`\b(?:hotel|table|room|restaurant|dinner|lunch|flight|seat|travel|train|ticket|car|campsite
    |online|meeting|your|my|our|without|no|with|have|some|express(?:ed)?|make|made|making
    |cancel(?:led)?|confirm(?:ed)?|capacity|instance) $`,
  'i',
);
const RACE = /^races?$/i;
const RUN_AFTER =
  /^[ -](?:conditions?|hazards?|days?|cars?|tracks?|courses?|horses?|numbers?|starts?|results?|weekends?|to|against time)(?![\p{L}\d])/iu;
const RUN_BEFORE =
  /(?:\b(?:data|arms|space|rat|horse|boat|road|relay|sack|bike|running|charity|marathon|cycle|ski|fun|egg-and-spoon|three-legged)|\d ?(?:k|km|m|mile|miles|metres?|meters?))[ -]$/i;
const SEX = /^(?:fe)?male$/i;
const PART =
  /^[ -](?:connectors?|plugs?|sockets?|headers?|threads?|ends?|jacks?|pins?|couplings?|adapt[eo]rs?)(?![\p{L}\d])/iu;
const PEOPLE = new RegExp(
  oneLine`^ (?:people|persons?|men|women|man|woman|folks?|kids|children|child|girls?|boys?|guys?
    |communit(?:y|ies)|americans?|families|students?|workers?|voters?|males?|females?)(?![\p{L}\d])`,
  'iu',
);
const GIVEN_NAME = /(?:^|[^\p{L}])(\p{Lu}\p{Ll}{2,11}) $/u;

/** Words that may name a group, and the contexts before or after them in which they do not. */
const PLAIN_KINDS: readonly {
  readonly words: RegExp;
  readonly before?: RegExp;
  readonly after?: RegExp;
}[] = [
  { words: NATIVE, before: GOING_NATIVE, after: OF_A_NATIVE_THING },
  { words: CUISINE, after: DISH },
  { words: RESERVATION, before: BOOKING },
  { words: RACE, before: RUN_BEFORE, after: RUN_AFTER },
  { words: SEX, after: PART },
  { words: CREEK, after: /^ Creek(?!\p{L})/u },
  { words: WIFE, before: BELONGS_TO_SOMEBODY },
];

/**
 * Whether a word that may name a group means something else in its context: a color, a surname, somebody's wife, a
 * cuisine, a dish, a disabled device, native code, a booking, a running race or a plug.
 */
export function isPlainMention(text: string, start: number, end: number): boolean {
  const word = text.slice(start, end);
  if (isOtherWord(text, start, end)) return true;
  if (DISABLED.test(word)) return isDisabledDevice(text, start, end);
  const before = text.slice(Math.max(0, start - AROUND), start);
  const after = text.slice(end, end + AROUND);
  if (COLOR.test(word)) {
    return (
      IS_OF_A_THING.test(after) ||
      OTHER_COLOR.test(before) ||
      isSurname(word, before, after) ||
      isOnlyColor(text, start, end)
    );
  }
  const kind = PLAIN_KINDS.find(({ words }) => words.test(word));
  return kind?.after?.test(after) === true || kind?.before?.test(before) === true;
}

/** Whether a word that looks like a slur is a proper name, or names a dish. */
function isOtherWord(text: string, start: number, end: number): boolean {
  return PROPER.test(text.slice(start, end)) || isDishOrBundle(text, start, end);
}

/** In capitals, a color stands for people more often. */
function isOnlyColor(text: string, start: number, end: number): boolean {
  return (
    /^\p{Ll}/u.test(text.slice(start, end)) &&
    ENDS_CLAUSE.test(text.slice(end, end + 1)) &&
    THOUGHT_OF.test(text.slice(Math.max(0, start - REACH_OF_THOUGHT), start))
  );
}

/** `Brian White` is a person; `Young Black men` is not a name. */
function isSurname(word: string, before: string, after: string): boolean {
  if (PEOPLE.test(after)) return false;
  const name = /^\p{Lu}\p{Ll}/u.test(word) ? GIVEN_NAME.exec(before)?.[1] : undefined;
  return name !== undefined && isFirstName(name);
}

function isDisabledDevice(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - FAR_AROUND), start);
  const after = text.slice(end, end + AROUND * 2);
  if (OF_A_DEVICE.test(before) || DISABLED_DEVICE.test(after) || DISABLED_IT.test(after))
    return true;
  if (DEVICE_BEFORE.test(before) && ENDS_CLAUSE.test(after)) return true;
  if (SWITCHED_OFF.test(before) || (BY_SOMEBODY.test(before) && AN_OBJECT.test(after))) return true;
  return BY_DEFAULT.test(after) && IS_BEFORE.test(before);
}

/** Replacements for plain mentions as the model reads them: words that name no group. */
const PLAIN_WORDS: ReadonlyMap<string, string> = new Map([
  ['disabled', 'inactive'],
  ['black', 'plain'],
  ['white', 'plain'],
  ['native', 'common'],
  ['reservation', 'appointment'],
  ['reservations', 'appointments'],
  ['race', 'trip'],
  ['races', 'trips'],
  ['male', 'plug'],
  ['female', 'socket'],
  ['cripple', 'mill'],
  ['faggot', 'meatball'],
  ['faggots', 'meatballs'],
]);

const MAY_BE_PLAIN = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...PLAIN_WORDS.keys()].join('|')})(?![\\p{L}\\d])`,
  'giu',
);
/** A prefilter that rules out most passages at a tenth of the cost. */
const ANY_OF_THEM = /disabled|black|white|native|reservation|race|male|cripple|faggot/i;

/** Replaces the plain mentions of such words in a passage. */
export function withoutPlainMentions(passage: string): string {
  if (!ANY_OF_THEM.test(passage)) return passage;
  return passage.replaceAll(MAY_BE_PLAIN, (word, at: number) =>
    isPlainMention(passage, at, at + word.length)
      ? (PLAIN_WORDS.get(word.toLowerCase()) ?? word)
      : word,
  );
}
