import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { BESIDE_PATIENT } from '#engine/detectors/company.ts';
import { isPeopleHeader } from '#engine/detectors/pii/labeled-numbers/is-people-header.ts';
import { formAnswer } from '#engine/detectors/pii/special-categories/form-answer.ts';
import { GDPR } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';
import { endOfMatchAt } from '#engine/text/match-at.ts';

import { CONDITION } from './conditions.ts';
import { KNOWN_CONDITION } from './lexicon.ts';
import { headsRecord, itemsOfRecord, RECORD_HEADINGS } from './record-items.ts';

/** Labels that menus, leaflets and papers use too. */
const COMMON =
  /^(?:condition|regular med|meds|allerg|blood|health|general|medication|primary|secondary|principal|diagnos|krankh|erkrank|comorbid|sen|special|symptom|tobacco|smoking|alcohol|note mediche|patolog|terapia|anamnes|vorerkrank|grunderkrank|ant[eé]c|traitement|enferm|alerg|tratam|chorob|rozpozn|medi(?:sche|catie)|reason for visit|past history|drug|medicine|substance|pregnanc|recreational)/;

const answers = formAnswer({
  whereCommon: BESIDE_PATIENT,
  id: 'health-answer',
  typeName: 'Health information',
  description:
    'An answer in a form, record or résumé to a question on health, disability, allergies or blood type, next to or below its label.',
  severity: 'medium',
  recommendation: 'Remove the answer, or keep it only with an explicit legal basis.',
  legalReference: { law: GDPR, article: 'Art. 9(1)' },
  labels: (
    'disability|disabilities|disability status|medical condition|medical conditions|' +
    'health condition|health conditions|health problems|health issues|long-term condition|' +
    'long-term conditions|allergy|allergies|state of health|general health|health status|' +
    'blood group|blood type|current medication|medical history|special educational needs|' +
    'learning difficulties|mental health|reason for absence|primary diagnosis|' +
    'secondary diagnosis|secondary diagnoses|principal diagnosis|diagnoses|comorbidities|sen|' +
    'tobacco|tobacco use|smoking|smoking status|alcohol|alcohol use|alcohol intake|' +
    'reason for visit|presenting complaint|chief complaint|past history|past medical history|' +
    'last menstrual period|lmp|sexually active|recreational drugs|drug use|' +
    'drugs/alcohol|drugs / alcohol|alcohol/drugs|alcohol / drugs|drugs and alcohol|alcohol and drugs|substance use|drug|medicine|medicines|pregnancies|condition|conditions|condition(s)|medication|medications|regular medication|current medications|prescribed medication|' +
    'note mediche|patologie|allergie|diagnosi|anamnesi|terapia in corso|anamnese|vorerkrankungen|grunderkrankungen|antécédents médicaux|antécédents|' +
    'traitement en cours|antecedentes médicos|antecedentes|enfermedades|alergias|tratamiento actual|choroby|alergie|rozpoznanie|' +
    'allergieën|medische gegevens|medicatie|' +
    'diagnosen|diagnose|erkrankungen|krankheiten|krankheitsgrund|send|reason for sickness|nature of illness|illnesses|diagnosis|diagnosis text|main diagnosis'
  ).split('|'),
  doesYesTell: true,
  isFree: true,
  code: /(?:A|B|AB|O)(?: ?[+-](?!\w)| (?:Rh ?)?(?:pos|neg)(?:itive|ative)?(?!\w))/iy,
  isCommon: (label) => COMMON.test(label),
  examples: [
    'Patient: Jane Roe, DOB 3 May 1960\n\nPast history\n  - [[Asthma, on salbutamol, mild]]\n  - Broke nothing\n\nAll well',
    'Patient: Jane Roe, DOB 3 May 1960\nPMH   Appendicectomy 2001. [[Anxiety]]. [[Gout]].\nRx    none\n\nDiagnoses:\n1. [[Hypertension]]\n2. [[Type 2 DM]]\n3. [[Osteopenia]]\n\nPlan: see her',
    'Engine: V8\nDiagnosis:\nThe pump is broken. Gout of oil.\n\nproblem list: none',
    'Disability: [[Type 1 diabetes (insulin)]]\nSex: M',
    'Any disability / illness .... [[TYPE 1 DIABETES (INSULIN)]]',
    'Medical conditions   [[monocular vision (notified to DVLA)]]',
    'Name: Jane Roe, date of birth: 5 March 1990\nAllergies / medical conditions we should know about\n[[Penicillin. Carries an EpiPen for wasp stings]].',
    'DOB 5 March 1990\n\nBlood group   T-shirt size   Boot size\n[[O neg]]         M              39',
    'DOB 5 March 1990\nPRIMARY DIAGNOSIS\n[[NSTEMI]]\nSEN: [[EHCP - ASD, selective mutism]]        FSM: Y',
    'Jo Roe, DOB 3 May 1990\nTobacco: [[half a pack a day]]   Alcohol: [[2-3 drinks on weekends]]   Drugs: none\nSexually active? [[Y, with women]]',
    'Smoking: not in the building\nAlcohol: 5 %\nReason for visit: please state',
    'Do you have a disability? [[Yes]]',
    'Surname\tReligion\tDisability\nRoe\tHindu\tnone\nDoe\tJewish\t[[Deaf]]',
    'id,name,diagnosis\n1,Anna Boll,none\n2,Tim Reed,[[generalised anxiety disorder]]',
    'Jo Roe, DOB 3 May 1990\nNote mediche: [[diabete, in cura con metformina]]\nAntécédents : [[infarctus en 2019]]\nVorerkrankungen: [[Asthma bronchiale]]\nAlergias: [[penicilina]]',
    'Jo Roe, DOB 3 May 1990\nVorerkrankungen: keine\nAlergias: ninguna\nAnamnese:\nAllergie: nessuna',
    'Name: Ann Roe, DOB 3 May 2018\nAllergies: [[cashews and sesame, carries an inhaler; also deaf in one ear and\nsigns at home]]. Collected by: Jo\nDiagnosen lt. Hausarzt: [[Gicht, seit Mai Hörsturz]]\nErkrankungen gemäß Akte: [[chronische Bronchitis]]',
    'Diagnosis: see page 3 of the manual\n\nfault,diagnosis,part\nnoise,worn bearing,axle',
    'Patient: Jane Roe\nCondition: [[Acute stress reaction]]\nMedication: [[Ventolin]]',
    'Seller: Jane Roe, DOB 3 May 1990\nCondition: used, as new\nMedication: ask your doctor\nConditions: payment within 30 days',
    '| Question | Verdict |\n|---|---|\n| "Any disability?" | Forbidden until an offer is made |\n| Do you have any allergies? | Irrelevant to the work |\n| "Any long-term condition?" | Only the doctor asks this |',
    'date,rx_no,patient,dob,drug,qty\n1/4/25,20418,"Roe, Jane",3/5/1960,[[Estradot 50 patch]],8\n2/4/25,20419,"Poe, Ann",4/6/1970,[[Sayana]],30\n\nDrugs/alcohol   [[weed most weekends, some ice in 2022]]\nMedicines      [[Elvanse 40, the pill]]',
    'Name: Jane Roe, DOB 3 May 1960\nDrug: see the list\nDrugs/alcohol   none',
    'Disability: none\nAny medical conditions? No\nMedical conditions: N/A',
    'Disability: the Company makes reasonable adjustments.\nDisability\nOne in five people has one.',
    'Medical conditions: cover is excluded for whatever was known before.',
    'Allergies: nuts, milk and eggs\nBlood group: A, B, AB and O',
    'Jo Roe, DOB 3 May 1990\nBlood group    n     %\nO              40    44.1\nEthnicity      n     Share',
    'Jo Roe, DOB 3 May 1990\nDisability\nReasonable adjustments are made.\nAllergies: ask your waiter',
    'Disability    Yes [ ]   No [ ]\nTrade union member: Yes/No',
    'disability: true\nallergies: string[];\n2 Disability ........ 45',
    'Disability   Benefit   Allowance',
    'DOB 5 March 1990\nIf you are unable to do this you may send\nthem by post; send: jest.fn(),',
    'Jo Roe, DOB 3 May 1990, whatever the\ndisability, appearance, body size, race, ethnicity,\nreligion, or technology',
    'We treat all alike, whatever their:\n- race\n- disability',
  ],
});

/** Goods, houses and contracts have conditions too: here an illness is named. */
const ILLNESS = phrase(
  `${CONDITION}|${KNOWN_CONDITION}|(?:stress|adjustment|allergic|psychotic|grief) reactions?|(?:acute|chronic|severe|post-?viral|work-related) (?:\\w{3,14} )?(?:stress|pain|fatigue|injury|infection|illness|insufficiency|failure|reaction)|sprain(?:ed)?|injur(?:y|ies)`,
);
const GOODS_CONDITION = /^conditions?(?:\(s\))?$/i;

/** Whether an answer behind “Condition” is about goods rather than about a body. */
function isOfGoods({ text, start, end }: Place, answer: Match): boolean {
  return (
    GOODS_CONDITION.test(text.slice(start, end)) &&
    !ILLNESS.test(text.slice(answer.start, answer.end))
  );
}

/** Machines are diagnosed too: it counts as a column beside people; statements are read elsewhere. */
const DIAGNOSIS = /^(?:main[ _])?diagnosis(?:[ _]text)?$/i;
/** Forms abbreviate special educational needs in capitals; the verb `send` is something else. */
const IS_VERB = /^send?$/;

export const healthAnswer: PlaceDetector = {
  ...answers,
  triggers: [...new Set([...answers.triggers, ...RECORD_HEADINGS])],
  glance: (text, start, end) =>
    headsRecord(text, start, end) || answers.glance?.(text, start, end) === true,
  verify(place) {
    const label = place.text.slice(place.start, place.end);
    if (IN_RECORDS.has(label.toLowerCase()) || itemsOfRecord(place).length > 1) return undefined;
    if (IS_VERB.test(label) || DIAGNOSIS.test(label)) return undefined;
    const answer = answers.verify(place);
    if (answer === undefined || isOfGoods(place, answer)) return undefined;
    return { ...answer, end: endOfWrapped(place.text, answer) };
  },
  readList(place) {
    const label = place.text.slice(place.start, place.end);
    const items = itemsOfRecord(place);
    if (items.length > 0) return items;
    if (IN_RECORDS.has(label.toLowerCase())) return [];
    if (DIAGNOSIS.test(label) && !isPeopleHeader(place)) return [];
    return (answers.readList?.(place) ?? []).filter((answer) => !isOfGoods(place, answer));
  },
};

/** An answer as long as its line goes on in the next one, up to the end of what is said. */
const WRAPPED =
  /[ \t]{0,8}\r?\n[ \t]{0,12}(?=\p{Ll})[^\n:.;|]{3,90}(?=[.;]|[ \t]{0,8}(?:\r?\n|$))/uy;
const LONG_LINE = 44;

function endOfWrapped(text: string, { start, end }: Match): number {
  if (end - start < LONG_LINE) return end;
  return endOfMatchAt(text, end, WRAPPED) ?? end;
}

/** Headings that only records have. */
const IN_RECORDS = new Set(
  RECORD_HEADINGS.filter((heading) => !answers.triggers.includes(heading)),
);
