import type { PlaceDetector } from '#engine/detector.ts';
import { BESIDE_PATIENT } from '#engine/detectors/company.ts';
import { GDPR } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';
import { valueAt } from '#engine/text/labeled-value.ts';
import { linesAround } from '#engine/text/lines.ts';
import { oneLine } from '#engine/text/one-line.ts';

/** A result after its name, with an optional unit. */
const RESULT = new RegExp(
  oneLine`(?:[ \t]{0,3}(?:\([^)\n]{1,20}\)|levels?|count|score|was|is|of|at|result|today|now|reading|recorded|measured|on arrival|this morning
    |[:=<>])){0,3}[ \t]{0,3}(?:\d{1,3}(?:,\d{3}){1,2}|\d{1,3}(?:[ \u00a0]\d{3}){1,2}(?=[ ]?(?:copies|cop)(?!\w))|\d{1,4}(?:[.,]\d{1,2})?)(?:\/\d{2,3})?(?:[ ]?(?:->|→|then|to)[ ]?\d{1,5})?(?: ?(?:mmol\/(?:mol|l)|mg\/d?l
    |g\/d?l|mmhg|bpm|ml\/min|u\/l|iu\/l|ng\/ml|umol\/l|µmol\/l|kg\/m2|copies(?:\/ml)?|pg\/ml|ng\/l|%))?(?![\w%/-]|[.,]\d)`,
  'iy',
);
/** A blood group or a genotype; in capitals, because `a` is a word. */
const GROUP =
  / ?[:=]?(?: is)? ?(?:(?:AB?|B|O) ?(?:[+-](?![\w-])|(?:[Pp]ositive|[Nn]egative|pos|neg|Rh\+|Rh-)(?!\w))|(?:AA|AS|SS|AC|SC)(?![\w-]))/y;
const NAMES =
  'bp|hba1c|a1c|egfr|hgb|haemoglobin|hemoglobin|creatinine|cholesterol|ldl|hdl|triglycerides|' +
  'troponin|crp|wbc|inr|psa|tsh|ferritin|bmi|spo2|cd4|viral load|heart rate|blood pressure|' +
  'bm|bms|sats|o2 sats|blood sugar|blood glucose|blood alcohol|fev1|gcs|phq-9|gad-7|audit-c|mmse|hb|ca125|ca 125|ca19-9|trop|trop t|trop i|wcc|nt-probnp|bnp|afp|cea|ef|lvef';
const SOMEBODY = phrase('he|she|his|her|patient|mr|mrs|ms|my');
const EVERYBODY = phrase(
  'participants?|trials?|study|studies|if you|your|adults|children|patients|people|below|above|' +
    'normal|range|target|limit|mean|median|per cent of|women|men|guidelines?|should',
);

export const healthMeasurement: PlaceDetector = {
  scope: 'place',
  id: 'health-measurement',
  typeName: 'Health measurement',
  category: 'pii',
  description: 'A result such as “HbA1c 62 mmol/mol” or “BP 150/90” in a text about a person.',
  severity: 'medium',
  recommendation: 'Remove the result, or keep it only with an explicit legal basis.',
  legalReference: { law: GDPR, article: 'Art. 9(1)' },
  triggers: [...NAMES.split('|'), 'blood group', 'blood type', 'genotype'],
  reach: { before: 100, after: 70 },
  examples: [
    'Mr Roe came again. [[BP today 158/92]].',
    'Patient: Jane Roe\n[[BP 150/90]], [[HbA1c: 62 mmol/mol]], [[creatinine 1.6 mg/dL]]',
    'His [[blood alcohol was 0.9]] on arrival.',
    'She [[scored 21 on the PHQ-9]] today.',
    'Patient: Jane Roe. [[Hb 98]], [[CA125 31]]; [[Trop 88 -> 940]].',
    'Her Hb 2 pencil is short; the HB pencils, 12 of them; a trop 4 the list.',
    'Patient: Jane Roe\n07:30 [[BM 11.3]], [[sats 91%]] on air',
    'Patient: Jane Roe\n[[Genotype AS]], [[blood group O+]]',
    'Patient: Jane Roe\n[[NT-proBNP 6,240]]. Echo last week: [[EF 30%]]; her [[viral load 41 500 copies/ml]], [[CD4 380]].\nThe EF 24 lens; her ef 20% fund.',
    'The patient asked for blood group tests; donors of blood group A were few.',
    'Her BM 4 exam is due; the sats of 2024 were hard for her.',
    'Shares of BP 150 pence; the LDL 2 connector of his car.',
    'Participants had an HbA1c of 62; he did too.',
    'Your blood pressure should be below 140/90.',
  ],
  verify(place) {
    const { text, start, end } = place;
    const scored = /(?:scor(?:ed|es|ing) )?\d{1,2} (?:points )?on (?:the )?$/i.exec(
      text.slice(0, start),
    );
    const isGroup = /^(?:blood (?:group|type)|genotype)$/i.test(text.slice(start, end));
    const found = valueAt(text, end, isGroup ? GROUP : RESULT);
    if (scored === null && (found === undefined || !isResult(text.slice(start, found.end)))) {
      return undefined;
    }
    const line = linesAround(text, place);
    if (EVERYBODY.test(line)) return undefined;
    return {
      start: scored?.index ?? start,
      end: scored === null ? (found?.end ?? end) : end,
      ...(SOMEBODY.test(line) ? { confidence: 0.8 } : BESIDE_PATIENT),
      why: 'A physical or mental health measurement and its result appear in a text about a person.',
    };
  },
};

/** `BP` is also a company: a blood pressure has two numbers. */
function isResult(written: string): boolean {
  if (/^sats\b/i.test(written)) return written.endsWith('%');
  if (/^(?:lv)?ef\b/i.test(written)) return /^(?:LV)?EF\b/.test(written) && written.endsWith('%');
  return (
    (!/^(?:bp|ldl|hdl|inr|psa|gcs|bms?)\b/i.test(written) && isShortResult(written)) ||
    /\/\d|[a-z]\/|\d\.\d|: ?\d/i.test(written.slice(3))
  );
}

/** Pencils and words begin like these: the value has two digits at least, and the name its capital. */
function isShortResult(written: string): boolean {
  if (!/^(?:hb|trop|cea|afp|bnp|wcc)\b/i.test(written)) return true;
  return /^(?:Hb|Trop|CEA|AFP|BNP|WCC)\b/.test(written) && /\d\d|\d\.\d/.test(written);
}
