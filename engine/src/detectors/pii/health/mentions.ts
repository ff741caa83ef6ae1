import { phrase } from '#engine/phrases/phrase.ts';
import { oneLine } from '#engine/text/one-line.ts';

import { CONDITION } from './conditions.ts';
import { KNOWN_CONDITION } from './lexicon.ts';
import { MEDICINE } from './medicines.ts';

const BODY = `(?:hips?|legs?|arms?|wrists?|ankles?|foot|feet|toes?|fingers?|thumb|hands?|elbows?
  |shoulders?|collarbone|ribs?|nose|jaw|neck|back|skull|pelvis|knees?|spine|femur|vertebrae?|tooth
  |teeth|achilles|cruciate|hamstring|cartilage|eardrum|chest|stomach|abdomen|groin|side|head)`;
const END_OF_NAME = `(?!(?:and|but|who|which|that|so|in|on|since|from|at|by|until|till|before|after
  |when|while|because|has|is|was|are|he|she|it|we|they|the|do|not|no|an?|our|your|this|to|of|with
  |for|me|us|him|them|any|all|respect|regard|details?) )`;
/** Any words in a position where only an illness can be named. */
const WHATEVER = `${END_OF_NAME}\\w{2,20}(?:(?: / | |-|/)${END_OF_NAME}\\w{2,20}){0,3}`;
const ITS_OWN = '(?:an? |the |his |her |my |their |severe |chronic |acute |suspected |mild )?';
const NOTE = "(?:fit|sick|doctor's|gp) note";
const KNOWN = `(?:${KNOWN_CONDITION}|${CONDITION})`;
const FEW = '(?:\\w{1,15}[ -]){0,3}';

/** Statements about the body, whatever the illness is called; a person must be mentioned. */
export const SAID_OF_BODY = phrase(
  `(?:off|absent from|away from|missed|missing)
    (?:work|sick|school|training)(?:(?: |-|, ?)(?!with )\\w{1,12}){0,5} with ${ITS_OWN}${WHATEVER}`,
  `${NOTE}(?: (?:to|until|till|from|for|dated|expires|ends|up to)(?: \\w{1,9}){1,4})?(?:,|:| -| re
    | says| stating) ?${WHATEVER}`,
  `(?:sick leave|sickness absence|absen(?:ce|t)|off sick) ?\\(${WHATEVER}`,
  `(?:hospital|clinic|consultant|gp|doctor's|midwife|scan|physio|outpatient)
    (?:appts?|appointments?|visits?) (?:re|for|about|regarding|due to) ${ITS_OWN}${WHATEVER}`,
  `(?:battle|battled|battling|fight|fought|fighting|struggl(?:e|es|ed|ing)|cop(?:es|ing)
    |liv(?:es|ing)|lost (?:his|her) (?:battle|fight)) (?:with|against) ${FEW}${KNOWN}`,
  `recover(?:ing|ed|y) (?:\\w{3,10} )?(?:from|after) ${FEW}(?:${KNOWN}|operation|surgery|fall|illness|injury|stroke)`,
  `in (?:the )?(?:early|late|later|final|advanced|end) stages? (?:of )?${KNOWN}`,
  `(?:is|was|been|remains|now|still|currently|baby \\w{2,15},?|rushed|taken|admitted)
    (?:back )?(?:in|into|to) (?:intensive care|icu|an? coma|(?:the |\\w{2,15} )?hospice
    |(?:an? |the )?psychiatric (?:ward|unit|hospital)|palliative care|a&e)(?: (?:in|at) \\w{3,15})?`,
  `(?:broke|fractured|sprained|dislocated|tore|ruptured|injured|twisted|broken|torn) (?:his|her|my) ${FEW}${BODY}`,
  `(?:cannot|can't|unable to|can no longer|can barely|struggles to) (?:walk|stand|climb stairs|walk
    or stand|use stairs|manage stairs|lift heavy \\w{3,8})(?:
    (?:unaided|far|for long|without (?:an? )?(?:stick|frame|help|aid|crutches)))?(?: \\(?due to
    \\w{3,15})?`,
  `(?:${BODY}|pelvic|abdominal|joint|period) pain(?!s? (?:point|relief|management|killer))|pain
    (?:in|on) (?:(?:his|her|my|the|both|lower|left|right) ){0,2}(?:${BODY}|biting|walking|chewing)`,
);

/** A word that every sentence with such a statement contains. */
export const MAY_BE_PLAIN = new RegExp(
  oneLine`deaf|hearing|blind|sight|vision|pregnant|pump|epipen|pacemaker|stoma|inhaler
    |catheter|colostomy|implant|prosthe|brace|glucose|walking frame|crutches|nebuliser|midazolam
    |smok|alcohol|allergy|wch|hep`,
  'i',
);

/** Brief statements about the body that suffice where a person is named. */
export const PLAINLY_SAID = phrase(
  `(?:(?:partially |profoundly |totally )?(?:deaf|hard of hearing) in|blind in|hearing loss in|no
    sight in|lost (?:the )?(?:sight|hearing|vision) in)
    (?:(?:his|her|my|one|both|the) )?(?:left |right )?(?:ears?|eyes?)`,
  '(?<=(?:^|[,;:|–-]) ?)pregnant(?= ?(?:[,;.(|–-]|$))',
  '(?:\\d{1,2}(?:\\+\\d)?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|twenty|thirty) ?(?:weeks?|wks?|months?|mths?) pregnant(?: \\([\\w ]{3,20}!{0,3}\\))?',
  `(?:wears?|wearing|carr(?:y|ies|ying)|fitted with|dependent on|has|uses|needs) (?:an? |his |her |two )?(?:\\w{2,12} )?(?:insulin pump|epipens?|hearing aids?|pacemaker|stoma(?: bag)?|inhaler
    |catheter|colostomy bag|cochlear implants?|prosthe(?:tic \\w{3,5}|sis)|leg brace|glucose monitor
    |walking frame|crutches|nebuliser|(?:buccal )?midazolam)(?: \\(\\w{3,15}\\))?`,
  `(?:ex-)?smoker:? (?:approx |about )?\\d{1,2} ?(?:/|a |per )(?:d|day|wk|week)|smokes
    (?:about |around )?\\d{1,2}(?: ?/ ?| a | per )(?:day|week)
    |(?:approx |about )?\\d{1,3} ?(?:units? (?:of )?alcohol|alcohol units)(?: ?/ ?| per | a )(?:wk|week)`,
  '(?<!(?:in|for|no|if|of|any) )(?:latex|nut|peanut|shellfish|egg|dairy|wasp|bee|penicillin|gluten|wheat|soya|sesame|plaster|pollen) allergy',
  '(?:ssr )?wch(?:r|s|c)',
  'hep(?:atitis)? (?:a|b|c),? (?:treated|cleared|positive|diagnosed|carrier)(?: (?:in )?\\d{4})?',
);

/** Such statements that may begin with any word, and a word that a sentence with them contains. */
export const SAID_BEFORE_NOTE = phrase(
  `${WHATEVER},? (?:per|as per|according to) (?:the |her |his )?${NOTE}`,
);
export const HAS_NOTE = phrase(
  `per (?:the |her |his )?${NOTE}|according to (?:the |her |his )?${NOTE}`,
);
export const MEDICINE_AND_WHY = phrase(
  `${MEDICINE}: ?(?:anaphylaxis|rash|hives|allergy|allergic|reaction|intolerance|swelling)(?: \\d{4})?`,
  `${MEDICINE} \\((?:for )?(?:af|dvt|pe|copd|${KNOWN})\\)`,
);
export const MARKED_MEDICINE = /[a-z](?: \(|: ?)[a-z]/i;

/** Said only of people; the names of the illnesses are not all known. */
export const DIAGNOSED = phrase(
  `(?<=(?:was|were|been|being|is|got|newly|recently|and|then) )diagnosed with
    ${ITS_OWN}(?!(?:multimeter|tool|scanner|meter|help|software) ?)${WHATEVER}`,
  `(?:had|has had|having|needs|awaiting|underwent|undergone|after) (?:an? |two |three |several |another |major |emergency |his |her ){0,2}(?:operations?|surgery)(?: (?:on|for)
    (?:his |her |an? )?\\w{3,15})?`,
);

/** Just the name of an illness. */
export const NAMED_CONDITION = phrase(
  `(?:an? )?${KNOWN_CONDITION}(?: (?:repair|operation|surgery|treatment|diagnosis)(?: in)?(?: \\d{4})?)?`,
);

/** The person a sentence is about; leaflets and terms address `you`, or those `who`. */
export const SOMEBODY = phrase(
  `he|she|his|her|him|my|i|i'm|she's|he's|mr|mrs|ms|miss|son|daughter|wife|husband|mother|father|mum
    |dad|sister|brother|grandmother|grandfather|pt|pax|died|aged \\d{1,3}|the (?:boy|girl)
    |(?<=\\w,? \\(?)\\d{1,2}(?=, \\w)`,
);

/** A bullet, a label, a note's leading name, table cells, or the short line of a record. */
const NOTE_FORM = new RegExp(
  oneLine`^\s{0,12}(?:[-*•–+>][ \t]
    |\p{Lu}[\p{L}'’-]{1,15}(?: \p{Lu}[\p{L}'’-]{1,15})?[ ]?[:–-][ ])
    |^\s{0,12}\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?[ ]{1,4}\p{Lu}
    |^[^\n]{0,120}(?:[ ]{3}|\t)\S|\S,"?\S[^\n]{0,200}\S,"?\S|(?:19|20)\d\d|\d ?mg`,
  'u',
);
/** A name in mid-line, or a number. */
const TELLING = /(?<![.:!?][ ]{0,2})(?<=\S )\p{Lu}\p{Ll}{2,}|\d/u;
const LONGEST_NOTE = 400;
const NO_NOTE = new RegExp(
  oneLine`(?<![\p{L}-])(?:et al|journal|vol|doi|isbn|pp|cover|covers|covered|benefits?
    |premium|excess|insur\p{L}{1,5}|claims?|treatments? (?:of|for)|(?:clinically|scientifically|medically) (?:proven|tested|shown)|(?:proven|guaranteed|shown|known) to|miracle|remed(?:y|ies)|product|products|drug
    |license\p{L}{0,2}|agreement|indication|field|prevention|awareness|disorders|diseases
    |conditions|charity|foundation|society|association|we|you|your|our|(?<!\d )may|can|should
    |symptoms|causes)(?![\p{L}-])|[£$€]`,
  'iu',
);

/** Whether a line is a note about a person rather than text written for readers. */
export function isNote(sentence: string): boolean {
  return (
    sentence.length <= LONGEST_NOTE &&
    NOTE_FORM.test(sentence) &&
    TELLING.test(sentence) &&
    !NO_NOTE.test(sentence)
  );
}
