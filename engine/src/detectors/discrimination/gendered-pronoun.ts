import { phrase } from '../text/phrase.ts';
import { biasedWording } from './biased-wording.ts';

const PERSON_OF_ANY_SEX =
  '(?:(?:the|a|an|any|each|every|our|ideal|successful) (?:\\w{1,15} )?(?:candidate|applicant|employee|worker|manager|engineer|developer|nurse|tenant|customer|user|contractor|consultant|director|officer|teacher|doctor|driver|supervisor|leader|person|individual|member|student|incumbent))';

export const genderedPronoun = biasedWording({
  id: 'gendered-pronoun',
  typeName: 'Gendered pronoun',
  description: 'A pronoun of one sex for somebody who may be of any, such as “the candidate … he”.',
  severity: 'low',
  recommendation: 'Write “they”, or name the role again.',
  legalReference: { law: 'Directive 2006/54/EC', article: 'Art. 14' },
  triggers: (
    'candidate|applicant|employee|worker|manager|engineer|developer|nurse|tenant|customer|user|contractor|consultant|' +
    'director|officer|teacher|doctor|driver|supervisor|leader|person|individual|member|student|incumbent'
  ).split('|'),
  rules: [
    {
      form: phrase('(?:he|she|his|him|himself|herself)'),
      requires: phrase(`${PERSON_OF_ANY_SEX}[^.:•]{1,80}?(?:he|she|his|her|him|himself|herself)`),
      unless: phrase(
        '(?:he|she|his|him|her)(?: or |/| and )(?:he|she|his|hers?|him)|\\(s\\)he|s/he|they|mr|mrs|ms',
        '(?:said|says|told|met|was|were|had|signed|stated)',
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
