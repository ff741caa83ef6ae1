import type { SentenceDetector } from '#engine/detector.ts';
import { phrase } from '#engine/text/phrase.ts';

import { biasedWording } from './biased-wording.ts';

const ROLE =
  '(?:candidate|applicant|employee|worker|manager|engineer|developer|nurse|tenant|customer|user|contractor|consultant|director|officer|teacher|doctor|driver|supervisor|leader|person|individual|member|student|incumbent)';
/** Somebody who is yet to be found, or anybody; `the director … he` tells of somebody known. */
const ANYBODY = String.raw`(?:(?:an?|any|each|every|no) (?:\w{1,15} )?${ROLE}|(?:the|our|your) (?:(?:ideal|successful|right|perfect|best|new|future|prospective) )?(?:candidate|applicant|tenant|incumbent|employee|contractor|consultant|user|customer))`;

const PRONOUN = '(?:himself|herself|he|she|his|him)';

/** Asked first, for the pattern of the rule looks back from every pronoun. */
const SOMEBODY = phrase(ANYBODY);

const wording = biasedWording({
  id: 'gendered-pronoun',
  typeName: 'Gendered pronoun',
  description: 'A pronoun of one sex for somebody who may be of any, such as “the candidate … he”.',
  severity: 'low',
  recommendation: 'Write “they”, or name the role again.',
  legalReference: { law: 'Directive 2006/54/EC', article: 'Art. 14' },
  triggers: ['himself', 'herself', 'he', 'she', 'his', 'him'],
  rules: [
    {
      // Looking ahead first: looking back from every place of a sentence would be dear.
      form: phrase(`(?=${PRONOUN})(?<=${ANYBODY}[^.:•]{1,80}?)${PRONOUN}`),
      requires: phrase('must|shall|should|will|may|can|needs?|knows?|is|has|wants?'),
      unless: phrase(
        '(?:he|she|his|him|her)(?: or |/| and )(?:he|she|his|hers?|him)|\\(s\\)he|s/he|they|mr|mrs|ms|pregnant|pregnancy|maternity',
        '(?:said|says|told|met|was|were|had|signed|stated|joined|became|later|after which)',
        'whether (?:he|she)',
      ),
      why: 'A pronoun of one sex stands for a person who may be of any.',
      replacement: 'they',
      confidence: 0.7,
    },
  ],
  examples: [
    'The ideal candidate is a go-getter; [[he]] will own a territory.',
    'Every employee must lock [[his]] desk.',
    'A nurse should know that [[she]] may be called at night.',
    'The candidate knows that he or she may be called.',
    'The manager said that he agrees. The director was ill when she signed.',
    'Each user may change their password.',
    'He lives next door.',
  ],
});

export const genderedPronoun: SentenceDetector = {
  ...wording,
  read: (sentence) => (SOMEBODY.test(sentence) ? wording.read(sentence) : []),
};
