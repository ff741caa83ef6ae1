import { GENDERED_OCCUPATIONS } from './gendered-occupations.ts';
import { GENDERED_TITLES } from './gendered-titles.ts';
import { replaceableWords } from './replaceable-words.ts';

export const genderedJobTitle = replaceableWords({
  id: 'gendered-job-title',
  typeName: 'Gendered job title',
  description: 'A job title that names a sex, such as “chairman”, where a neutral one exists.',
  legalReference: { law: 'Directive 2006/54/EC', article: 'Art. 14' },
  replacements: { ...GENDERED_OCCUPATIONS, ...GENDERED_TITLES },
  why: 'The title names a sex where the work has none.',
  examples: [
    'He reports to the [[chairman]] of the board.',
    'We are hiring a [[salesman]] and a [[cleaning lady]].',
    'The book Death of a Salesman is read at school.',
    'Instead of “fireman” write “firefighter”.',
    'The chair opened the meeting; the human resources manager left.',
  ],
});
