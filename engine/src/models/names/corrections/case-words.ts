import { LETTERS } from '#engine/text/letters.ts';
import { oneLine } from '#engine/text/one-line.ts';

/** Relatives and family relationships, singular and plural. */
const RELATIVES = oneLine`widows?|widowers?|sisters?|brothers?|(?:grand|step)?mother|(?:grand|step)?father
    |(?:grand|step)?daughters?|(?:grand|step)?sons?|uncle|aunt|nephews?|nieces?|cousins?
    |fiancée?|twins?|unmarried|divorced|unemployed|gave birth|adopted child|illegitimate child
    |married (?:woman|man)|former (?:wife|husband)`;
/** Serious offenses, drugs and life sentences. */
const OFFENSES = oneLine`life imprisonment|death penalty|murder|manslaughter|rape|indecent assault
    |(?:armed )?robbery|burglary|theft|false accounting|conspiracy to [a-z]{2,20}|drug offences?
    |drug trafficking|(?:credit card|tax) fraud|perjury|buggery|arson|kidnapping|extortion
    |bribery|blackmail|smuggling|embezzlement|forgery|money laundering|wounding with intent
    |driving whilst disqualified|cannabis(?: resin)?|heroine?|cocaine|diamorphine|narcotics`;
const ILLNESSES = oneLine`arthritis|diabetes|depression|schizophrenia|psychosis|dementia|epilepsy|asthma
    |hepatitis|tuberculosis|pneumonia|leukaemia|cancer|tumour|heart (?:attack|disease|failure)
    |(?:cerebral )?stroke|psychiatric (?:care|treatment)|mental (?:retardation|illness)
    |(?:panic|personality|post-traumatic stress) disorder|dyslexia|ecchymos[ei]s|haematomas?
    |fractures?|concussion|spondylosis|arteriosclerosis|transsexuals?|partly disabled
    |severely injured|disability(?: pension)?|HIV|alcohol problem|hip joint|joint (?:problems|disease)
    |back problems|disablement`;
/** Injuries as a doctor records them. */
const WOUNDS = oneLine`(?:(?:old|long|scabbed|superficial|scarred|dark|brown|red|purple|yellow|green|light|linear
    |bleeding|swollen|deep) ){1,4}(?:bruis(?:es?|ing)|lesions?|scars?|scratches|swelling|wounds?|burns?
    |incisions?|grazes?)|(?:(?:scabbed|superficial|dark|brown|bleeding|old|long) ){0,3}(?:ecchymosed areas?|abrasions?
    |lacerations?|contusions?|hyperaemia|erythema|oedema)`;
const PARTS_OF_THE_BODY = oneLine`back|hips?|knees?|arms?|elbows?|heels?|eyes?|ears?|shoulders?|legs?|foot|feet|cheeks?|lip|nose
    |head|chest|hands?|wrists?|ankles?|thighs?|neck|face|fingers?|thumb|toes?|sternum|ribs?
    |lumbar|hip joint|forehead|abdomen|(?:abdominal|tibial|scapular|parietal) region`;
const SIDES =
  '(?:(?:left|right|lower|upper|front|rear|outer|inside of the|external part of the|side of the|part of the) ){1,3}';

/**
 * Patterns for words that identify a case but mean nothing in other texts: relatives, offenses, illnesses, injuries and
 * parts of the body.
 */
export const CASE_WORDS: readonly string[] = [
  `(?:(?:his|her|their|dead|foster) )?(?:${RELATIVES})(?:['’]s)?`,
  `(?:attempted )?(?:${OFFENSES})`,
  `(?:(?:type I{1,2}|moderate|serious|severe) )?(?:${ILLNESSES})`,
  WOUNDS,
  `(?:(?:his|her) (?:${SIDES})?|(?:the )?${SIDES})(?:${PARTS_OF_THE_BODY})`,
].map((words) => `(?<![${LETTERS}-])(?:${words})(?![${LETTERS}-])`);
