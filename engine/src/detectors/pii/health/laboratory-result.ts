import type { PlaceDetector } from '#engine/detector.ts';
import { BESIDE_PATIENT } from '#engine/detectors/company.ts';
import { GDPR } from '#engine/laws.ts';
import { linesAround } from '#engine/text/lines.ts';
import { matchAt, matchesAt } from '#engine/text/match-at.ts';
import { oneLine } from '#engine/text/one-line.ts';

const REST_OF_NAME = String.raw`(?:[ \t/(,-]{1,3}(?!(?:is|was|are|were|not|non)\b)[\w+.&]{1,20}\)?){0,7}`;
const SEPARATOR = String.raw`(?:[ \t]{0,40}[:=|,;–-][ \t]{0,8}|[ \t]{1,60}|[ \t]?\.{2,40}[ \t]?)(?:is |was |came back |result:? )?`;
const RESULT = oneLine`(?:not detected|detected|non-?reactive|reactive|(?:weakly |strongly )?(?:positive|negative)|pos|neg
  |immune|non-?immune|confirmed)`;
/** What follows the first words of a test's name. */
const OUTCOME = new RegExp(`${REST_OF_NAME}${SEPARATOR}${RESULT}(?![\\w-])`, 'iy');
const TESTS =
  'hep a|hep b|hep c|hepatitis a|hepatitis b|hepatitis c|hbsag|anti-hbs|anti-hbc|anti-hcv|hcv|hiv|' +
  'treponemal|syphilis|vdrl|chlamydia|gonorrhoea|gonorrhea|herpes simplex|hsv|hpv|cmv|ebv|rubella|' +
  'toxoplasma|toxoplasmosis|varicella|tuberculosis|quantiferon|mantoux|mrsa|sars-cov-2|covid-19 pcr|' +
  'covid pcr|lateral flow|influenza a|influenza b|hcg|pregnancy test|cannabinoids|thc|opiates|' +
  'benzodiazepines|amphetamines|methadone|cocaine metabolite*|barbiturates|coeliac screen|anti-ttg|' +
  'rheumatoid factor|anti-ccp|hla-b27|brca1|brca2|factor v leiden';
/** A printed report of blood and urine: the gap of its columns, the value, and a mark that it is out of range. */
const CELL_GAP = String.raw`(?:[ ]{2,40}|[ ]?\t[ ]?|[ ]{0,20}\|[ ]{0,20})`;
const FLAG = oneLine`(?:HH?|LL?|AA?|HIGH|LOW|[Hh]igh|[Ll]ow|ABN|Abnormal|CRIT|CRITICAL|[↑↓]{1,2}
  |\*{1,2}[HL]?|\+{1,3})`;
const MARKED_VALUE = new RegExp(
  String.raw`(?:[ ,/()-]{1,3}[A-Za-z\d+%][\w+.%]{0,14}\)?){0,5}${CELL_GAP}[<>]?\d{1,3}(?:,\d{3}){0,2}(?:[.,]\d{1,3})?` +
    String.raw`(?:${CELL_GAP}|[ ])\(?${FLAG}\)?(?=[ ]{2}|[ ]?[\t|]|[ ]?\r?\n|[ ]?$|[ ][\d<>(])`,
  'y',
);
const MEASURED =
  'glucose|haemoglobin|hemoglobin|hba1c|a1c|hgb|wbc|rbc|hct|haematocrit|hematocrit|plt|platelets|mcv|tsh|free t4|ft4|' +
  'cholesterol|ldl|hdl|triglycerides|creatinine|egfr|urea|bun|sodium|potassium|calcium|magnesium|phosphate|alt|ast|alp|ggt|' +
  'bilirubin|albumin|ferritin|vitamin d|vitamin b12|b12|folate|psa|crp|esr|inr|troponin|bnp|nt-probnp|d-dimer|amylase|' +
  'lipase|uric acid|urate|ck|ldh|prolactin|testosterone|cortisol|cd4|viral load|lithium level|digoxin level|ethanol';
const MEASURES: ReadonlySet<string> = new Set(MEASURED.split('|'));
/** Laws protect this result above others, because people have lost homes and jobs over it. */
const HIV_FOUND = /^hiv(?!.{0,80}(?:negative|non-?reactive|not detected|\bneg))/is;
/** Instructions, statistics and kits say the same about anybody's sample. */
const OF_ANYBODY =
  /\b(?:if|patients|people|controls?|kits?|samples? (?:that|which)|participants|interpret\w*|means|reference|prevalence|predictive|rate|studies|study|cases)\b/i;

/** Infections that only animals have, and what is done to them. */
const OF_ANIMALS =
  /(?<!\p{L})(?:FIV|FeLV|FIP|parvo(?:virus)?|distemper|kennel cough|lungworm|heartworm|feline|canine|equine|bovine|neutered|spayed|microchipped)(?!\p{L})/iu;

/** Food, soil and water are analyzed too. */
const OF_NO_BODY =
  /(?<!\p{L})(?:nutrition(?:al)?|per serving|per 100|calories|kcal|recipe|soil|fertili[sz]er|compost|groundwater|drinking water|tap water|borehole|aquarium|effluent|brine)(?!\p{L})/iu;

export const laboratoryResult: PlaceDetector = {
  scope: 'place',
  id: 'laboratory-result',
  typeName: 'Laboratory result',
  category: 'pii',
  description:
    'The outcome of a test for an infection, a pregnancy, a drug or a hereditary trait, and a value of a laboratory report that is marked as out of range, in a text about a person.',
  severity: 'medium',
  recommendation: 'Remove the result, or keep it only with an explicit legal basis.',
  legalReference: { law: GDPR, article: 'Art. 9(1)' },
  triggers: [...TESTS.split('|'), ...MEASURES],
  reach: { before: 80, after: 180 },
  // Most of the measured substances are also words of recipes and reports.
  glance: (text, start, end) =>
    !MEASURES.has(text.slice(start, end).toLowerCase()) || matchesAt(text, end, MARKED_VALUE),
  examples: [
    'Patient: Jane Roe\n[[Hep C Ab   DETECTED]]\n[[HBsAg      NOT DETECTED]]\n[[Hepatitis B surface antigen: non-reactive]]',
    'Donor: Jane Roe, born 3 May 1960\n[[Cannabinoids (THC)  POSITIVE]]\n[[Opiates by immunoassay .... negative]]',
    'Jane Roe, DOB 3 May 1960; [[Pregnancy test – positive]]; [[SARS-CoV-2 PCR | Detected]]',
    'Name: Jane Roe. A pregnancy test is sold here; HIV is not a positive thing.',
    'Name: Jane Roe. If the HIV test: positive means that antibodies were found.',
    'Owner: Jane Roe\nTom, tabby: FeLV neg, toxoplasmosis positive, neutered. HIV-like FIV: negative.',
    'HBsAg: positive. Anti-HBs: negative.',
    'Patient: Jane Roe\nTest                   Result    Flag   Range\n[[SODIUM                 128       L]]      136 - 145  mmol/L\nPOTASSIUM              4.1              3.5 - 5.1  mmol/L\n[[Vitamin D, 25-hydroxy  11        LOW]]    30 - 100',
    'Patient: Jane Roe\n| [[Ferritin | 9 | L]] | 15–150 |\n| Folate | 8 | | 3–20 |\n[[ALT (SGPT)\t212\tH]]\t0-40',
    'Patient: Jane Roe\n[[HIV 1+2 Ab/p24 Ag, 4th generation    Non-reactive]]\n[[HIV-1 RNA, PCR, plasma   1,204     H]]    <20',
    'Cook: Jane Roe\nSodium      128   L of brine\nPotassium 12 High Street; urea 40 Low Road; sodium  and potassium, A level.',
    'Sodium      128     L    136 - 145',
    'Grown by: Jane Roe\nSoil analysis\nPotassium   300   High\nMagnesium   40   Low\n',
    'Patient: Jane Roe\nglucose  12  High Street',
  ],
  verify({ text, start, end }) {
    const found = matchAt(text, end, MARKED_VALUE) ?? matchAt(text, end, OUTCOME);
    if (found === null) return undefined;
    const until = end + found[0].length;
    const lines = linesAround(text, { start, end: until });
    if (OF_ANYBODY.test(lines) || OF_ANIMALS.test(lines) || OF_NO_BODY.test(text)) return undefined;
    return {
      start,
      end: until,
      ...BESIDE_PATIENT,
      ...(HIV_FOUND.test(text.slice(start, until)) && { severity: 'high' as const }),
      why: 'A medical test and its outcome appear in a text about a person.',
    };
  },
};
