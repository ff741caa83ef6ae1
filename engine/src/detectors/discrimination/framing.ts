import { phrase } from '#engine/phrases/phrase.ts';

/** Wording by which a sentence forbids, disclaims or discusses discrimination rather than practicing it. */
const DISCLAIMER = phrase(
  'regardless of|irrespective of|without regards? to|equal opportunit(?:y|ies)|equal employment',
  'discriminat(?:e|es|ed|ing|ion|ory)|non-discriminat(?:ion|ory)|anti-discrimination|unlawful(?:ly)?',
  `(?:law|act|code|policy|rules?|we) prohibits?|prohibit(?:s|ed|ing)?
    (?:employers|landlords|asking|basing|considering|refusing)`,
  'harass(?:es|ed|ing|ment)?|stereotyp(?:es?|ical|ing)|bias|biased|biases|prejudices?',
  'protected (?:class|classes|characteristics?|status|groups?)',
  `(?:must|may|should|do|does|will|shall|can|could|did) (?:not|never) (?:ask|consider|base|require
    |reject|exclude|refuse|inquire|favou?r|use|say|write|describe|be (?:asked|required|used|taken))`,
  "(?:don't|never|no longer) (?:ask|use|say|write|describe|require)|(?:not|never) (?:looking for|seeking|asking for)",
  'avoid(?:s|ing)? (?:asking|saying|using|writing|words?|terms?|phrases?|language|wording)',
  `(?:ban(?:s|ned|ning)?|forbid(?:s|ding)?|strikes?|flags?|outlaw(?:s|ed)?)
    (?:the )?(?:words?|terms?|phrases?|language|wording)`,
  'reasonable (?:accommodation|adjustment)s?',
  `(?:is|are)(?:n't| not| never) (?:what|who|whom|something|somebody|anything) we(?:'re| are)? (?:after|looking for|want|need|seek|seeking)`,
  '(?:all|any) (?:ages?|genders?|backgrounds?|nationalit(?:y|ies)|religions?|races?)',
  '(?:is|are) not required|not a requirement|not necessary',
  `(?:adverts?|ads|advertisements|postings|listings|wording|phrases|language|words) (?:\\w{2,12} ){0,2}?(?:asking for|that (?:ask|asks) for|seeking|containing|with|saying|which|using|like|such as)[^.!?]{0,80}? (?:deters?|discourages?|dissuades?|puts? off|attracts? fewer|(?:is|are) (?:less|more) likely)`,
);
/** Wording that invites people, as in equal-opportunity statements. */
const WELCOME = phrase(
  `(?:encourag(?:e|es|ed|ing)|invited?|welcome|urged?) (?:\\w{2,15},? ){0,12}to apply
    |(?:welcom(?:e|es|ed|ing)|encourag(?:e|es|ed|ing)|invit(?:e|es|ed|ing))
    (?:\\w{3,12} )?(?:applications?|candidates?|applicants?|enquiries) from|applications?
    from …(?:welcome[ds]?|encouraged|invited)`,
  `(?:appl(?:y|ies|ications?|icants?)|candidates?|welcome|encourage[ds]?
    |recruit(?:ment)?) …under(?:-| )?represented|under(?:-| )?represented …(?:apply|applications?
    |applicants?|candidates?|welcomed?|encouraged|recruitment)
    |(?:women|men|people|minorit(?:y|ies)|groups|students|staff|applicants) …(?:is|are)
    (?:currently |still |also )?under(?:-| )?represented (?:at|in|on|among) (?:this|the|our)`,
  `(?:join|our|the) (?:\\w{2,15}(?:'s|s')? ){0,3}staff networks?|staff networks?
    (?:for|meets?|supports?|offers?|welcomes?|invites?|(?:is|are) open)`,
  `(?:as|through|by way of|by|under|part of(?: our)?|take|takes|taking|use|using|lawful)
    (?:a )?positive action|positive action (?:scheme|programme|measures?|statement|provisions?
    |initiative|under|in line|to (?:encourage|increase|address))`,
  '(?:in line|in accordance|comply|compliance|consistent) with (?:the |our duties under the )?equality act',
);
/** An invitation restricted to some turns others away, and one with an insult is no invitation. */
const SHUTS_OUT = phrase(
  `(?<!not )(?:only|solely|exclusively)|(?:need|should|do|may|must|can|will) not
    |(?:don't|can't|cannot|won't)|no (?!\\w{2,20} (?:experience|fee|limit))|except|unless|but|must
    be|too|preferred|preferably|prefer|instead of|rather than`,
  'stupid|lazy|filthy|dirty|idiots?|morons?|disgusting|scum|useless|vermin|parasites?',
);

const TRAIT = `(?:black|white|brown|asian|muslim|jewish|christian|hindu|sikh|atheist|gay|lesbian|straight|bi|trans|queer|young|old
  |rich|poor|disabled|able-bodied|in a wheelchair|men|women|man|woman|male|female|local|foreign|single|married|fat|thin|tall|short)`;
/** A list of traits that stands for everybody. */
const EVERYBODY = phrase(
  `(?:(?:${TRAIT}(?:, |,? (?:or|and) )){1,8}${TRAIT}|(?:${TRAIT}(?:, |,? (?:or|and) )){2,8})[^.;!?]{0,60}\\b(?:everyone|everybody|you (?:all )?belong
    |(?:we|all|you) (?:are|is) (?:all )?(?:equal|welcome)|(?:all|you're|you are) (?:the )?(?:welcome|same|equal)|the same (?:rights|rules|pay|respect|dignity))`,
  `(?:everyone|everybody|anyone|anybody),? (?:${TRAIT}(?:, |,? (?:or|and) )){1,8}${TRAIT}`,
);
/** Descriptions of whom the police look for, unless to employ them. */
const WANTED_BY_POLICE = phrase(
  `(?:police|detectives?|officers|investigators|gard[ai]{1,2}|sheriff|fbi) (?:(?:are|is|were|was|have been|still|now|also|urgently) ){0,3}(?:looking for|searching for|seeking|hunting
    (?:for )?|appealing|wants?(?: to (?:speak|talk|trace|identify|find|interview))|wish to (?:speak|trace|identify)|would like to (?:speak|trace|identify)|released? (?:a |an )?(?:description|image|photo|cctv|e-?fit))`,
  `wanted (?:by the police|by police|in connection with|for questioning)|(?:suspects?|attackers?|robbers?|offenders?|assailants?) (?:(?:is|are|was|were) described as|described as)`,
);
const RECRUITS = phrase(
  'appl(?:y|ications?|icants?)|candidates?|recruit\\w{0,5}|hir(?:e|ing)|join|vacanc(?:y|ies)',
);

/** People who look for company, and say how old they are: `Widower, 61, keen walker, seeks lady for outings`. */
const SEEKS_COMPANY = phrase(
  `\\w{3,15},? (?:aged |early |mid |late )?(?:1[89]|[2-9]\\d|[2-8]0s),? (?:\\w[\\w' -]{1,30},? ){0,5}(?:seeks?|seeking|wltm|would like to meet)`,
);
/** Whom somebody would like to meet, as profiles say it; work and homes are offered in other words. */
const LONELY_HEARTS = phrase(
  `(?<=^\\W{0,4}(?:i'm |i am |we are |still |now )?)(?:looking for|seeking|seeks|want|wants|hoping to meet|would love to meet|wltm) an? (?:(?:good|honest|kind|loving|caring|sincere|genuine|decent|nice|faithful|warm|gentle|special|fun|christian),? (?:and )?){1,3}(?:man|woman|lady|gentleman|guy)(?:,? (?:aged )?\\d\\d ?(?:-|–|to) ?\\d\\d)?(?=\\W{0,6}$)`,
  `(?<=^\\W{0,4}(?:i'm |i am |i |still )?)(?:want|wants|looking for|seeking|seeks) an? (?:\\w{3,9} )?(?:man|woman|lady|guy|gal|gentleman) with (?:an? (?:job|sense of humou?r|car|heart|good heart|kind heart)|(?:his|her) own|no (?:kids|baggage|drama))`,
);
const SEEKS_HELP = phrase(
  'assistants?|secretar(?:y|ies)|cleaners?|housekeepers?|nann(?:y|ies)|au pairs?|carers?|cooks?|drivers?|lodgers?|tenants?|(?:flat|house|room)mates?|rooms?|flats?|work|jobs?|staff',
);

/** Self-descriptions, such as those of applicants. */
const OF_ONESELF = phrase(
  `(?:i am|i'm|i have always been|i (?:would )?(?:describe|consider|see) myself as|as)(?: also| both)?
    an? (?:\\w{1,15},? (?:and )?){0,3}(?:native|young|energetic|dynamic|motivated|enthusiastic)`,
);
/** A self-description that also mentions others may be an advertisement, or judge them. */
const OF_OTHERS = phrase(
  'they|them|their|those|you|your|we|our|us|people|women|men|girls|boys|he|she|applicants?|candidates?|tenants?|lodgers?',
  `wanted|needed|required|preferred|must|only|hir(?:e|ing)|(?:looking for|seek(?:s|ing)) an?
    (?!(?:\\w{3,12} )?(?:role|position|job|opportunity|challenge|placement|internship))`,
);

/** Wording immediately before a phrase that rejects it, or mentions it as a phrase. */
const MENTION = phrase(
  '(?:the|a|an|this) (?:words?|terms?|phrases?|expression|label)|so-called|titled|entitled',
  'book|article|film|song|instead of|rather than|formerly|previously called|(?:renam(?:e|ed|ing)|replac(?:e|ed|ing))(?: (?:all|every|the|our))?',
);
/** Wording right behind a phrase that says it was given up: `blacklist renamed to blocklist`. */
const GIVEN_UP =
  /^["”'’`]? ?(?:->|→|=>|(?:(?:was|were|is|are|has been|have been|got|now) )?(?:renamed|reworded|called(?= ["“`]))\b)/i;
/** Somebody changes names, and behind the word stands the one that replaces it: `` `slave` to `replica` ``. */
const RENAMES =
  /\b(?:renam(?:e[sd]?|ing)|replac(?:e[sd]?|ing)|chang(?:e[sd]?|ing)|swap(?:s|ped|ping)?|switch(?:es|ed|ing)?|reword(?:s|ed|ing)?)\b/i;
const HAS_SUCCESSOR =
  /^["”'’`]?(?: ?(?:[/,&]|and|or) ?["“'‘`]?[\w-]{2,20}["”'’`]?){0,2} (?:to|with|by|into|for|→|->|=>) (?:["“`][\w-]{3,20}["”`]|(?:allow|deny|block|safe|permit|pass|exclusion)[- ]?lists?\b|replicas?\b|primar(?:y|ies)\b|main\b)/i;
const REACH_OF_SUCCESSOR = 90;
/** Two backticks open a quotation in LaTeX. */
const QUOTE = /["“”„«»]|``/;
const REACH_OF_MENTION = 40;
const REACH_OF_CELLS = 500;

/**
 * Whether a sentence opposes discrimination, invites people, describes a suspect, or is only about the speaker, so that
 * its words are not discriminatory.
 */
export function isDisclaimed(sentence: string): boolean {
  if (DISCLAIMER.test(sentence)) return true;
  if (WELCOME.test(sentence) && !SHUTS_OUT.test(sentence)) return true;
  if (EVERYBODY.test(sentence) && !SHUTS_OUT.test(sentence)) return true;
  if (isWantedNotice(sentence) || seeksCompany(sentence)) return true;
  return OF_ONESELF.test(sentence) && !OF_OTHERS.test(sentence);
}

/** Whether a sentence describes somebody whom the police look for, other than to employ them. */
export function isWantedNotice(sentence: string): boolean {
  return WANTED_BY_POLICE.test(sentence) && !RECRUITS.test(sentence);
}

/** Whether somebody says whom they would like to meet. */
export function seeksCompany(sentence: string): boolean {
  if (RECRUITS.test(sentence)) return false;
  return (
    LONELY_HEARTS.test(sentence) || (SEEKS_COMPANY.test(sentence) && !SEEKS_HELP.test(sentence))
  );
}

/** Whether the span from `start` to `end` is quoted or mentioned rather than used. */
export function isMentioned(sentence: string, start: number, end: number): boolean {
  const before = sentence.slice(0, start);
  const isInQuotes = hasOpenQuote(before) && /["”“»]|''/.test(sentence.slice(end));
  return (
    isInQuotes ||
    (RENAMES.test(before) && HAS_SUCCESSOR.test(sentence.slice(end, end + REACH_OF_SUCCESSOR))) ||
    GIVEN_UP.test(sentence.slice(end, end + REACH_OF_MENTION)) ||
    MENTION.test(before.slice(-REACH_OF_MENTION))
  );
}

/** Cells of a table before one that quotation marks enclose, which is no quotation: `L1,Leeds,"No pets`. */
const OPENS_CELL = /(?:[^",;\t\n]{0,60}[,;\t](?=\S)){2,16}"[^"]{0,300}$/;

function hasOpenQuote(before: string): boolean {
  if (!QUOTE.test(before) || OPENS_CELL.test(before.slice(-REACH_OF_CELLS))) return false;
  const isOpen = (open: string, close: string): boolean =>
    before.lastIndexOf(open) > before.lastIndexOf(close);
  const straightQuotes = before.split('"').length - 1;
  return (
    straightQuotes % 2 === 1 ||
    isOpen('“', '”') ||
    isOpen('„', '“') ||
    isOpen('«', '»') ||
    isOpen('``', "''")
  );
}
