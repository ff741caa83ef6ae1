import { MONTH } from '#engine/text/month-words.ts';

import { CLINICAL_FORMS, CLINICAL_TRIGGERS } from './clinical-letters.ts';
import { CONDITION } from './conditions.ts';
import { MEDICINE } from './medicines.ts';

const RELATIVE =
  '(?:mother|father|mum|mom|dad|sister|brother|son|daughter|grandmother|grandfather|aunt|uncle|cousin)';
const SUBSTANCE = '(?:alcohol|drug|opiate|opioid|cannabis|cocaine|heroin|substance|polysubstance)';
const ENDS = '(?= ?(?:[.,;:)"]|$|and|so|but|since|with|on))';

/** Notes of few words in records of patients, clients and employees; a person must be identified nearby. */
export const SHORT_NOTE_FORMS: readonly string[] = [
  ...CLINICAL_FORMS,
  // Pregnancy and what ends or prevents one.
  `pregnant,? (?:due|edd)(?: (?:on |in |around )?(?:early |mid |late )?(?:\\d{1,2}(?:st|nd|rd|th)? )?${MONTH})?`,
  `pregnant (?:\\d{1,2} ?/ ?40|with (?:twins|(?:her|my|our) (?:first|second|third)))|(?<=(?:\\d{3}|[|\\t]) ?)pregnant${ENDS}`,
  `(?:i'm|i am|wife is|wife's|girlfriend is|baby is|baby's) due (?:in|around|at the end of) (?:early |mid |late )?${MONTH}(?= ?(?:[.,;)]|$|and|so|but))`,
  `(?:she's|she is) due in (?:early|mid|late) ${MONTH}(?= ?(?:[.,;)]|$))`,
  `(?:have|has|having|had|for|to|my|her|their|attends?|attending) (?:an? |my |her |the |weekly |regular ){0,2}(?:prenatal|antenatal|pre-natal|ante-natal|obstetric|obgyn|ob-gyn|midwife) (?:appointments?|appts?|visits?|check-?ups?|classes|scans?)`,
  `(?:ehc|emergency (?:hormonal )?contraception|morning-after pill)(?= ?(?:[.,;:)"]|$|and|supplied|given|requested|provided|on))(?:, gillick competent)?|(?:is|was|deemed|assessed as|judged|considered) (?:gillick|fraser) competent`,
  '(?:fertility|ivf) (?:meds|medication|drugs|injections)',
  '(?:had|has had|having|previous|prior|hx of|history of|one|two|surgical|medical) (?:an? )?(?:abortions?|terminations?|tops?)(?: (?:in )?(?:19|20)\\d\\d| x ?\\d)?(?= ?(?:[.,;()]|$|in|at|aged|when|and)(?! (?:of (?:the|this)|for)))',
  // Infections.
  '(?:viral load )?undetectable since (?:19|20)\\d\\d|undetectable viral load|viral load (?:is |was |now )?undetectable',
  'hep(?:atitis)? (?:b|c) ?(?:\\+|pos(?:itive)?)(?!\\w)|hep(?:atitis)? (?:b|c) \\((?:treated|cleared|diagnosed|genotype|carrier)[^()]{0,40}\\)',
  // The mind and addiction.
  `(?:came|come|comes|arrived|arrives|turned up|turns up|showed up|presented|presents|attended|attends|was|is|seen|found|appeared|appears|seemed|seems|looked|still|again|visibly|clearly|heavily) (?:in |here |at (?:the )?\\w{3,12} )?(?:(?:visibly|heavily|clearly|very|badly|again|so|obviously) )?(?:intoxicated|inebriated|under the influence(?: of (?:alcohol|drink|drugs|\\w{5,12}))?)(?= ?(?:[.,;)"]|$|and|again|on|at|this|last|yesterday|today|when|\\d))|(?<=(?:^|[.,;:"|–-] ?))(?:came|arrived|turned up|showed up|presented|attended) (?:in |here )?(?:visibly |heavily |clearly |very |again )?(?:drunk|high|stoned|intoxicated)(?= ?(?:[.,;)"]|$|and|again|on|at|this|last|yesterday|today|\\d))`,
  `(?:wouldn't|would not) mind (?:not waking up|if (?:i|he|she) (?:didn't|did not) wake up)|(?:better off dead|(?:wants?|wanted|wish(?:es|ed)) to (?:die|be dead|end (?:it all|his life|her life|my life))|doesn't want to (?:live|wake up)|no reason to live)${ENDS}`,
  '(?:passive|active|fleeting|intrusive) (?:si|suicidal (?:thoughts|ideation)|death wish|thoughts of (?:death|dying|suicide))|thoughts of (?:suicide|ending (?:his|her|my) life|harming (?:himself|herself|myself))',
  '\\d{1,4} (?:days|weeks|months|years|yrs) sober|sober (?:for )?\\d{1,4} (?:days|weeks|months|years)',
  `${SUBSTANCE} (?:use disorder|excess|misuse|abuse|dependence|dependency|addiction)(?:,? (?:\\w{3,9} )?in (?:\\w{4,9} )?remission| in remission)`,
  // What records have in their lists.
  'ckd(?: stage)? ?[1-5](?:a|b)?(?!\\w)',
  `(?:episodes?|bouts?) of (?:\\w{3,12} )?(?:delirium|psychosis|mania|confusion|sepsis|depression|self-harm|anorexia|bulimia)`,
  'not for (?:cpr|resus|resuscitation|escalation|intubation|icu)(?= ?(?:[.,;:)–-]|$|and|as|after|per|form))',
  '(?:[lct]\\d{1,2}(?: ?[/-] ?[lcts]?\\d{1,2})? )?(?:(?:lumbar|cervical|thoracic) )?(?:disc (?:herniation|protrusion|bulge)|herniated disc|bulging disc)(?: (?:in )?(?:19|20)\\d\\d)?',
  `${RELATIVE}:? (?:had |has |with |died of )?(?:(?:breast|bowel|colon|ovarian|endometrial|prostate|lung|pancreatic|cervical|gastric|renal) (?:ca|cancer|carcinoma)|${CONDITION}|mi|cva|t[12]dm)(?: (?:at|aged) \\d\\d)`,
  '(?:post-menopausal|peri-menopausal|intermenstrual|post-coital|rectal|vaginal|uterine|heavy menstrual) bleeding',
  `${CONDITION}, (?:overdose|self-harm|suicide attempt)(?: (?:in )?(?:19|20)\\d\\d)?`,
  // The body.
  `(?:cuts?|scars?|burns?|bruis(?:es|ing)|scratches|welts|ligature marks?|puncture marks?|track marks?|red marks?|hand marks?|bite marks?) (?:seen |noted |visible |found |all )?(?:on|to|across|along|up|down|over|around) (?:both |her |his |my |their |left |right |inner |upper |lower |the (?:inside|backs?|tops?) of (?:her |his |both )?){1,3}(?:thighs?|wrists?|forearms?|arms?|legs?|neck|face|back|stomach|shins?|cheeks?|ankles?|chest|shoulders?)(?! (?:of|rest|chair))`,
  `(?:autistic|dyslexic|epileptic|diabetic|asthmatic|deaf|blind|disabled|neurodivergent|wheelchair-using) (?:lad|boy|girl|young (?:man|woman|person)|pupil|student|kid|child|teenager|toddler)(?=,? \\w{2,15}(?: \\w{2,15})?,? \\(?(?:aged? )?\\d{1,2}\\b)`,
  `(?<=(?:^|[,;:"(|–-] ?))(?:(?:lower|upper|mid) back|back|knee|shoulder|neck|wrist|ankle|hip|elbow|hand|finger)(?: (?:injury|strain|sprain|pain))?[,;:–-]? ?(?:work ?cover|workers'? comp(?:ensation)?|wc|acc|comcare|industrial injuries) claim`,
  `(?:(?:breast|bowel|colon|ovarian|prostate|lung|pancreatic|cervical|gastric|renal|liver|throat|skin|bladder|kidney|brain)(?: (?:ca|cancer))?,?|cancer,?) (?:stage|grade) (?:[1-4]|i{1,3}v?|iv)(?:a|b)?(?!\\w)(?! (?:trials?|stud(?:y|ies)|of|clinical|drugs?|research))`,
  `(?:(?:an? course of |\\d{1,2} |six |eight |ten |twelve |weekly ){1,2})(?:cbt|emdr|counselling|counseling|psychotherapy|talking therapy|dbt) (?:sessions?|appointments?)|(?:an? course|\\d{1,2} sessions) of (?:cbt|emdr|counselling|counseling|psychotherapy|dbt|talking therapy)`,
  `(?:meds|medication|medicines|tablets|prescription|dose|treatment) (?:(?:was|were|is|has been|have been|being|recently|just|now) ){0,2}(?:changed|switched|swapped|increased|reduced|stopped|upped|adjusted)(?: to| from)? \\(?(?:to |from )?${MEDICINE}(?:(?:,|,? and|/) ${MEDICINE}){0,2}\\)?`,
  `(?<=[,;(] ?)on ${MEDICINE}(?:(?:,|,? and| \\+) ${MEDICINE}){0,3}(?= ?(?:[.,;)]|$|since|from|for (?:his|her|\\d)))`,
  `(?:has|have|had|got|with) (?:(?:relapsing|progressive|primary progressive|secondary progressive|advanced|early) )?ms(?= ?(?:[.;:)]|$|since|and (?:is|uses|needs|takes|walks|can|cannot|tires)))`,
  `(?:has|have|had|got|with) ms, (?:wheelchair|walks|walking|uses|needs|tires|fatigue|limited|stick|mobility|on \\w{4,15})`,
  `(?<=(?:^|[,;:|–-]) ?)(?:bad|dodgy|sore|poorly|slipped|injured) (?:back|knees?|hip|shoulder|ankle|wrist|neck|chest|stomach)${ENDS}`,
  `(?:sacrum|sacral area|buttocks?|groin|(?:left|right|both|his|her) heels?) (?:is |are |looks? |very |a bit |slightly |still |now )?(?:red|broken|sore|blistered|bruised|excoriated|blanching)(?:,? (?:grade|stage|cat(?:egory)?) [1-4])?`,
  `(?:(?:grade|stage|cat(?:egory)?) [1-4] )?(?:pressure (?:sores?|ulcers?|damage|injur(?:y|ies))|bed ?sores?|moisture lesions?|skin tears?) (?:on|to|at|over|noted|seen) (?:(?:his|her|the|left|right|both) ){0,2}\\w{3,12}`,
  `(?:last|most recent|first) (?:seizure|fit|relapse|hypo|flare-?up|asthma attack|miscarriage|overdose|panic attack|psychotic episode):? ?(?:was )?(?:in |on |approx\\.? )?(?:(?:\\d{1,2} )?${MONTH} (?:19|20)?\\d\\d|(?:19|20)\\d\\d|\\d{1,2}[/.]\\d{2,4})`,
  // Absence.
  `(?<=(?:^|[,;|"(] ?))maternity(?: leave)?[,:]? (?:due back|back|returns?|returning|since|from|until|till) (?:on |in )?(?:${MONTH}|\\d{1,2}[/.]\\d{1,2}(?:[/.]\\d{2,4})?)`,
  'sick (?:for )?\\d{1,3} (?:days|weeks|months)(?:,? therapeutic part-time)?|therapeutic part-time',
  'blood (?:group|type) (?:\\w{1,10} ){0,5}is (?:a|b|ab|o) ?(?:neg|pos)(?:ative|itive)?',
];

export const SHORT_NOTE_TRIGGERS: readonly string[] = (
  "pregnant|i am due|i'm due|is due|she's due|wife's due|baby's due|prenatal|pre-natal|ante-natal|obstetric|obgyn|ob-gyn|midwife|ehc|" +
  'emergency contraception|emergency hormonal contraception|morning-after pill|morning after pill|gillick competent|fraser competent|fertility meds|' +
  'fertility medication|fertility drugs|ivf meds|ivf drugs|abortion|abortions|termination|terminations|undetectable|hep b|hep c|hepatitis b|hepatitis c|' +
  'not waking up|mind if*|better off dead|to die|be dead|end it all|end his life|end her life|end my life|want to live|to wake up|reason to live|' +
  'passive*|active si|suicidal|fleeting*|intrusive*|thoughts of suicide|thoughts of ending|thoughts of harming|sober|in remission|ckd*|delirium|psychosis|mania|not for cpr|not for resus*|' +
  'not for escalation|not for intubation|not for icu|disc herniation|disc protrusion|disc bulge|herniated disc|bulging disc|endometrial|ovarian|breast ca|bowel ca|lung ca|' +
  'last seizure|last fit|last relapse|last hypo|last flare*|last asthma*|last overdose|last panic*|first seizure|first fit|first relapse|recent seizure|recent relapse|' +
  'has ms*|have ms*|had ms*|got ms*|with ms*|bad back|dodgy back|sore back|bad knee*|dodgy knee*|sore knee*|bad hip|dodgy hip|bad shoulder|sore shoulder|dodgy shoulder|injured back|injured knee|injured shoulder|injured ankle|injured wrist|poorly chest|bad chest|bad neck|bad ankle|sore wrist|' +
  'sacrum|sacral area|buttock|buttocks|groin|heel red|heels red|heel sore|heels sore|heel is*|heels are*|pressure sore*|pressure ulcer*|pressure damage|pressure injur*|bedsore*|bed sore*|moisture lesion*|skin tear*|' +
  'inpatient|in-patient|day patient|voluntary patient|psychiatric patient|detained patient|positive cocaine|positive cannabis|positive heroin|positive opiate|positive drug*|positive alcohol|cocaine test|' +
  'intoxicated|inebriated|under the influence|came in drunk|turned up drunk|arrived drunk|showed up drunk|came drunk|attended drunk|turned up high|arrived high|turned up stoned|' +
  'cuts on|cut on|scars on|burns on|bruises on|bruising on|bruising to|scratches on|welts on|marks on|mark on|cuts to|burns to|scars to|cuts across|scars across|cuts along|scars along|marks around|bruising around|cuts down|cuts up|' +
  'deaf boy|deaf girl|deaf pupil|deaf child|blind boy|blind girl|blind pupil|disabled boy|disabled girl|disabled child|disabled pupil|neurodivergent|' +
  'maternity|workcover claim|work cover claim|comp claim|compensation claim|wc claim|acc claim|comcare claim|injuries claim|stage #|stage i*|grade #|cbt|emdr|dbt|counselling session*|counseling session*|psychotherapy|' +
  'menopausal|bleeding|overdose|sick ## days|sick # days|sick ### days|sick ## weeks|sick # weeks|therapeutic part*|blood group|blood type'
)
  .split('|')
  .concat(CLINICAL_TRIGGERS);

/** A termination, abbreviated in capitals, among the notes on a woman's health; charts of music have the word too. */
const TERMINATION =
  /(?<![\p{L}\d-])(?:[1-4] ?x? ?)?TOPs?(?: x ?[1-4])?,? (?:in |at \d{1,2}\/40,? )?(?:\d{1,2}\/)?(?:19[4-9]\d|200[1-9]|20[1-3]\d)(?![\p{L}\d])/u;
const AMONG_NOTES =
  /^[ \t]{2,}TOP|(?<!\p{L})(?:PMH|G\d ?P\d|para|gravida|LMP|obs|gynae|hx|miscarriage|LSCS|SVD|smear|asked that|contraception)(?!\p{L})/iu;

/** Where a sentence notes a termination of pregnancy. */
export function terminationIn(sentence: string): { start: number; end: number } | undefined {
  const found = TERMINATION.exec(sentence);
  if (found === null || !AMONG_NOTES.test(sentence)) return undefined;
  return { start: found.index, end: found.index + found[0].length };
}
