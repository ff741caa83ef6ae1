import type { Match, Place } from '#engine/detector.ts';
import { isFirstName } from '#engine/models/names/lexicon/name-lookup.ts';
import { groupAt, valueAt } from '#engine/text/labeled-value.ts';
import { oneLine } from '#engine/text/one-line.ts';

import { canBeName } from './name-form.ts';
import { KIN_ABROAD } from './name-labels.ts';
import { nameAt } from './named-person.ts';

const AFTER_KIN = /(?:[ ]\(?|\r?\n[> ]{0,4})(?=\p{Lu}(?:\p{Ll}|\. ?\p{Lu}\p{Ll}))/uy;
/** An initial and a surname, which need no owner. */
const IS_INITIAL = /^\p{Lu}\. ?\p{Lu}\p{Ll}/u;
const OWNER =
  /\b(?:my|his|her|their|our|your|the|son|sa|mon|ma|leur|notre|votre|su|mi|nuestr[oa]|suo|sua|mio|mia|sein|seine|seinen|seiner|ihr|ihre|ihren|ihrer|mein|meine|meinen|meiner)[ ](?:\p{L}{2,12}[ ])?$/iu;
/** After a relative or a call, these begin another clause, or name a department. */
const NO_GIVEN_NAME = new RegExp(
  oneLine`^(?:I|The|This|That|These|Those|He|She|It|They|We|You|My|His|Her|Our|Your|Their|In
    |On|At|By|For|From|To|With|And|But|Or|If|When|While|After|Before|Since|Mr|Mrs|Ms|Miss|Dr
    |Prof|Human|Customer|Legal|Sales|Finance|Marketing|Support|Reception|Accounts|Accounting
    |Payroll|Security|Operations|Compliance|Procurement|Engineering|Admin|Administration
    |Management|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March
    |April|May|June|July|August|September|October|November|December|Christmas|Easter|Earth
    |Nature|Tongue|Superior|Figure|Company|Ship|Site|City|Time|Day|Yes|No|Not|Please|English
    |Dutch|French|German|Spanish|Italian|Polish|Client|Services?|Data|Information|Contact
    |General)(?![\p{L}])`,
  'u',
);

/** Familiar words for relatives, even at the start of a sentence. */
const FAMILIAR =
  /^(?:mum|mom|mam|mammy|nan|mummy|mommy|dad|daddy|gran|granny|grandma|grandad|grandpa|auntie|nok)$/;

/** Lowercase words after which a capitalized word is a name, without a possessive. */
const CLOSE = new RegExp(
  oneLine`^(?:married to|mum|mom|mam|mammy|nan|mummy|mommy|dad|daddy|gran|granny|grandma|grandad|grandpa
    |auntie|wife|husband|son|daughter|niece|nephew|girlfriend|boyfriend|fiancée?|kin|nok)$`,
);

/** The name of a relative or a colleague after the word for them, as in `my son Jaz` and `the supervisor (Goran)`. */
export function relatedName(place: Place, kin: string): Match | undefined {
  const { text, start, end } = place;
  if (kin === 'baby') return infantsName(text, end);
  if (!isWrittenAsKin(text.charAt(start), kin)) return undefined;
  return kinOnFile(text, end, kin) ?? kinInCapitals(text, start, end) ?? kinWithOwner(place, kin);
}

function kinWithOwner({ text, start, end }: Place, kin: string): Match | undefined {
  const gap = valueAt(text, end, AFTER_KIN);
  if (gap === undefined || NO_GIVEN_NAME.test(text.slice(gap.end, gap.end + 20))) return undefined;
  const hasOwner = OWNER.test(text.slice(0, start));
  const isClose = CLOSE.test(kin) || IS_INITIAL.test(text.slice(gap.end, gap.end + 5));
  if (!hasOwner && (gap.value.includes('\n') || !isClose)) return undefined;
  const why = `A capitalized name follows “${kin}”.`;
  const name = nameAt(text, gap.end, { confidence: 0.75, why });
  return name === undefined || isGivenAbroad(text, name, kin) ? name : undefined;
}

/** German nouns have capitals; elsewhere a capital begins a label, or the words of a child. */
function isWrittenAsKin(first: string, kin: string): boolean {
  return /^\p{Ll}/u.test(first) || FAMILIAR.test(kin) || KIN_ABROAD.includes(kin);
}

function isGivenAbroad(text: string, { start, end }: Match, kin: string): boolean {
  return !KIN_ABROAD.includes(kin) || isFirstName(text.slice(start, end).split(' ', 1)[0] ?? '');
}

/** A relative, a dash or colon, the name and the phone number, as records list whom to ring. */
const ON_FILE =
  /[ ]?(?:[–—-]|:)[ ](\p{Lu}[\p{L}\p{M}'’-]{1,24}(?:[ ]\p{Lu}[\p{L}\p{M}'’-]{1,24}){0,2})(?=[ ,:(–-]{1,4}[+(]?\d[\d ()-]{6})/uy;

function kinOnFile(text: string, end: number, kin: string): Match | undefined {
  const found = groupAt(text, end, ON_FILE);
  if (found === undefined || !canBeName(found.value)) return undefined;
  if (/^(?:home|work|mobile|cell|phone|tel|office)$/i.test(found.value)) return undefined;
  const why = `A name and a phone number follow “${kin}”.`;
  return { start: found.start, end: found.end, confidence: 0.85, why };
}

/** The name of an infant, whose age or birth follows; toys and songs are called so too. */
const INFANT =
  /[ ](\p{Lu}\p{Ll}[\p{L}’'-]{1,20}(?: \p{Lu}[\p{L}’'-]{2,20})?)(?=,? \(?(?:d\.?o\.?b|born|aged \d|\d{1,2} ?(?:days|weeks|wks|months|mths)(?!\p{L})))/iuy;

function infantsName(text: string, end: number): Match | undefined {
  const found = groupAt(text, end, INFANT);
  if (found === undefined || !/^\p{Lu}/u.test(found.value) || !canBeName(found.value))
    return undefined;
  const why = 'The name of an infant precedes the date of its birth.';
  return { start: found.start, end: found.end, confidence: 0.85, why };
}

/** Deeds and wills write names in capitals: `my son PETER ROE of Leeds`. */
const IN_CAPITALS =
  /[ ](?!(?:AND|THE|WHO|FOR|WITH|FROM|SHALL|WILL|NOT|ARE|WAS|HAS|GIVE|DNA|GCSE|ADHD|ASD|HIV|EHCP|ITU|ICU)(?!\p{L}))(\p{Lu}[\p{Lu}’'-]{2,20}(?:[ ](?!(?:AND|OF|IN|AT|THE|WHO|FOR|WITH|FROM|SHALL|WILL|GIVE|TO|AS|ON|BY|OR)(?!\p{L}))\p{Lu}[\p{Lu}’'-]{1,20}){0,3})(?![\p{L}\d])/uy;
const OWN = /(?<!\p{L})(?:my|his|her|their|our|said) $/u;

function kinInCapitals(text: string, start: number, end: number): Match | undefined {
  if (!OWN.test(text.slice(Math.max(0, start - 8), start))) return undefined;
  const found = groupAt(text, end, IN_CAPITALS);
  const first = found?.value.split(' ', 1)[0] ?? '';
  if (found === undefined || !canBeName(found.value)) return undefined;
  if (!found.value.includes(' ') && !isFirstName(first)) return undefined;
  const why = 'A name in capitals follows the word for a relative.';
  return { start: found.start, end: found.end, confidence: 0.92, why };
}

const AFTER_CALL = /[ ](?=\p{Lu}\p{Ll})/uy;
const NUMBER_FOLLOWS = /^(?:[ ](?:on|at))?(?:[ :,]{1,2}|[ ]?\r?\n)[+(]?\d[\d ()+-]{4}/;
/** Towns and words are sent to numbers in advertisements. */
const SENT_TO = /^(?:text|whatsapp|message)$/;
const MAY_BE_MUCH = /^(?:ring|call|phone|text|whatsapp|message|contact)$/;

/** The name of a person to call or ask, as in `ring Rhodri on 07700 900724`. */
export function calledName({ text, end }: Place, call: string): Match | undefined {
  const gap = valueAt(text, end, AFTER_CALL);
  if (gap === undefined || NO_GIVEN_NAME.test(text.slice(gap.end, gap.end + 20))) return undefined;
  const why = `A capitalized name follows “${call}”.`;
  const match = nameAt(text, gap.end, { confidence: 0.75, why });
  if (match === undefined) return undefined;
  const [first = ''] = text.slice(match.start, match.end).split(' ');
  if (SENT_TO.test(call) && !isFirstName(first)) return undefined;
  return MAY_BE_MUCH.test(call) && !NUMBER_FOLLOWS.test(text.slice(match.end, match.end + 16))
    ? undefined
    : match;
}
