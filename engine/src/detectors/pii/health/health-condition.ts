import type { Match, SentenceDetector } from '#engine/detector.ts';
import { BESIDE_PATIENT } from '#engine/detectors/company.ts';
import { createNonPersonCheck } from '#engine/detectors/pii/names/no-person.ts';
import { PERSON } from '#engine/detectors/pii/special-categories/personal-statement.ts';
import { GDPR } from '#engine/laws.ts';
import { applyRules, type PhraseRule } from '#engine/phrases/phrase-rule.ts';
import { phrase } from '#engine/phrases/phrase.ts';
import { partAround } from '#engine/reading/part-of-note.ts';

import { CARE_TRIGGERS } from './care-statements.ts';
import { CLINICAL_EXAMPLES } from './clinical-letters.ts';
import { CONDITION_TRIGGERS } from './conditions.ts';
import { FOREIGN_STATEMENT, FOREIGN_TRIGGERS, OF_ANYBODY } from './foreign-statements.ts';
import { KNOWN_CONDITION_TRIGGERS } from './lexicon.ts';
import { MEDICINE_TRIGGERS, STEM_TRIGGERS } from './medicines.ts';
import {
  DIAGNOSED,
  HAS_NOTE,
  isNote,
  MARKED_MEDICINE,
  MAY_BE_PLAIN,
  MEDICINE_AND_WHY,
  NAMED_CONDITION,
  PLAINLY_SAID,
  SAID_BEFORE_NOTE,
  SAID_OF_BODY,
  SOMEBODY,
} from './mentions.ts';
import { recordEntry, terminations } from './record-entry.ts';
import { asReported } from './reported-condition.ts';
import { SHORT_NOTE_FORMS, SHORT_NOTE_TRIGGERS } from './short-notes.ts';
import {
  BARE_CONDITION,
  CAME_TO_DOCTOR,
  CERTIFICATE,
  CERTIFIED,
  COMPLAINT,
  IN_RECORD,
  LISTED_ALLERGY,
  OF_NOBODY,
  SHORTENED,
  STATEMENT,
  TO_YOU,
  WHEELCHAIR_USER,
} from './statements.ts';
import { PLAIN_EXAMPLES, PLAIN_TRIGGERS, SELF_TOLD } from './told-plainly.ts';
import { isNoState, isUnticked } from './unticked.ts';

const SHORT_NOTE = phrase(...SHORT_NOTE_FORMS);
const OF_MYSELF = phrase(SELF_TOLD);
const WHY =
  'The text speaks of a person’s health: an illness, an impairment, a pregnancy or leave for it, or a treatment.';
const CONFIDENCE = 0.85;
/** The words of other languages name the person themselves. */
const FOREIGN_CONFIDENCE = 0.8;
/** Capitals that may be somebody's initials, behind the label of somebody who signs or looks after something. */
const INITIALS = /^[A-Z]{2,3}$/;
const SIGNS =
  /(?:consultant|manager|author|contact|handler|advis[eo]r|agent|recruiter|owner|initials|initialled|signed|seller|buyer|clerk|officer|rep|secretary|chair|(?:prepared|checked|reviewed|approved|written|taken|seen|done|entered|completed) by)(?: ?[:#]|\.)?[ \t]{1,12}$/i;
const REACH_OF_LABEL = 30;

/** How lists of people who should not ride or enter continue. */
const ITEM_OF_RULE =
  /^\s{0,12}(?:[-*•–·][ \t]{0,4}|\(?[a-z\d]{1,2}[.)][ \t]{0,4})?(?:or |and )?(?:are|have|suffer)\s/i;

export const healthCondition: SentenceDetector = {
  scope: 'sentence',
  id: 'health-condition',
  typeName: 'Health condition',
  category: 'pii',
  description:
    'A statement that a person is or was ill, impaired, pregnant, addicted, treated or tested, and lists of conditions in medical records.',
  severity: 'medium',
  recommendation: 'Remove the health statement, or keep it only with an explicit legal basis.',
  legalReference: { law: GDPR, article: 'Art. 9(1)' },
  triggers: [
    ...CONDITION_TRIGGERS,
    ...MEDICINE_TRIGGERS,
    ...STEM_TRIGGERS,
    ...KNOWN_CONDITION_TRIGGERS,
    ...FOREIGN_TRIGGERS,
    ...CARE_TRIGGERS,
    ...PLAIN_TRIGGERS,
    ...SHORT_NOTE_TRIGGERS,
    'top ####',
    'wheelchair',
    ...(
      'hard of hearing|profoundly deaf|visually impaired|hearing impaired|severely disabled|gdb ##|gdb: ##|' +
      'degree of disability*|appendix|tonsils|gallbladder|gall bladder|wisdom teeth|spleen|prostate out|prostate removed|' +
      'womb removed|hip replaced|hips replaced|hip done|hips done|knee replaced|knees replaced|knee done|knees done|' +
      'cataract removed|cataracts removed|cataract done|cataracts done|' +
      'pills for|tablets for|meds for|medication for|bowel cancer|claim for|claim re|attempted suicide|' +
      'suicide attempt|kill himself|kill herself|kill myself|hang himself|hang herself|' +
      'on the pill|on hrt|on the methadone*|on the antabuse*|on antidepressants|' +
      'on anti-depressants|on beta blockers|on blood thinners|on statins|on painkillers|' +
      'on insulin|off work|absent from work|off school|missed work|hospital app*|clinic app*|' +
      'gp app*|scan app*|outpatient app*|midwife app*|sickness absence|battle with|battling|' +
      'recovering from|recovery from|recovering after|stages of|hospice|psychiatric ward|' +
      'psychiatric unit|broke his|broke her|broke my|fractured his|fractured her|sprained*|' +
      'dislocated his|dislocated her|tore his|tore her|cannot walk|cannot stand|unable to walk|' +
      "unable to stand|struggles to walk|can't walk|deaf in|blind in|sight in|hip pain|" +
      'leg pain|back pain|neck pain|knee pain|joint pain|shoulder pain|pelvic pain|' +
      'stomach pain|abdominal pain|period pain*|pain in|pain on|smoker|smokes|units alcohol|' +
      'units of alcohol|relapse|flare up|flare-up|flareup|sickle cell crisis|asthma attack|' +
      'allergy|wks pregnant|anaphylaxis|wchr|wchs|wchc|had surgery|needs surgery|' +
      'underwent surgery|awaiting surgery|two operations|an operation|inhaler|crutches|gp note|' +
      "doctor's note|previous tia|she is expecting|wife is expecting|partner is expecting|previous dvt|prior tia|prior dvt|recurrent dvt|suspected tia|suspected dvt|" +
      'back operation|knee operation|hip operation|heart operation|eye operation|hernia operation|' +
      'shoulder operation|cataract operation|bypass operation|prostate operation|bowel operation|' +
      'back surgery|knee surgery|hip surgery|heart surgery|eye surgery|spinal surgery|' +
      'bypass surgery|bowel surgery|hip replacement|knee replacement|shoulder replacement'
    ).split('|'),
    ...(
      'expecting my*|diagnosed with|diagnosis*|suffers from|suffering from|suffered a|suffered from|' +
      'treated for|treatment for|hiv-positive|hiv positive|tested positive|tested negative|' +
      'history of|hospitalized for|hospitalised for|medication for|sick leave*|off sick|' +
      'days sick|signed off|surgery for|living with|has type*|pregnant|maternity leave|' +
      'expecting a*|trying for a baby|ivf|chemotherapy|radiotherapy|dialysis|transplant|' +
      'mastectomy|hysterectomy|stillbirth|overdose|diabetic|epileptic|asthmatic|autistic|' +
      'dyslexic|suicidal|mentally ill|terminally ill|seriously ill|in rehab|alcoholic|' +
      'drug addict|heroin|cocaine|cannabis|marijuana|drinking problem|drug problem|' +
      'drinks ## units|wheelchair user|wheelchair-bound|registered blind|registered disabled|' +
      'is disabled|is deaf|is blind|depressed|unfit for work|allergic to|antidepressant*|' +
      'antipsychotic*|painkillers|insulin|lithium|methadone|methylphenidate|ritalin|hx|dx|meds|' +
      'fhx|chief complaint|current medication*|her mri|his mri|her scan|his scan|her biopsy|' +
      'his biopsy|has a disability|disability pension|disability benefit*|disability allowance|' +
      'assistance dog|guide dog|pmh|past medical history|medical history|comorbidities|' +
      'allergies|presenting complaint|reason for admission|principal diagnosis|' +
      'suicidal ideation|chest pain|low mood|self-harm|his tablets|her tablets|his medication|' +
      'her medication|miscarried|considered disabled|deemed disabled|counselling appointment*|' +
      'counselling session*|counseling session*|psychiatrist appointment*|' +
      'off with*|lost the baby|lost her baby|lost their baby|lost our baby|lost a baby|lost a pregnancy|lost the pregnancy|failed a drug*|failed the drug*|failed his drug*|failed her drug*|failed a random*|failed an alcohol*|bottle of wine|bottles of wine|bottle of vodka|bottle of whisky|hiv screening|hiv screen|lost her pregnancy|' +
      'in hospital|in the hospital|on the spectrum|autism spectrum|autistic spectrum|dnacpr|dnar|dnr|do not resuscitate|my nerves|her nerves|' +
      'his nerves|stent|stents|breastfeeding|drinks around*|drinks about*|drinks up to*|drinks roughly*|drinks over*|drinks some*|drinks at least*|dla|ssdi|' +
      'disability living allowance|personal independence payment|attendance allowance|disability support pension|disability grant|' +
      'invalidity pension|invalidity benefit|illness benefit|antenatal appointment*|fit note|med 3|sick note|complained of|complains of'
    ).split('|'),
  ],
  examples: [
    ...PLAIN_EXAMPLES,
    ...CLINICAL_EXAMPLES,
    'Herr Ratzke ist seit Januar [[wegen einer Depression krankgeschrieben]]. Frau Roe [[ist HIV-positiv]]. Meine Frau [[leidet an Epilepsie]].',
    'Votre fils, né en 2016, [[souffre d’asthme sévère]]. Elle [[est enceinte]]. Mi hijo [[tiene diabetes]]. Ana Roe [[está de baja por embarazo de riesgo]].',
    'Wiem, że [[masz padaczkę]]. Mio padre [[usa il ventilatore polmonare]]. Sua moglie [[soffre di depressione]].',
    'Wenn Sie an Epilepsie leiden, fragen Sie den Arzt. Wer wegen Krebs behandelt wurde, zahlt nichts. Diabetes ist eine Krankheit.',
    'Si votre enfant souffre d’asthme, consultez. Si padece diabetes, pregunte. Le diabète est une maladie. La depresión afecta a muchos.',
    'Ms Strand was [[diagnosed with depression]] in April.',
    'The patient [[suffers from chronic kidney disease and gout]].',
    '[[Diagnosis: type 2 diabetes]], patient informed.',
    'She [[is HIV-positive]].',
    'Name: Jane Roe. The boy upstairs (Tom, 14, [[ADHD]]) drums.',
    "[[Migraine]] again, she's [[on the pill]] and it messes with her; he went [[on HRT]]?",
    'My son is being [[treated for epilepsy]].',
    'He has a [[history of type 2 diabetes]], [[HIV (diagnosed 2009)]], and [[depression]].',
    'Name: Jane Roe\nAllergies: [[penicillin (anaphylaxis)]]',
    'He told us that he [[is diabetic]] and had [[missed his insulin]].',
    'Name: Jane Roe\nClaire [[is 12 weeks pregnant]], and Amir [[is in rehab]].',
    'She [[is on warfarin]], [[has vascular dementia]] and [[is registered blind]].',
    'He was [[hospitalised with pancreatitis]] and [[signed off with stress]].',
    'Name: Jane Roe\nHx: [[asthma, anxiety disorder]]. [[Her MRI showed a herniated disc]].',
    'Her doctor had [[put her on sertraline]] in May, and she [[miscarried at 11 weeks]] then.',
    'She [[has had lumbar disc problems]] for years and is likely to be [[considered disabled under the Equality Act 2010]].',
    'He [[complained of whiplash]]; his Med 3 stating "[[low mood and back pain]]" was received.',
    'Patient: Jane Roe, DOB 3 May 1960\nSECONDARY\n[[T2DM, CKD 3b, HTN, Parkinson’s disease (2019), osteoporosis]]\nPMH      [[AF (on apixaban), gout]]',
    'Jane Roe, DOB 3 May 1960 | TR | [[wheelchair user]], call after 5',
    'Ms Roe was [[diagnosed with Ollier disease]], is [[in early stages of dementia]] and [[broke her hip]].',
    'Name: Jane Roe\n- Liam: [[fit note to 4 July, work-related stress]]\n- Ann [[12 wks pregnant]], no ladders\n- Bo [[hospital appt re sickle cell]], Mon am\n- Cy [[deaf in left ear]], moved 3 May',
    'Name: Jane Roe. She was [[off work Jan-Mar with slipped disc]] and told the club about [[a heart murmur]].',
    'Name: Jane Roe\nALERTS: [[warfarin (AF)]] -- INR before 3 June\n[[Hep C, treated 2017]]\n[[Smoker 10/day]]; [[approx 20 units alcohol per wk]].\nShe [[wears an insulin pump]].',
    'Name: Jane Roe\nSickle cell is a disorder of the blood. Our clinic treats hernia and endometriosis.',
    'Our policy pays for a hip replacement, chemotherapy and hearing aids up to £500.',
    'Dr Jane Roe\nHeart murmur: symptoms and causes. You may have a heart murmur without knowing.',
    'The cat was diagnosed with kidney disease, and she said that our dog Rex has epilepsy.',
    'Ms Roe told the nurse that she is about [[eleven weeks pregnant]].',
    '- Scientifically proven to ease arthritis within 30 days',
    'Mr Roe took his horse to the vet, who diagnosed arthritis; the company suffers from depression, he said.',
    "Mr Parkin is 81 and [[he's on warfarin]]; she [[takes lorazepam]] at night.",
    'Jane [[is on the pills for her nerves]], and he was [[put on bisoprolol]] in May.',
    'Name: Jane Roe, DOB 3 May 1960\n[[Claim for bowel cancer]], paid. [[Attempted suicide at 19]].',
    'Name: Jane Roe. In penicillin allergy use doxycycline. Lorazepam takes effect in an hour; ramipril once daily.',
    'Name: Jane Roe\nNot suitable for those who have back trouble. Visitors who are pregnant wait outside:\n- are pregnant\n- have back trouble',
    'Name: Jane Roe. Any claim for cancer treatment is settled; the claim for cancer is scientific.',
    'Bella the cat has diabetes, and Max, our old Labrador, has arthritis and is on metacam. Bella, Labrador, has epilepsy, he says.',
    'Bella, who feeds the cat, [[has asthma]]; Max [[has a dog and has epilepsy]].',
    'Our dog has epilepsy, and she [[has asthma]] herself.',
    'Name: Jane Roe. The company has closed, and Jane was [[diagnosed with depression]].',
    'Wi-Fi is disabled by default, he says; the API is disabled, and the plan miscarried.',
    'Jane Roe, DOB 3 May 1960; on long leave, [[MS relapse]]; the relapse of the team into old habits.',
    'The room is suited for a wheelchair user; debt counselling sessions are free.',
    'Patients with COPD, HTN or T2DM were enrolled in the study; HTN, AF.',
    'The company has a disability policy, he said; the scan showed a herniated pipe. The fault was diagnosed with a multimeter. One in ten people is diagnosed with diabetes. The option is disabled by default, he said; the market was depressed. Our policy covers treatment for cancer.',
    'The company suffers from a lack of funds; he is treated for free.',
    'If you have asthma or epilepsy, tell your doctor.',
    'No employee is treated less favourably because she is pregnant.',
    'A colleague who has cancer can ask for help; staff on maternity leave accrue holiday.',
    'Name: Jane Roe, born 3 May 1960. She [[takes ramipril, amlodipine and bisoprolol]]; [[previous TIA]] in 2018.',
    'Dear Ms Jane Roe, you were away [[after your knee operation]]. Her notes show [[long-standing opioid dependence]].',
    'Mr Roe was rushed to the hospital with [[a stroke]]. Ann Roe told us [[she is expecting]].',
    'The parcel is bigger than she is expecting, he said; he went to the clinic with a smile.',
    'A heart operation costs more than a hip replacement; the back operation of the shop was closed.',
    'Name: Jane Roe. She [[lost the baby]] in May; her partner is [[off with a bad back]], and [[had two stents fitted]].',
    'Her [[father is in hospital with]] a bad cough, and my brother [[is on the spectrum]].',
    'Resident Jane Roe: [[DNAR signed]] by the family; she has [[not taken her insulin]] and [[suffers with her nerves]].',
    'He [[drinks about 30 units of alcohol a week]]; she [[gets disability living allowance]].',
    'My wife [[is in hospital]], so I am late. His mother is in hospital management and my brother was in hospital radio.',
    'Tom was off with the van, she said; he lost the baby monitor, and she works in hospital catering.',
    'The radio is on the spectrum licence, he wrote; the sample tested positive; attendance allowance is paid by the state.',
    'She [[had a COVID-19 vaccine]] in May.',
    'He [[failed a drug test]] on 12 January; she [[lost a pregnancy]] in May.',
    '[[His brother has G6PD deficiency]]. She [[drinks a bottle of wine most nights]]. He was [[treated for hepatitis B]].',
    'The build failed a drug interaction check, he said; she bought a bottle of wine for most nights of the trip.',
    'He is sick of waiting. Name: Jane Roe. She has: [x] [[asthma]]  [ ] epilepsy  [ ] diabetes',
    'Name: Jane Roe, born 3 May 1960. Allergy: [[peanuts, penicillin]], [[carries EpiPen]]',
    'Client: Jane Roe, DOB 3 May 1960\nConsultant: TB      Week 19',
    'Name: Jane Roe. Since May she [[sees the school counsellor]] on Mondays; [[CAMHS referral sent]], I [[was expecting my second child]] then, and he [[attends AA]] on Fridays.',
    'Name: Jane Roe, 51, [[HIV+, undetectable]]. She [[has been sober for six years]]; [[her PTSD]] means that she works from home.',
    'Jane Roe, DOB 3 May 1960 | [[mat leave Jan-Sep]] | 4\nDan Roe was [[referred to CAMHS]] in May; he [[has weekly counselling]] now.',
    'Mr Roe sees the counsellor’s point, and our CAMHS referrals go through the office; a sober look at his figures, on batteries (AA); his MS Office, her MS degree and MS Teams are new.',
    'Name: Jane Roe, DOB 3 May 1960\n[[CKD 4]]; [[hep B +]], [[hep C (cleared 2019)]]\n[[L5/S1 disc protrusion 2016]]\n  [[TOP 1991]] (not to be named)\n[[Not for resuscitation]] - agreed; [[bouts of delirium]]; [[father bowel ca at 61]]',
    'Name: Jane Roe, DOB 3 May 1960. She is [[200 days sober]]; [[opioid misuse in remission]]. She would be [[better off dead]], she said. [[Passive suicidal thoughts]], no plan.',
    'Name: Jane Roe, DOB 3 May 1960\n00412   [[Pregnant, due 3 May]]. [[Sick 31 days]]. I [[have an antenatal appointment]] on Monday ([[I am due in early March]]); [[fertility drugs]], [[EHC, Gillick competent]]',
    'Name: Jane Roe, DOB 3 May 1960. I am due in court in March; she is due in March to report. The TOP 1983 albums; top 2010 hits. The bug was undetectable; the plan is 30 days old; the bleeding edge.',
    'Name: Jane Roe, born 3 May 1960. Allergies: none known, so far. Medical history: please tell us.',
  ],
  read(sentence) {
    if (ITEM_OF_RULE.test(sentence)) return [];
    const isOfRule = OF_NOBODY.test(sentence);
    if (isOfRule && partAround(sentence, 0).length === sentence.length) return [];
    const stated = statementsIn(sentence).filter(
      ({ start }) => !isOfRule || !OF_NOBODY.test(partAround(sentence, start)),
    );
    if (stated.length === 0) return stated;
    const isOfNoPerson = createNonPersonCheck(sentence);
    return stated
      .filter(({ start, end }) => !isUnticked(sentence, start, end) && !isOfNoPerson(start))
      .filter((match) => !isNoState(sentence, match))
      .filter(
        ({ start, end }) =>
          !INITIALS.test(sentence.slice(start, end)) ||
          !SIGNS.test(sentence.slice(Math.max(0, start - REACH_OF_LABEL), start)),
      )
      .map((match) => asReported(sentence, match));
  },
};

function statementsIn(sentence: string): Match[] {
  const certainty = PERSON.test(sentence) ? { confidence: CONFIDENCE } : BESIDE_PATIENT;
  const isOnSomebody = SOMEBODY.test(sentence);
  const mayName = isOnSomebody || isNote(sentence);
  const stated = [
    ...mentions(sentence, isOnSomebody, mayName),
    ...applyRules(sentence, [
      { form: STATEMENT, why: WHY, ...certainty },
      { form: COMPLAINT, requires: CAME_TO_DOCTOR, why: WHY, ...certainty },
      { form: CERTIFIED, requires: CERTIFICATE, why: WHY, ...certainty },
      { form: WHEELCHAIR_USER, why: WHY, ...BESIDE_PATIENT },
      { form: LISTED_ALLERGY, why: WHY, ...BESIDE_PATIENT },
      { form: FOREIGN_STATEMENT, unless: OF_ANYBODY, why: WHY, confidence: FOREIGN_CONFIDENCE },
      { form: OF_MYSELF, why: WHY, confidence: FOREIGN_CONFIDENCE },
      { form: SHORT_NOTE, why: WHY, ...BESIDE_PATIENT },
      { form: TO_YOU, why: WHY, ...BESIDE_PATIENT },
    ]),
    ...(SHORTENED.test(sentence)
      ? applyRules(sentence, [{ form: IN_RECORD, why: WHY, ...BESIDE_PATIENT }])
      : []),
    ...recordEntry(sentence, certainty),
    ...terminations(sentence, WHY),
  ];
  const said =
    stated.length === 0
      ? stated
      : joined(stated, applyRules(sentence, [{ form: BARE_CONDITION, why: WHY, ...certainty }]));
  if (!mayName) return said;
  return joined(
    said,
    applyRules(sentence, [{ form: NAMED_CONDITION, why: WHY, ...BESIDE_PATIENT }]),
  );
}

/** Mentions of the body: in a sentence about somebody, in a note, or explicit enough to count with a person nearby. */
function mentions(sentence: string, isOnSomebody: boolean, mayName: boolean): Match[] {
  const certainty = isOnSomebody ? { confidence: CONFIDENCE } : BESIDE_PATIENT;
  const rule = { why: WHY, ...certainty };
  const rules: PhraseRule[] = [{ form: PLAINLY_SAID, requires: MAY_BE_PLAIN, ...rule }];
  if (MARKED_MEDICINE.test(sentence)) rules.push({ form: MEDICINE_AND_WHY, ...rule });
  if (mayName) rules.push({ form: SAID_OF_BODY, ...rule });
  if (isOnSomebody) rules.push({ form: DIAGNOSED, ...rule });
  if (HAS_NOTE.test(sentence)) rules.push({ form: SAID_BEFORE_NOTE, ...rule });
  return applyRules(sentence, rules);
}

function joined(found: readonly Match[], more: readonly Match[]): Match[] {
  return [...found, ...more.filter((one) => !found.some((other) => overlap(one, other)))];
}

function overlap(one: Match, other: Match): boolean {
  return one.start < other.end && other.start < one.end;
}
