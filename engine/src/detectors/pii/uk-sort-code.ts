import { labelledIdentifier } from './labelled-identifier.ts';

export const ukSortCode = labelledIdentifier({
  id: 'uk-sort-code',
  typeName: 'UK or Irish sort code',
  description:
    'The six digits of a bank branch in Britain or Ireland behind the words “sort code”.',
  severity: 'low',
  isSensitive: false,
  recommendation: 'Remove the sort code together with the account number that it belongs to.',
  legalReference: { law: 'GDPR', article: 'Art. 4(1)' },
  triggers: ['sort code', 'sortcode', 'sort_code', 'bank code'],
  form: /\d{2}([- ]?)\d{2}\1\d{2}(?![\p{L}\d-]|[.,/]\d)/uy,
  examples: [
    'Sort code: [[90-12-34]]',
    'name;sort_code;city\nJane Roe;[[20-45-67]];Leeds',
    'Sort code ........ [[60-16-13]]\nSort code ______ [[20-45-67]]',
    'Bank         Sort code  Account number\nDanske Bank  [[95-01-21]]   40718263',
    'Sort code the files on 20-45-67 pages; the sort code is on the card.',
    'To sort code 1234567 lines long takes time.',
  ],
});
