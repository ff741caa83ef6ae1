import type { PlaceDetector } from '#engine/detector.ts';
import { GDPR } from '#engine/detectors/laws.ts';
import { TENTATIVE_CONFIDENCE } from '#engine/post-processing/keep-corroborated.ts';
import { linesAround } from '#engine/text/lines.ts';
import { matchAt } from '#engine/text/match-at.ts';
import { oneLine } from '#engine/text/one-line.ts';

const REST_OF_NAME = String.raw`(?:[ \t/(,-]{1,3}(?!(?:is|was|are|were|not|non)\b)[\w+.&]{1,20}\)?){0,5}`;
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
/** Instructions, statistics and kits say the same about anybody's sample. */
const OF_ANYBODY =
  /\b(?:if|patients|people|controls?|kits?|samples? (?:that|which)|participants|interpret\w*|means|reference|prevalence|predictive|rate|studies|study|cases)\b/i;

export const laboratoryResult: PlaceDetector = {
  scope: 'place',
  id: 'laboratory-result',
  typeName: 'Laboratory result',
  category: 'pii',
  description:
    'The outcome of a test for an infection, a pregnancy, a drug or a hereditary trait, in a text about a person.',
  severity: 'medium',
  recommendation: 'Remove the result, or keep it only with an explicit legal basis.',
  legalReference: { law: GDPR, article: 'Art. 9(1)' },
  triggers: TESTS.split('|'),
  reach: { before: 80, after: 180 },
  examples: [
    'Patient: Jane Roe\n[[Hep C Ab   DETECTED]]\n[[HBsAg      NOT DETECTED]]\n[[Hepatitis B surface antigen: non-reactive]]',
    'Donor: Jane Roe, born 3 May 1960\n[[Cannabinoids (THC)  POSITIVE]]\n[[Opiates by immunoassay .... negative]]',
    'Jane Roe, DOB 3 May 1960; [[Pregnancy test – positive]]; [[SARS-CoV-2 PCR | Detected]]',
    'Name: Jane Roe. A pregnancy test is sold here; HIV is not a positive thing.',
    'Name: Jane Roe. If the HIV test: positive means that antibodies were found.',
    'HBsAg: positive. Anti-HBs: negative.',
  ],
  verify({ text, start, end }) {
    const found = matchAt(text, end, OUTCOME);
    if (found === null) return undefined;
    const until = end + found[0].length;
    if (OF_ANYBODY.test(linesAround(text, { start, end: until }))) return undefined;
    return {
      start,
      end: until,
      confidence: TENTATIVE_CONFIDENCE,
      why: 'A medical test and its outcome appear in a text about a person.',
    };
  },
};
