import type { Match, PlaceDetector } from '#engine/detector.ts';
import { BESIDE_PATIENT } from '#engine/detectors/company.ts';
import { GDPR } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';
import { isCapital, isLetterOrDigit } from '#engine/text/ascii.ts';
import { groupAt } from '#engine/text/labeled-value.ts';
import { matchAt } from '#engine/text/match-at.ts';

const WHY = 'An International Classification of Diseases code appears in a text about a person.';
/** A letter and two digits, a period, up to four more characters, and the words that describe the code. */
const CODE =
  /[A-TV-Z]\d[\dAB]\.[\dA-Z]{1,4}(?![\w-]|\.\w)(?:[ ]{1,2}[-–:]?[ ]{0,2}(?!and\b|or\b|on\b|in\b)[A-Za-z][A-Za-z]{2,20}(?:[ ][A-Za-z\d()-]{1,16}){0,7})?/y;
/** Codes after the name of the classification, even without a period: `ICD-10: J45, F32.1`. */
const NAMED_CODES =
  /(?:-?[ ]?(?:CM|AM|GM))?(?:[ ]codes?)?:?[ \t]{1,4}([A-TV-Z]\d[\dAB](?:\.[\dA-Z]{1,4})?(?:(?:,| and|;|\/)[ ]?[A-TV-Z]\d[\dAB](?:\.[\dA-Z]{1,4})?){0,8})(?![\w-])/y;
const CLASSIFICATION = /^icd/i;
/** Headings of assessments and plans in clinical notes. */
const IN_NOTE = /\b(?:A\/P|A&P|Dx|Assessment|Impression|Plan|PMHx?)\b[^\n]{0,50}$/;
const NAMED = phrase(
  `icd(?:-| )?(?:9|10|11)?|diagnos(?:is|es|ed)|dx|condition|note says|doctor|gp|sick note|admitted
    |disorder|disease|diabetes|failure|infection|dependence|chronic|acute`,
);

export const diagnosisCode: PlaceDetector = {
  scope: 'place',
  id: 'diagnosis-code',
  typeName: 'Diagnosis code',
  category: 'pii',
  description:
    'A code of the International Classification of Diseases near a word for an illness, in a text about a person.',
  severity: 'medium',
  recommendation: 'Remove the diagnosis, or keep it only with an explicit legal basis.',
  legalReference: { law: GDPR, article: 'Art. 9(1)' },
  triggers: ['*##.#*', '*#a.#*', '*#b.#*', 'icd-10', 'icd10', 'icd 10', 'icd-11'],
  reach: { before: 60, after: 90 },
  examples: [
    'Patient: Jane Roe\nPrincipal diagnosis: [[I50.23 Acute on chronic systolic heart failure]]',
    'Name: Jane Roe, ICD-10: [[F11.2]]',
    'Name: Jane Roe\nA/P: [[F11.20]], [[E11.9]]. Increase the dose.',
    'Patient: Jane Roe, account, ICD-10: [[J45, Z34]]. The ICD-10 2024 edition.',
    'Diagnoses were coded by ICD-10, for example E11.9 for type 2 diabetes.',
    'Name: Jane Roe, part B12.3 of the acute version.',
    'Patient: Jane Roe, room A12.50, version v10.24.1',
  ],
  glance: (text, start, end) =>
    CLASSIFICATION.test(text.slice(start, end)) ||
    (isCapital(text.charCodeAt(start - 1)) && !isLetterOrDigit(text.charCodeAt(start - 2))),
  verify({ text, start, end }) {
    if (CLASSIFICATION.test(text.slice(start, end))) return codesNamed(text, start, end);
    const code = matchAt(text, start - 1, CODE)?.[0];
    if (code === undefined) return undefined;
    const around = `${text.slice(0, start)} ${code.slice(5)}`;
    if (
      !(NAMED.test(around) || IN_NOTE.test(text.slice(0, start))) ||
      /\b(?:part|section|room|version|example|e\.g\.)[^\n]{0,12}$/i.test(text.slice(0, start - 1))
    )
      return undefined;
    const length = Math.max(code.length, end - start + 1);
    return {
      start: start - 1,
      end: start - 1 + length,
      ...BESIDE_PATIENT,
      why: WHY,
    };
  },
};

function codesNamed(text: string, start: number, end: number): Match | undefined {
  const found = groupAt(text, end, NAMED_CODES);
  if (found === undefined || /(?:example|e\.g\.|such as)[^\n]{0,12}$/i.test(text.slice(0, start)))
    return undefined;
  return { start: found.start, end: found.end, ...BESIDE_PATIENT, why: WHY };
}
