import type { SentenceDetector } from '#engine/detector.ts';
import { applyRules, type PhraseRule } from '#engine/text/phrase-rule.ts';
import { phrase } from '#engine/text/phrase.ts';

import { IN_GENERAL, PERSON } from './personal-statement.ts';

const CONDITION =
  "(?:hiv|aids|cancer|leuka?emia|lymphoma|melanoma|tumou?r|diabetes|asthma|epilepsy|depression|anxiety|bipolar|schizophrenia|ptsd|adhd|autism|dementia|alzheimer(?:'s)?|parkinson(?:'s)?|multiple sclerosis|stroke|hepatitis|tuberculosis|arthritis|migraines?|hypertension|heart (?:failure|disease|attack)|kidney disease|fibrillation|copd|pneumonia|anorexia|bulimia|alcoholism|addiction|infertility|miscarriage|hypothyroidism|crohn(?:'s)?|lupus|obesity|burnout|syndrome|disorder|disease|infection|fracture|hernia|sclerosis|anaemia|anemia)";
const FILLER = String.raw`(?:\w{1,20}(?: |-)){0,4}`;
const RULES: readonly PhraseRule[] = [
  {
    form: phrase(
      `(?:diagnosed with|diagnosis(?: is| was| of|:)|suffer(?:s|ed|ing)(?: from)?(?: an?)?|(?:treated|treatment|hospitali[sz]ed|medication|surgery|tested positive) for|history of|living with|has) ${FILLER}${CONDITION}`,
      'hiv-positive',
    ),
    requires: PERSON,
    unless: IN_GENERAL,
    why: 'A person is said to have or to have had an illness.',
    confidence: 0.85,
  },
];

export const healthCondition: SentenceDetector = {
  scope: 'sentence',
  id: 'health-condition',
  typeName: 'Health condition',
  category: 'pii',
  description:
    'A statement that a person has an illness, is treated for it or tested positive for it.',
  severity: 'medium',
  recommendation: 'Remove the statement on health, or keep it only on an explicit legal basis.',
  legalReference: { law: 'GDPR', article: 'Art. 9(1)' },
  triggers: (
    'diagnosed with|diagnosis*|suffers from|suffering from|suffered a|suffered from|treated for|treatment for|hiv-positive|' +
    'hiv positive|tested positive|history of|hospitalized for|hospitalised for|medication for|sick leave*|surgery for|living with|has type*'
  ).split('|'),
  examples: [
    'Ms Strand was [[diagnosed with depression]] in April.',
    'The patient [[suffers from chronic kidney disease]] and gout.',
    '[[Diagnosis: type 2 diabetes]], patient informed.',
    'She is [[HIV-positive]].',
    'My son is being [[treated for epilepsy]].',
    'The fault was diagnosed with a multimeter.',
    'One in ten people is diagnosed with diabetes.',
    'The company suffers from a lack of funds; he is treated for free.',
    'Our policy covers treatment for cancer.',
  ],
  read: (sentence) => applyRules(sentence, RULES),
};
