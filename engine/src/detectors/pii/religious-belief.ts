import { personalStatement } from './personal-statement.ts';

const FAITH =
  "(?:muslim|christian|jew|jewish|catholic|protestant|hindu|buddhist|sikh|atheist|agnostic|mormon|quaker|baptist|methodist|anglican|lutheran|orthodox jew|jehovah's witness|shia|sunni|evangelical|pentecostal)";

export const religiousBelief = personalStatement({
  id: 'religious-belief',
  typeName: 'Religious belief of a person',
  description: 'A statement of the religion or belief of a person.',
  article: 'Art. 9(1)',
  recommendation: 'Remove the statement, or keep it only on an explicit legal basis.',
  triggers: (
    "muslim|christian|jew|jewish|catholic|protestant|hindu|buddhist|sikh|atheist|agnostic|mormon|quaker|jehovah's witness|baptist|" +
    'methodist|anglican|lutheran|shia|sunni|evangelical|pentecostal|converted to|religion:'
  ).split('|'),
  forms: [
    `(?:he|she|i|patient|employee|applicant|claimant|candidate|wife|husband|mother|father|who|\\w{2,20}) (?:is|was|am|became|remained) (?:an? )?(?:practi[sc]ing |devout |observant |strict |lapsed |converted |orthodox |roman |born-again )?${FAITH}(?! (?:church|school|holiday|area|country|population|theology|art|calendar))`,
    `(?:raised|brought up|identif(?:y|ies|ied)|bapti[sz]ed|married) as (?:an? )?${FAITH}`,
    '(?:converted|converting|conversion) (?:from \\w{3,15} )?to (?:islam|christianity|judaism|buddhism|hinduism|catholicism)',
    `religion: ${FAITH}`,
  ],
  why: 'A person is said to hold a religion or belief.',
  examples: [
    'The applicant, [[who is a devout Muslim]], asked for a room.',
    '[[She was Jewish]] and [[converted to Islam]] in 2001.',
    'The school is Catholic, and a Christian holiday follows.',
    'Nobody shall be treated worse because she is Muslim.',
  ],
});
