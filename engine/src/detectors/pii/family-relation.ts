import { listedWords } from './listed-words.ts';

export const familyRelation = listedWords({
  id: 'family-relation',
  typeName: 'Family relation',
  description:
    'Whose relative somebody is, and whether somebody is married. It is listed so that it can be removed where it would tell whom a text is about, and raises no flag.',
  recommendation: 'Where people must not be recognised, write “a relative”.',
  legalReference: { law: 'GDPR', article: 'Recital 26' },
  words:
    'widow|widows|widower|widowers|sister|sisters|sister’s|brother|brothers|mother|father|grandmother|grandfather|daughter|daughters|son|sons|unmarried|divorced|unemployed|gave birth|adopted child|illegitimate child|married woman|married man|former wife|former husband'.split(
      '|',
    ),
  before: '(?<!\\w)(?:his|her|their|dead|foster) ',
  unlessFollowedBy:
    /^[ -](?:compan|board|site|project|model|class|city|cities|ship|tongue|nature|of pearl|in[ -]law)/i,
  why: 'A word for a relative.',
  examples: [
    'A [[widow]] and [[her daughter]] live with [[his brother]], who is [[unmarried]].',
    '[[Her mother]] and the [[widowers]] are well.',
    'Our sister company built a mother-board in the daughter cities.',
    'The parent company and the motherland are no relatives.',
  ],
});
