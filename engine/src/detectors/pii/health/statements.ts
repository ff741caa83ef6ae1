import { phrase } from '#engine/phrases/phrase.ts';
import { oneLine } from '#engine/text/one-line.ts';

import { CARE_FORMS } from './care-statements.ts';
import { CONDITION, SHORT_LIST, SYMPTOM } from './conditions.ts';
import { KIND_OF_MEDICINE, MEDICINE } from './medicines.ts';
import { PLAIN_FORMS } from './told-plainly.ts';

const FILLER = String.raw`(?:\w{1,20}(?: |-)){0,4}`;
const SHORT_FILLER = String.raw`(?:\w{1,20}(?: |-)){0,2}`;
const SUBJECT = `(?:he|she|i|who|and|pt|patient|employee|applicant|tenant|claimant|wife|husband
  |partner|mother|father|mum|mom|dad|son|daughter|child|brother|sister|customer|client|caller|resident
  |guest|passenger|neighbou?r|pupil|student|boyfriend|girlfriend|colleague)`;
/** Predicates that apply only to people, so a name may precede them. */
const OF_PEOPLE_ALONE = `(?:hard of hearing|profoundly deaf|(?:visually|hearing) impaired|registered (?:blind|disabled)
  |severely disabled|diabetic|epileptic|asthmatic|autistic|dyslexic|anorexic|hiv-positive
  |suicidal|pregnant|terminally ill|mentally ill|in rehab|off sick|on sick leave|on maternity leave
  |unfit for work|signed off (?:work|sick)|(?:an? )?(?:recovering |functioning )?(?:alcoholic|drug
  addict|(?:heroin|cocaine|drug|cannabis) (?:user|addict))|undergoing
  (?:chemotherapy|radiotherapy|dialysis|ivf|fertility treatment)|trying for a baby|expecting
  (?:a|her|his|their|our) (?:first |second |third )?(?:baby|child)|on
  (?:${KIND_OF_MEDICINE}|${MEDICINE})|having (?:chemotherapy|radiotherapy|ivf))`;
const OF_THINGS_AS_WELL = `(?:bipolar|depressed
  |disabled(?! (?:by default|in (?:the )?(?:settings|menu)|on (?:the|this|all)|until|for all))|blind
  |deaf|in remission|schizophrenic|immunocompromised|seriously ill|wheelchair(?:-bound)?|an?
  wheelchair user|infertile|sick(?! (?:of|and tired|with (?:worry|fear|envy)|pay|leave|joke))
  |allergic to \\w{3,20}|registered (?:blind|disabled)|partially sighted)`;
const ADVERB = `(?:(?:also|currently|still|now|recently|severely|mildly|clinically|heavily|again
  |been|an?|\\d{1,2} (?:weeks|months)|(?:six|seven|eight|nine|four|five|three) months) ){0,2}`;
const TREATED_FOR = `(?:abortion|termination of (?:her )?pregnancy|miscarriage|stillbirth|ivf
  |chemotherapy|radiotherapy|dialysis|(?:\\w{3,12} )?transplant|hysterectomy|mastectomy|vasectomy
  |amputation|bypass|overdose|nervous breakdown|colonoscopy|biopsy)`;
/** The organ is named, because machines and businesses have operations too. */
const OPERATION = `(?:back|knee|hip|heart|eye|shoulder|hernia|gallbladder|cataract|bypass|prostate|spinal|bowel)
  (?:operation|surgery|replacement)`;
const DRUG =
  '(?:cannabis|marijuana|weed|heroin|cocaine|crack|ketamine|mdma|ecstasy|amphetamines|drugs)';

/** Statements about health, if the sentence mentions a person. */
export const STATEMENT = phrase(
  `(?:diagnosed with|diagnosis(?: is| was| of|:)|diagnosed|suffer(?:s|ed|ing)?(?: from)?(?: an?)?
    |(?:treated|treatment|hospitali[sz]ed|medication|surgery|tested (?:positive|negative)|admitted)
    (?:for|with)|history of|living with) ${FILLER}(?:${CONDITION}|ms)`,
  `(?:has|have|had|having|got|caught|sustained|developed|contracted|recovering from|recovered from
    |due to|because of|including) ${FILLER}${CONDITION}`,
  `(?:his|her|their|my) ${SHORT_FILLER}${CONDITION}(?: diagnosis)?`,
  `(?<=\\b${SUBJECT} )(?:is|was|am|has been|had been|became|remains|are)
    ${ADVERB}(?:${OF_PEOPLE_ALONE}|${OF_THINGS_AS_WELL})`,
  `(?<=(?!(?:it|this|that|which|there|what|company|he|she|who|i) )\\w{2,20} )(?:is|was) ${ADVERB}${OF_PEOPLE_ALONE}`,
  `(?:had|has had|starts|started|begins|began|finished|underwent|undergone|undergoing|awaiting|needs
    |needed|after|having) (?:an? |the |her |his )?${SHORT_FILLER}${TREATED_FOR}`,
  `(?:smok(?:es|ing|ed)|us(?:es|ing|ed)|takes|taking|inject(?:s|ed|ing)|dealing with)
    ${SHORT_FILLER}${DRUG}|drinks (?:(?:around|about|up to|roughly|over|some|at least) )?\\d{1,3} units(?: of alcohol)?(?: (?:a|per) (?:day|week))?
    |(?:drinking|drug|gambling) problem`,
  `(?:takes?|taking|took|prescribed|recommends?|started on|put on|put (?:you|him|her|me|them|us) on
    |stopped|missed (?:his|her|their)|(?:taken|taking) (?:his|her|their))
    (?:\\w{1,12} ){0,2}(?:${KIND_OF_MEDICINE}|${MEDICINE}(?:(?:,|,? and) ${MEDICINE}(?! ?\\d)){0,5}
    |(?<=(?:his|her|their) )(?:tablets|medication|pills|meds))`,
  `(?:i'm|they're|(?!it's|that's|what's|there's|here's|where's|let's)\\w{2,15}'s) (?:\\w{3,9} )?on (?:\\w{3,8} )?(?:${KIND_OF_MEDICINE}|${MEDICINE})`,
  `(?:is|are|was|am|been|went|he's|she's|i'm|put (?:him|her|me)) (?:back )?on (?:the |some |strong |his |her )?(?:pills|tablets|meds|medication)
    for (?:his|her|my|their|the) \\w{3,15}`,
  `(?<!(?:an?|any|every|each|no|valid|of|the|first) )claim (?:for|re|regarding) (?:(?:critical illness|sickness) )?${FILLER}${CONDITION}(?!
    (?:cover|benefits?|insurance|treatments?|drugs?|is|are|will))`,
  `attempted suicide(?: (?:at|aged|in) (?:age )?\\d{1,4})?|(?:his|her|my|their) (?:\\w{3,8} )?suicide attempt|(?:tried|trying) to
    (?:kill|hang|drown) (?:himself|herself|myself)`,
  `(?<=(?:she|she.s|is|was|been|am|i.m|went) )on (?:the pill|hrt|the (?:methadone|antabuse)
    programme|(?:anti-?depressants|beta blockers|blood thinners|statins|painkillers|insulin))`,
  `(?:off sick|on sick leave|signed off (?:work|sick)|days sick|maternity leave|on maternity leave
    |unfit for work)(?: (?:for|from|since|until|with) (?:\\w{1,12} ){0,5}\\w{1,12})?`,
  `(?:are|is|was|been|being) expecting (?:a|her|his|their|our|my)
    (?:first |second |third )?(?:baby|child)(?: in \\w{3,9})?|expecting a baby`,
  `(?:his|her|my|their) (?:mri|ct scan|scan|biopsy|x-ray|blood tests?|ecg|ultrasound|smear)
    (?:showed|shows|revealed|confirmed) (?:\\w{1,15} ){0,3}\\w{3,15}`,
  `(?:has|have|receives|gets)
    (?:an? )?(?:registered )?(?:disability(?: (?:living |support )?(?:pension|benefits?|allowance|grant))?|assistance dog|guide
    dog)(?! (?:policy|officer|insurance|statement))`,
  `complain(?:s|ed|ing) of ${SHORT_FILLER}(?:${CONDITION}|${SYMPTOM})`,
  `(?<=(?:she|who|wife|partner|i|also|and|had|has|recently) )miscarried(?: at \\w{1,10} (?:weeks|months))?
    |miscarried at \\w{1,10} weeks`,
  "(?<!(?:than|what|as|which|that|was|we|had) )(?:she is|she's|wife is|wife's|partner is) expecting(?= ?(?:[.,;)]|$))",
  `(?:considered|regarded as|treated as|deemed)
    disabled(?: (?:under|within|for) (?:the )?(?:\\w{1,20} ){0,4}act(?: \\d{4})?)?`,
  `(?:attends?|attended|attending|absences? for|time off for|leave for|his|her|your|my)
    (?:\\w{1,12} ){0,2}(?:counselling|counseling|psychotherapy|psychiatric|psychiatrist|oncology
    |antenatal|fertility|mental health) (?:appointments?|sessions?)`,
  ...CARE_FORMS,
  ...PLAIN_FORMS,
  `known case of ${FILLER}(?:${CONDITION}|\\w{4,16})|(?:hep(?:atitis)? [abc]|hiv|hbsag|syphilis|covid)(?: (?:screening|screen|antibody|ab|serology))?
    (?:non-?reactive|reactive|negative|positive)(?! (?:control|sample|predictive|test kit))
    |(?<!average )last menstrual period|drinks (?:a|an|\\w{2,6}) (?:carton|bottle|six-pack|case|litre|pint|can)s?(?: of (?:wine|vodka|whisk(?:e)?y|gin|beer|lager|cider|rum|sherry|spirits))? (?:a|per|every|each|most) (?:day|night|week|evening)s?`,
  `failed (?:an?|the|his|her|their) (?:random |workplace |pre-employment )?(?:drugs?|alcohol) tests?`,
  `(?<=(?:is|are|was|were|been|still|he's|she's|i'm|away|and|went|goes|currently|again|now) )off
    (?:work |school )?with (?:(?:his|her|an?|the|work-related|bad|severe|more) ){0,2}(?:stress|flu|bug|nerves|back|migraines?|${CONDITION}|${SYMPTOM})`,
  `(?<=(?!(?:if|who|you|you've|to|he) )\\w{2,15} )lost (?:the|her|their|our|a) (?:baby|pregnancy)(?= ?(?:[.,;)]|$|at|on|in|last|this|and|to))`,
  `(?<!(?:samples?|swabs?|cows?|dogs?|herd|water|it|which|that|animals?|tests?|specimens?|cases|batch|food|urine|blood) )tested positive(?: (?:again|twice|yesterday|today|this (?:morning|week)|(?:on|last) \\w{3,9}))?(?= ?(?:[.,;)]|$|and|so))`,
  `(?:husband|wife|partner|mother|father|mum|mom|dad|son|daughter|brother|sister|he|she|i|baby) (?:is|was|am|has been|had been) (?:still |now |back |currently |away )?in (?:the )?hospital
    (?:since|with|again|for|after|and|because|until|till)(?: \\w{2,12})?|(?<=(?:his|her|my) (?:husband|wife|partner|mother|father|mum|mom|dad|son|daughter|brother|sister|baby) )(?:is|was) (?:still |now |back )?in (?:the )?hospital(?= ?(?:[.,;)]|$|and|so|but|now|again|as|this|over|he|she|i))`,
  `(?<=(?:son|daughter|he|she|who|boy|girl|child|brother|sister|husband|wife|and)(?: \\(\\d{1,2}\\))? )(?:is|was) (?:also |probably |definitely )?on the (?:autism |autistic )?spectrum(?= ?(?:[.,;)]|$|and|but|so))`,
  `(?:dnacpr|dnar|dnr|do not resuscitate)(?: (?:order|form|decision))? (?:is |was )?(?:in place|signed|in (?:her|his|the) (?:notes|file|folder)|agreed with|discussed with)`,
  `(?:not|n't|forgot to|forgotten to|refus(?:es|ed|ing)(?: to)?|r(?:a|u)n out of|running out of|without)
    (?:(?:had|have|take|taken|taking|been taking|got) )?(?:his|her|my|their) (?:\\w{3,10} )?(?:${MEDICINE}|${KIND_OF_MEDICINE})`,
  '(?:suffers?|suffered|suffering|bad|trouble|struggl(?:es|ed|ing)) (?:with|from) (?:my|his|her) nerves',
  `(?:had|has|have|with|got) (?:an? |two |three |\\d )?(?:heart |cardiac |coronary )?stents?(?: (?:fitted|put in|inserted|placed))?(?= ?(?:[.,;)]|$|in|and|after|since|last))`,
  `(?<=\\b${SUBJECT} )(?:is|was|am) (?:still )?breastfeeding`,
  `(?:gets?|receiv(?:es|ing)|claim(?:s|ing)|awarded|(?:is|am|are) on) (?:the )?(?:(?:enhanced|higher|standard|lower) (?:rate )?)?(?:dla|ssdi
    |disability living allowance|personal independence payment|attendance allowance|disability support pension|disability grant|invalidity pension|invalidity benefit|illness benefit)`,
  `(?:had|having|has had|getting|have) (?:his|her|my|their) (?:appendix|tonsils|gall ?bladder|wisdom teeth|spleen|prostate|womb)
    (?:out|removed|taken out)|(?:had|having|has had|getting|have) (?:his|her|my|their|an?) (?:new )?(?:hips?|knees?|cataracts?) (?:replaced|done|removed)`,
  `severely disabled (?:status |person )?\\(gdb:? ?(?:of )?\\d0\\)|severely disabled \\(|(?:gdb|degree of disability)(?: of| is|:)? ?\\d0(?! ?%? of)(?![.\\d])`,
  'uses an? wheelchair|signed off (?:work |sick )?with (?:\\w{1,15} ){0,2}\\w{3,15}',
  `(?:previous|known|recurrent|chronic|acute|long-?standing) ${SHORT_FILLER}${CONDITION}`,
  '(?:previous|prior|recurrent|suspected) (?:tia|dvt|cva|nstemi|stemi)s?',
  `(?:his|her|my|their) (?:\\w{2,9} )?${OPERATION}`,
  '(?:ms|crohn.s|lupus|colitis|arthritis|sickle cell|asthma) (?:relapse|flare-?up|crisis|attack)',
  'tested (?:positive|negative) for (?:\\w{1,12} ){0,2}(?:(?:strep|group|type|influenza|flu) [abc]|\\w{3,15})|hiv-positive|allergic to \\w{3,20}',
  `(?:it's|it is|it was|its|with|because of) (?:actually |really |probably |only |just |mostly |partly )?(?:the|that) (?:bad |old |usual )?${CONDITION} (?:again|back|playing up|flaring up|acting up)`,
  `(?:is|was|are|were|been|being|still|now|currently) (?:also |now |still |currently |being |well )?(?:treated|managed|maintained|stabili[sz]ed|controlled|medicated|dosed) (?:with|on) (?:\\w{3,12} ){0,2}${MEDICINE}(?! (?:grease|ion|battery|batteries))`,
  `(?:was|is|been|as) an? (?:\\w{3,12} )?(?:in-?patient|day patient|voluntary patient|psychiatric patient|detained patient)(?: (?:at|in|on) (?:the )?\\w{3,15})?(?! (?:services?|care|unit|ward|clinic|rehab|nurse|pharmacist|doctor|physician|consultant|manager|administrator|coordinator|psychiatrist|psychologist|therapist|team|setting|facility|program(?:me)?|hospital|beds?))`,
  `(?:positive|failed) (?:\\w{3,12} )?(?:cocaine|cannabis|heroin|opiate|amphetamine|alcohol|drugs?) (?:test|screen|result|sample)|tested positive (?:on|at) (?:an? |the )?(?:random |workplace )?(?:drugs?|alcohol) test`,
);

/** The complaint that somebody presented with. */
export const COMPLAINT = phrase(
  `(?<=with )${SHORT_FILLER}(?:${SYMPTOM}|${CONDITION})(?: and ${SHORT_FILLER}${SYMPTOM})?`,
);
export const CAME_TO_DOCTOR = phrase(
  'admitted|presented|presents|presenting|(?:for )?seeing this|referred|attended',
  '(?:rushed|taken|brought|came|went) (?:in )?to (?:the |a )?(?:hospital|clinic|emergency|casualty|accident and emergency|a&e)',
);

/** The reason on a certificate for being off work. */
export const CERTIFIED = phrase(`${SYMPTOM}(?: and ${SHORT_FILLER}(?:${SYMPTOM}|${CONDITION}))?`);
export const CERTIFICATE = phrase(
  `(?:med 3|fit note|sick note|fitness to work|doctor's note|medical certificate|sick certificate)
    (?:stating|states|stated|citing|cites|giving|gives|for|says|said|with)`,
);
/** What a record writes only in its header. */
export const IN_RECORD = phrase(SHORT_LIST);
/** Checked first: the list is expensive to search for. */
export const SHORTENED = phrase('nstemi|stemi|t[12]dm|htn|ckd|copd|asd');
export const WHEELCHAIR_USER = phrase('(?<!(?:for|by|as|every) (?:an? )?)wheelchair user');

/** What a letter says to the patient: leaflets say the same to anybody, so a person must be named nearby. */
export const TO_YOU = phrase(
  `(?:since|because of|after|due to|following|about) your ${SHORT_FILLER}(?:${CONDITION}|${OPERATION})`,
);

/** Illness words that count when their sentence has already said that somebody is ill. */
export const BARE_CONDITION = phrase(`${CONDITION}(?: \\((?:diagnosed|since) (?:in )?\\d{4}\\))?`);

/** A list after a label of a medical record. */
export const RECORD_ENTRY = new RegExp(
  oneLine`(?<![\p{L}\d])(?:PMHx?|Hx|FHx|SHx|Dx|Meds|[Cc]urrent [Mm]edications?
    |[Cc]hief [Cc]omplaint|[Pp]ast [Mm]edical [Hh]istory|[Mm]edical [Hh]istory
    |[Cc]o-?morbidities|[Kk]nown [Cc]onditions|[Aa]llergies|[Pp]resenting [Cc]omplaint
    |[Rr]eason for [Aa]dmission|(?:[Pp]rincipal|[Ss]econdary|[Pp]rimary|[Ff]inal|[Aa]dmission
    |[Dd]ischarge) [Dd]iagnos[ei]s)(?::[ \t]{0,4}|[ \t]{2,16})(?![ \t]|none|nil|n\/a|nkda|nkma
    |no known|_|\.\.|…|\[ ?\]|☐|unknown|not known|yes|no\b|tell|ask|inform|please|if )([^\n.;]{3,140})`,
  'iu',
);

/** Rules and offers concern nobody in particular. */
export const OF_NOBODY = phrase(
  `if|anyone|everyone|whoever|any person|shall|must not|may not|regardless of
    |discriminat(?:e|es|ed|ion)|policy|policies|(?<!in-)law|laws|no employee|less favou?rably|entitled
    |employees|persons|visitors|guests|passengers|riders|those (?:who|with)|not suitable for|an?
    (?:employee|applicant|tenant|person|worker|colleague|customer|pupil|child|student|patient) who
    |someone|somebody|everybody|staff|managers|colleagues|workers|members|participants?|patients
    |people|individuals|adults|americans|women|men|millions|percent|%|study|studies
    |(?:clinical|controlled|randomi[sz]ed) trials?|research|risk of|insurance covers|(?:hazard|odds|risk|rate) ratios?|confidence intervals?|95 ?% ci
    |(?:hr|rr|ahr|aor|irr|shr)(?:,| =| of)? \\d\\.\\d|(?<=\\( ?)or(?:,| =)? \\d{1,2}\\.\\d|(?:is|are|was|were) (?:\\w{4,16}ly )?associated with (?:\\w{3,14} ){0,4}(?:death|mortality|outcomes?|survival|incidence|prevalence|readmission)`,
);

const ALLERGEN = `(?:(?:tree |cashew |brazil |all )?(?:nuts?|peanuts?|hazelnuts?|almonds?|walnuts?|cashews?)|(?:cow'?s )?milk|dairy|lactose|eggs?|wheat|gluten|soya?|fish|shellfish|prawns?|sesame|mustard|celery|kiwi|strawberr(?:y|ies)|bananas?|latex|plasters?|penicillin|amoxicillin|antibiotics|aspirin|ibuprofen|codeine|nsaids|iodine|(?:bee|wasp)(?: and wasp)?(?: stings?)?s?
  |insect bites|(?:grass |tree )?pollen|hay ?fever|dust(?: mites?)?|mould|cats?|dogs?|horses?|animal (?:hair|fur)|nickel)`;
/** What follows the label of a record's allergies; menus have it too. */
export const LISTED_ALLERGY = phrase(
  `(?<=allerg(?:y|ies|ic to)(?: \\([^()]{2,20}\\))? ?[:=-] ?)${ALLERGEN}(?:(?:, ?| and | \\+ |, and | ?/ ?| & )${ALLERGEN}){0,6}(?: \\((?:anaphylaxis|severe|mild|rash|hives)\\))?`,
);
