import { personalStatement } from './personal-statement.ts';

const CHILD = `(?:son|daughter|child|boy|girl|pupil|toddler|grandson|granddaughter|niece|nephew
  |infant|stepson|stepdaughter|student)`;
/** Below the age of digital consent, sixteen. */
const YOUNG =
  '(?:1[0-5]|[1-9]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)';

export const childData = personalStatement({
  id: 'child-data',
  typeName: 'Data of a child',
  description: 'A statement about somebody below the age of sixteen.',
  article: 'Art. 8',
  recommendation:
    'Remove the data, or make sure that a holder of parental responsibility consented.',
  triggers: (
    'son|daughter|child|boy|girl|pupil|toddler|grandson|granddaughter|niece|nephew|infant|' +
    'stepson|stepdaughter|*-year-old'
  ).split('|'),
  forms: [
    `${YOUNG}[- ]years?[- ]old (?:\\w{1,15} )?${CHILD}`,
    `(?<=${CHILD}(?:,? (?:\\w{2,20} )?\\w{2,20},?)? )(?:(?:is |was |aged? )${YOUNG}(?: years? old)?
      |\\(${YOUNG}\\)(?=\\W|$)|${YOUNG} years? old)`,
    `(?:his|her|their|my|whose) (?:minor|underage|infant) ${CHILD}`,
  ],
  why: 'A child and an age below sixteen, or the word “minor”.',
  examples: [
    'Her [[12-year-old son]] was with her.',
    'My daughter Mia, [[aged 7]], and [[his minor child]] came.',
    'Her 18-year-old son drives; my child is happy.',
    'The fund for child care, he said, is 12 years old.',
  ],
});
