import { personalStatement } from './personal-statement.ts';

const CHILD = `(?:son|daughter|child|boy|girl|pupil|toddler|grandson|granddaughter|niece|nephew
  |infant|stepson|stepdaughter|student)`;
/** Below 16, the age of consent to online services where no law of the country lowers it. */
const YOUNG =
  '(?:1[0-5]|[1-9]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)';

export const childData = personalStatement({
  id: 'child-data',
  typeName: "Child's personal data",
  description: 'A statement about a person under sixteen.',
  article: 'Recital 38 and Art. 6(1)(f)',
  recommendation: 'Remove the data, or document the legal basis for keeping it.',
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
  why: 'The text mentions a child with an age under sixteen, or a word such as “minor”.',
  examples: [
    'Her [[12-year-old son]] was with her.',
    'My daughter Mia, [[aged 7]], and [[his minor child]] came.',
    'Her 18-year-old son drives; my child is happy.',
    'The fund for child care, he said, is 12 years old.',
  ],
});
