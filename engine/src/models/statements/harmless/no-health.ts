import { oneLine } from '#engine/text/one-line.ts';

/** Words for a particular person. */
const SOMEBODY =
  /(?<!\p{L})(?:he|she|his|her|him|hers|i|my|me|we|our|mr|mrs|ms|miss|dr|patient|resident|pupil|client)(?!\p{L})/iu;
/** Instructions for an emergency, after its name or in the words of a notice. */
const FIRST_AID = new RegExp(
  oneLine`^(?:[-*•\d.)]{1,4}[ ])?(?:(?<emergency>[\p{L}][\p{L} /()-]{2,40}:[ ])|(?:if|when)[ ][^,.]{3,80},[ ])?(?:do not |don['’]t |always |never |first |then |and )?(?:sit|lay|lie|call|ring|dial|phone|time|clear|give|keep|place|put|press|apply|cool|raise|check|loosen|remove|move|help|turn|tilt|pinch|wrap|cover|hold|support
    |use|stay|reassure|encourage|ask|lean|rinse|run|start|stop|get|shout|send|follow|push|wait|let|make|elevate|rest|seek|protect|sit (?:them|the))(?!\p{L})`,
  'iu',
);
const OF_NOTICE =
  /(?<!\p{L})(?:999|911|112|000|ambulance|casualty|first aid(?:er)?|defibrillator|aed|recovery position|cpr|unresponsive|the person|them)(?!\p{L})/iu;
/** Papers and doses that are mentioned without an illness. */
const NO_DIAGNOSIS = new RegExp(
  oneLine`^(?:(?:[A-Z]\p{L}{1,14}[,:]?|hi|dear|please|find|see|all|his|her|my|the|an?|new|am|pm|morning|evening|night|and)[ ,]{1,2}){0,4}(?:(?:fit|sick|doctor['’]s|gp) note|(?:meds|medication|medicines|tablets))[ ](?:(?:is|was|were|has been|have been|all)[ ])?(?:attached|enclosed|below|to follow|here|received|due|sent|needed|required|given|taken|administered|done|offered|signed for|as prescribed)(?:[ ]as prescribed|[ ]at[ ][\d.:apm ]{1,8})?$`,
  'iu',
);
/** A single word that says nothing of health, where the rest of the sentence is names and dates. */
const NO_WORD_OF_HEALTH =
  /^(?:off|away|in|out|back|home|absent|mum|mom|mother|dad|father|son|daughter|today|tomorrow|leave|break|time)$/i;
/** A refusal, or somebody's trade, that the model takes for what a body cannot do, or is. */
const NO_BODY = new RegExp(
  oneLine`^(?:(?:and|but|so|sorry|no|hr|we|i|they)[ ,:]{1,2}){0,3}(?:cannot|can['’]t|can not|could not|won['’]t)[ ](?:do|accept|agree(?:[ ]to)?|allow|approve|offer|promise|confirm)(?:[ ](?:that|this|it|so|these|those))?$
    |^(?:(?:and|mr|mrs|ms|miss|dr)[ ])?(?:\p{Lu}\p{L}{1,14},?[ ])?(?:he|she|they)(?:['’]s|['’]re|[ ]is|[ ]are|[ ]was)[ ](?:an?[ ])?(?:\p{L}{3,12}[ ]){0,2}(?:accountant|actor|architect|baker|barber|bricklayer|builder|butcher|carer|carpenter|cashier|chef|cleaner|clerk|consultant|cook|dentist|designer|developer|director|doctor|driver|electrician
    |engineer|farmer|firefighter|gardener|hairdresser|joiner|journalist|labourer|lawyer|lecturer|librarian|manager|mechanic|midwife|musician|nurse|nursery[ ]worker|officer|painter|paramedic|pharmacist|photographer|plasterer|plumber|postman|programmer|receptionist
    |roofer|salesman|scientist|secretary|soldier|solicitor|student|surgeon|surveyor|tailor|teacher|technician|translator|tutor|vet|waiter|waitress|warden|welder|writer)s?$`,
  'iu',
);
/** Initials and the next column of a table: `TB      Week`. */
const INITIALS = /^[A-Z]{2,3} {2,40}\S{1,20}$/;
/** A label of a record or a form, and in whose care somebody is. */
const LABEL = new RegExp(
  oneLine`^(?:next of kin|nok|emergency contacts?|obs(?:ervations)? (?:on|at) (?:discharge|admission|arrival|transfer|triage)|bloods? (?:on|at) (?:discharge|admission)|date of (?:discharge|admission))[:.]?$
    |^(?:(?:and|is|was|well|thriving|still|now),? ){0,2}(?:in )?(?:the )?care of\s{1,20}(?:(?:his|her|their|my|our|the)\s{1,20})?(?:(?:maternal|paternal|elder|older) )?(?:father|mother|parents?|grandparents?|grandmother|grandfather|nan|aunt|uncle|sister|brother|family|friends?|neighbours?|nanny|childminder|school)[,.]?$`,
  'iu',
);
/** What is called blind and never saw. */
const BLIND_THING =
  /(?<!\p{L})blind[ -](?:bends?|corners?|spots?|quarters?|summits?|brows?|rises?|junctions?|turnings?|exits?|entrances?|driveways?|bonds?|holes?|hems?|rivets?|flanges?|sides?|dates?|phases?|alleys?|tastings?|trials?|coders?|reviews?|cop(?:y|ies)|shortlisting|recruitment)(?!\p{L})/iu;
/** A paper that nobody asks for. */
const NOT_ASKED_FOR =
  /(?<!\p{L})(?:cert(?:ificate)?s?|tests?|x-rays?|screening|letters?|vaccinations?|forms?|reports?)\s{1,4}(?:is |are |was |were )?(?:not|no longer)\s{1,4}(?:needed|required|necessary|applicable)(?!\p{L})/iu;
/** Somebody's play, in the words of reports on matches. */
const OF_MATCH =
  /(?<!\p{L})(?:at the breakdown|in the (?:scrum|line-?out|ruck|maul|penalty area|tackle|midfield)|the game of (?:his|her|their) li(?:fe|ves)|(?:man|woman|player) of the match|(?:front|back|second) row|clean sheet|hat-?trick)(?!\p{L})/iu;
/** Clothes of a faith are no illness. */
const GARMENT =
  /\bwears? an? (?:\w{3,10} )?(?:headscarf|hijab|burqa|niqab|turban|kippah?|cross|sari|chador|veil|wig)$/i;
/** Words for being well, as visitors are told. */
const GOOD_STATE = new RegExp(
  oneLine`^(?:(?!not[ ]|isn|wasn|aren|weren|doesn|don|didn|never|hardly|barely)[\p{L}’']{1,12},?[ ]){0,7}(?:is|was|are|were|be|been|being|feels?|felt|feeling|doing|seems?|seemed|looks?|looked|keeping|[\p{L}]{2,8}['’]s)[ ](?:(?:all|absolutely|very|quite|perfectly|really|just|now|much)[ ]){0,2}(?:fine|ok|okay|well|good|great|cheerful|settled|grand|in good spirits)(?:[ ](?:today|now|again|overall|enough|tonight|in (?:herself|himself)))?[.!]?$`,
  'iu',
);
/** Sentences that look like a statement on somebody's health, and are none. */
const NO_HEALTH: readonly RegExp[] = [
  GOOD_STATE,
  GARMENT,
  NO_DIAGNOSIS,
  NO_WORD_OF_HEALTH,
  NO_BODY,
  INITIALS,
  LABEL,
];
/** Violence harms a body, but is no illness. */
const ASSAULT =
  /(?<!\p{L})(?:grabbed|slapped|pushed|shoved|kicked|punched|touched|groped|pinched|spat|smacked|poked)(?!\p{L})/iu;
const INJURY =
  /(?<!\p{L})(?:bruis|bleed|bled|blood|broke|fractur|injur|pain|hurt|swoll|hospital|a&e|stitch|concuss|wound|cut|faint|unconscious|ill|sick|doctor|pregnan|bump)/iu;
/** Relatives and years of marriage in an obituary, which are published with consent. */
const KINSHIP = new RegExp(
  oneLine`(?<!\p{L})(?:survived by|predeceased by|pre-deceased by|went before (?:her|him|them)|husband and wife|(?:beloved|loving|devoted) (?:wife|husband|mother|father|brother|sister|son|daughter)
    |leaves (?:behind )?(?:an?|his|her|two|three|four|five|\d) (?:\p{L}{3,10} )?(?:wife|husband|widow|sons?|daughters?|children|brothers?|sisters?|grandchildren)|(?:funeral|obituary|laid to rest|rest in peace))(?!\p{L})`,
  'iu',
);
const DISTRESS =
  /(?<!\p{L})(?:divorc|separat|abus|violen|affair|custody|prison|jail|convict|debt|bankrupt|adopt|orphan|foster|gay|lesbian|same-sex|transgender|suicide|overdose|illegitimate|estrang|alcohol|addict|asylum|refugee|muslim|jewish|catholic|rape|assault|arrest|tribunal|union)/iu;

/** A relative, and nothing that happened to anybody. */
const KIN_ALONE =
  /^(?:(?:an?|the|his|her|my|their) )?(?:(?:younger|older|elder|big|little|baby|late) )?(?:half[- ]|step-?|grand|great-|foster )?(?:brother|sister|mother|father|son|daughter|uncle|aunt|cousin|nephew|niece|parents?|siblings?|neighbou?r|colleague|flatmate|friend)s?$/i;

/** The scheme by which a medicine is given in a trial or a leaflet: `Dose: 150 mg at weeks 0, 2, 4`. */
const SCHEME =
  /^(?:[-*•][ ])?(?:dos(?:e|es|age|ing)|posology|regimen|schedule|treatment|administration|(?:arm|cohort|group) [A-Z\d])\b[^:\n]{0,40}:[^\n]{0,80}\d ?(?:mg|mcg|µg|g|ml|iu|units|mg\/kg)\b/i;
/** The heading of the criteria by which people may take part in a trial, and the lines of its list. */
const CRITERIA = /(?:in|ex)clusion criteria[^\n]{0,60}\n/i;
const OF_LIST = /^(?:[ \t]|[-*•–]|\(?[\da-z]{1,2}[.)]|$)/;
/** A criterion by itself: it names several illnesses, one of which is enough. */
const CRITERION =
  /^(?:[-*•–] ?|\(?\d{1,2}[.)] ?)?(?:known|history of|any|current|active|uncontrolled|recent|previous|prior|documented)\b[^.\n]{3,120} or [^.\n]{3,80}$/i;
/** How far before a sentence the heading of its list is looked for. */
const HEADING_WITHIN = 1500;

/** Whether a sentence belongs to the protocol of a trial, which is about nobody. */
export function isOfProtocol(text: string, start: number, sentence: string): boolean {
  const written = sentence.trim();
  if (SOMEBODY.test(written.replace(/patients?/gi, ''))) return false;
  if (SCHEME.test(written) || CRITERION.test(written)) return true;
  const before = text.slice(Math.max(0, start - HEADING_WITHIN), start);
  const heading = CRITERIA.exec(before);
  if (heading === null) return false;
  const list = before.slice(heading.index + heading[0].length).split('\n');
  return list.every((line) => OF_LIST.test(line));
}

/** Results of a study, which are about nobody in particular. */
const RATIO = new RegExp(
  oneLine`(?<!\p{L})(?:(?:[as]?HR|a?OR|RR|IRR|SMR)(?:[ ]?[=:,]|[ ]of)?[ ]?\d{1,2}\.\d|95[ ]?%[ ](?:CI|confidence)|(?:[Hh]azard|[Oo]dds|[Rr]isk|[Rr]ate)[ ]ratios?
    |(?:was|were|is|are)[ ](?:\p{L}{4,16}ly[ ])?associated[ ]with[ ](?:\p{L}{3,14}[ ]){0,4}(?:death|mortality|outcomes?|survival|incidence|prevalence|readmission))(?!\p{L})`,
  'u',
);

/** Whether a sentence that seems to be about somebody's health instructs first-aiders, or names no illness. */
export function isNoHealth(sentence: string, core: string): boolean {
  const words = core.trim();
  if (NO_HEALTH.some((form) => form.test(words)) || RATIO.test(sentence)) return true;
  if (BLIND_THING.test(core) || NOT_ASKED_FOR.test(core)) return true;
  if ((ASSAULT.test(core) || OF_MATCH.test(core)) && !INJURY.test(sentence)) return true;
  return isFirstAid(sentence.trim());
}

function isFirstAid(sentence: string): boolean {
  if (SOMEBODY.test(sentence)) return false;
  const found = FIRST_AID.exec(sentence);
  if (found === null) return false;
  return found.groups?.['emergency'] !== undefined || OF_NOTICE.test(sentence);
}

/** Whether the core of a statement is only the word for a relative. */
export function isKinAlone(core: string): boolean {
  return KIN_ALONE.test(core.trim());
}

/** Whether a sentence only says who belongs to a family, as obituaries do. */
export function isOfFamilyAlone(sentence: string): boolean {
  return KINSHIP.test(sentence) && !DISTRESS.test(sentence);
}

/** Clergy with what they do in office: to preach, to condemn, to bless. */
const PUBLIC_OFFICE =
  /(?<!\p{L})(?:bishop|archbishop|priest|vicar|preacher|parson|pastor|cardinal|pope|rabbi|imam|abbot)(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:preached|spoke out|condemned|denounced|blessed|consecrated)(?!\p{L})/iu;

/** Whether a sentence tells how clergy exercised their office, as histories and newspapers do. */
export function isOfClergy(sentence: string): boolean {
  return PUBLIC_OFFICE.test(sentence) && !DISTRESS.test(sentence);
}
