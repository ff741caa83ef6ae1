import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { GDPR } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const KINDS = [
  'health',
  'medical',
  'genetic',
  'biometric',
  'fertility',
  'menstrual',
  'heart rate',
  'sleep',
];
const DATA = ['data', 'information', 'details', 'records'];
const OUTSIDERS =
  '(?:insurers?|insurance (?:companies|firms|partners)|employers?|advertisers?|marketers?|sponsors?|data brokers?|supplement makers?|retailers?|(?:other |commercial |business |selected |marketing |third[- ]party ){1,3}partners)';

/** Data on people's health that others are given who do not treat them. */
export const healthDataPassedOn: WordingPart = {
  triggers: KINDS.flatMap((kind) => DATA.map((data) => `${kind} ${data}`)),
  rules: [
    {
      form: phrase(
        `(?:we|the (?:app|club|company|gym|studio|clinic|platform|provider)) (?:\\w{3,9} ){0,2}?(?:pass(?:es)?|shares?|sells?|gives?|discloses?|transfers?|sends?|provides?|supply|supplies|rents?)(?: on)? (?:[^.;:•]{0,60} )?(?:${KINDS.join('|')}) (?:${DATA.join('|')})(?:,? [^.;:•]{0,40}?)?,? (?:to|with) [^.;:•]{0,60}?${OUTSIDERS}`,
      ),
      unless: phrase(
        `not|never|only (?:if|with|after|where)|with your (?:explicit |express |written ){0,2}consent|if you (?:agree|consent|ask)|required by law|anonym\\w{3,6}|at your request|occupational`,
        REPORT,
      ),
      severity: 'high',
      confidence: 0.85,
      recommendation: 'Ask for explicit consent to each such use, or strike it out.',
      legalReference: { law: GDPR, article: 'Art. 9(1)' },
      why: 'The text passes data on people’s health to those who do not treat them.',
    },
  ],
  examples: [
    '[[The clinic sells your genetic data to insurers]] and others.',
    '[[We also share heart rate and sleep data with our commercial partners]].',
    'We share your medical records with insurers only if you ask us to.',
    'We never sell health data to advertisers.',
    'The hospital sends medical records to your doctor.',
  ],
};
