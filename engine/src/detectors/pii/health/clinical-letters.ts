import { CONDITION } from './conditions.ts';
import { MEDICINE } from './medicines.ts';

const ENDS = '(?= ?(?:[.,;:)"]|$|and|so|but|since|with|on|–|-))';
const SITE =
  '(?:breast|bowel|colon|colorectal|ovarian|endometrial|prostate|lung|pancreatic|cervical|gastric|renal|bladder|thyroid|oesophageal|testicular)';
const CALLED = '(?:mzee|mr|mrs|ms|miss|elder|sister|brother|auntie|uncle|mama|baba|granny|old)';

/**
 * What hospital letters, registers and files abbreviate; a person must be identified nearby. In the notation of
 * `phrase`.
 */
export const CLINICAL_FORMS: readonly string[] = [
  `(?:etoh|alcohol):? (?:approx |about |around )?\\d{1,3} ?(?:units?|u)(?: ?/ ?| per | a )(?:wk|week|day|d)(?!\\w)`,
  'hf(?:r|p|mr)ef(?: \\((?:lv)?ef:? ?\\d{2} ?%?\\))?(?!\\w)',
  `${SITE} ca(?= ?(?:[.,;)]|$|on|in|s/p|stage|with|–|-(?! ?\\d)))(?:,? (?:dx|diagnosed|stage \\w{1,3}))?`,
  `bipolar (?:i|ii|1|2|type \\w{1,2})(?: (?:disorder|affective disorder))?${ENDS}`,
  '(?:eupd|emotionally unstable personality disorder|borderline personality(?: disorder)?)(?!\\w)',
  '(?:prior|previous|past|recent|last|second|one|two|three|\\d) (?:suicide )?attempts?,? (?:\\w{3,9} )?(?:in )?(?:19|20)\\d\\d,? \\(?(?:hospitali[sz]ed|admitted|overdose|od|sectioned|hanging)\\)?',
  '(?:prior|previous|past|recent|second|two|three|\\d) suicide attempts?(?: (?:in |at )?(?:19|20)\\d\\d)?',
  `(?<=${CALLED} \\w{2,15}(?: \\w{2,15})? \\()(?:${CONDITION}|heart attack|fall)(?=\\))`,
  `${CONDITION} (?:19|20)\\d\\d, ${MEDICINE}`,
  '(?<=(?:[;,(:] ?|on ))prep since (?:19|20)\\d\\d',
  `(?<=(?:universal credit|uc|esa|dla|housing benefit|income support|carer's allowance),? (?:and|&|plus) )pip(?: (?:following|after|because of|due to) (?:his|her|my|an?|the) (?:\\w{3,12} )?\\w{3,12}|${ENDS})`,
  `(?:he|she|who|client|tenant|resident|claimant)(?:'s| is| was| has been)? (?:on|awarded|claiming|receiving|gets|receives|getting) pip(?= ?(?:[.,;)]|$|and|for|since|because|after|following))`,
  '(?:following|after|since|because of) (?:his|her|my) (?:nervous |mental |recent |last )?breakdown(?= ?(?:[.,;)]|$|in|last|and|at|she|he))',
  `(?:telling|told|informing|informed|notifying|notified|disclosing to|disclosed to|letting) (?:us|me|hr|him|her|them|your (?:line )?manager|the (?:company|firm|agency|school))(?: know)? (?:that )?(?:you|she|they) (?:were|was|are|is|had become) pregnant`,
];

export const CLINICAL_TRIGGERS: readonly string[] = (
  'etoh|alcohol: ##|alcohol ##|hfref|hfpef|hfmref|bipolar i|bipolar ii|bipolar 1|bipolar 2|bipolar type*|eupd|unstable personality|borderline personality|' +
  'breast ca|bowel ca|colon ca|colorectal ca|ovarian ca|endometrial ca|prostate ca|lung ca|pancreatic ca|cervical ca|gastric ca|renal ca|bladder ca|thyroid ca|oesophageal ca|testicular ca|' +
  'prior attempt|previous attempt|past attempt|recent attempt|last attempt|suicide attempt|suicide attempts|second attempt|prior attempts|previous attempts|past attempts|two attempts|three attempts|' +
  'prep since|and pip|& pip|plus pip|on pip|awarded pip|claiming pip|receiving pip|gets pip|receives pip|getting pip|' +
  'his breakdown|her breakdown|my breakdown|nervous breakdown|mental breakdown|recent breakdown|last breakdown|were pregnant|was pregnant|are pregnant|is pregnant|become pregnant|' +
  'mzee|elder|sister|brother|auntie|granny|heart attack'
).split('|');

export const CLINICAL_EXAMPLES: readonly string[] = [
  'Name: Tom Roe, born 3 May 1990. [[Turned up drunk]] on Monday; the nurse said that he [[was visibly intoxicated]]. [[Scars on her left forearm]], [[bruising to his upper arms]].',
  'Name: Ana Roe, born 3 May 2012. [[Dyslexic girl]], Ana Roe (12), moved up. [[Meds switched to aripiprazole]], [[8 sessions of EMDR]], [[on bisoprolol]]; [[hx of abortion 2017]] (mother unaware).',
  'Name: Jane Roe\nid,start,leave,comment\n7,1990-05-03,WC,"[[shoulder strain, ACC claim]] 44"\n8,1991-05-03,ML,"[[maternity, back 3/6/26]]"\nName: Al Roe, 61; not to be told: [[bowel, stage 2]].',
  'Name: Jane Roe, born 3 May 1960. The scratches on both arms of the chair; cuts on the back page; burns on the back of the pan; a deaf boy in the film; stage 2 of the plan; maternity cover; the meds cupboard.',
  'Name: Jane Roe. Bars do not serve anybody who is drunk, and if a guest seems intoxicated call us. CBT stands for something; six sessions are booked; the ramp of the wheelchair access; wheelchair rugby on Friday; wheelchair ramps are not built.',
  'Allergies: none known. Allergies: peanuts, milk and eggs.',
  'Client: Jane Roe, DOB 3 May 1960\n10/14  Adviser: extra time agreed, [[PTSD]]. She has [[sickle cell trait]].',
  'Pt: Jane Roe, DOB 3 May 1960\nHPC   Known [[HFpEF (EF 55%)]], ex-smoker.\nSH    [[ETOH 40 units/wk]]. [[Previous attempt 2019 (overdose)]].',
  'Jane Roe, DOB 3 May 1960, [[breast ca]] - short hours; [[bipolar I]], seen in May; [[EUPD]].',
  'Name: Jane Roe, DOB 3 May 1960. [[depression 2021, sertraline]]; [[PrEP since 2021]]. She is on ESA and [[PIP]] since May, [[after her breakdown]]; he is on ESA and [[PIP following his fall]].',
  'Name: Jane Roe. She [[tested positive for Hep B]] in May; her mother says [[it’s just the arthritis playing up]]. He [[is maintained on lithium]] by Dr Poe; she [[was an inpatient at Maudsley]] for a month, and he was sent home after a [[positive cannabis test]].',
  'Name: Jane Roe, DOB 3 May 1960\n- Ann Poe, [[sore knee]], back on Monday\nClient [[has MS]]; the other, [[with MS, walks]] slowly. [[Both heels red, stage 1]]; [[grade 2 pressure sore on left hip]]; [[last relapse in May 2024]].',
  'Name: Jane Roe. He [[has asthma]] [x]  gout [ ]  epilepsy [ ]\nName: Ann Poe. She has: [x] [[psoriasis]] [ ] lupus',
  'Name: Jane Roe. He spoke with Ms. Lau; she has Ms. Orr on the phone. He has MS Office, with MS Teams; it’s the price again, and it’s only the economic depression. The shop was an inpatient clinic; she was an inpatient nurse. The shoe has heels red at the back; the wall is red, grade 2.',
  'Name: Cox. Asthma (OR 1.32), gout (1.18) and epilepsy (1.09) were associated with death; the hazard ratio of lupus was 2.',
  'Mr Roe [[suffers from depression]] and takes 1 or 1.5 tablets of it.',
  'Visits: Jane Roe, Mzee Otieno ([[stroke]]) and Elder Roe. Dear Ms Roe, you were moved after [[telling your manager that you were pregnant]].',
  'Name: Jane Roe. The attempt 2019 failed; previous attempts 2019 (cancelled). The lung CA 15-3 test; install it on pip and conda; prep since May for the exam.',
  'Jane Roe, DOB 3 May 1960: the breakdown of costs after her breakdown van came; ETOH is short for ethanol; the bipolar transistor.',
];
