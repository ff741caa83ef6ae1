import type { Match, SentenceDetector } from '#engine/detector.ts';
import { BESIDE_SUBJECT } from '#engine/detectors/company.ts';
import { matchAt } from '#engine/text/match-at.ts';

import { personalStatement } from './personal-statement.ts';

const CHILD = `(?:son|daughter|child|boy|girl|pupil|toddler|grandson|granddaughter|niece|nephew
  |infant|stepson|stepdaughter|student)`;
/** Below 16, the age of consent to online services where no law of the country lowers it. */
const YOUNG =
  '(?:1[0-5]|[1-9]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)';

/** Several children in a row with their ages. */
const CHILDREN =
  '(?:children|grandchildren|grandchild|kids|siblings|pupils|toddlers|sons|daughters|girls|boys)';
const ROW = `${CHILDREN}[^.;:()]{0,60} `;

const statement = personalStatement({
  id: 'child-data',
  typeName: "Child's personal data",
  description: 'A statement about a person under sixteen.',
  article: 'Recital 38 and Art. 6(1)(f)',
  recommendation: 'Remove the data, or document the legal basis for keeping it.',
  triggers: (
    'son|daughter|child|boy|girl|pupil|toddler|grandson|granddaughter|niece|nephew|infant|' +
    'stepson|stepdaughter|*-year-old|(##)|(#)|(##,|(#,|(aged #)|(aged ##)|(age #)|(age ##)|' +
    'children|grandchildren|grandchild|kids|siblings|pupils|toddlers|sons|daughters|girls|boys'
  ).split('|'),
  forms: [
    `${YOUNG}[- ]years?[- ]old (?:\\w{1,15} )?${CHILD}`,
    `(?<=${CHILD}(?:,? (?:\\w{2,20} )?\\w{2,20},?)? )(?:(?:is |was |aged? )${YOUNG}(?: years? old)?
      |\\(${YOUNG}\\)(?=\\W|$)|${YOUNG} years? old)`,
    `\\(aged? (?:1[0-5]|[1-9])\\)`,
    `(?<=${ROW})\\(${YOUNG}\\)(?=,? (?:and )?\\w{2,15} \\(${YOUNG}\\))`,
    `(?:his|her|their|my|whose) (?:minor|underage|infant) ${CHILD}`,
  ],
  why: 'The text mentions a child with an age under sixteen, or a word such as “minor”.',
  examples: [
    'Her [[12-year-old son]] was with her.',
    'My daughter Mia, [[aged 7]], and [[his minor child]] came.',
    'Her 18-year-old son drives; my child is happy.',
    'The fund for child care, he said, is 12 years old.',
    'Name: Ann Roe. They left it to Bronagh [[(aged 8)]] and to his cousins; her children, Isla [[(5)]] and Rory [[(3)]], live with her.',
    'Name: Ann Roe. The parent of Ellie Roe ([[9]], year 4) rang. Jonah Poe [[(12)]]: asthma, mum has the inhaler.',
    'Name: Ann Roe. The school of Jane Roe (12) led; Jane Roe (7) and Tim Poe (9) found that parents agree.',
    'Name: Ann Roe. He drank a malt (aged 12) and she a cheddar (aged 9); the pupils of Form Two (2) and Three (3) sang.',
  ],
});

/** As in `one daughter (11)`. */
const OF_CHILD =
  /(?:son|daughter|child|boy|girl|pupil|toddler|niece|nephew|infant|student)(?:,? [\p{L}'’-]{2,20}){0,2} $/iu;
const NEXT_CHILD = /(?:,? and|,) \p{Lu}[\p{L}'’-]{1,20} (\((?:1[0-5]|[1-9])\))/uy;
const MAX_CHILDREN = 12;
/** Before an age in brackets: a name, where drinks and cheeses have ages too. */
const NAME_BEFORE = /\p{Lu}[\p{L}\p{M}'’-]{1,20} $/u;
const MATURES =
  /(?<!\p{L})(?:malt|whisk(?:e)?y|bourbon|rum|wine|port|sherry|cheddar|cheese|ham|vinegar|casks?|oak|beef)(?!\p{L})/iu;

/** A child with its age in brackets where the sentence speaks of parents, a school or a youth team. */
const NAMED_CHILD =
  /(?<=\p{Lu}[\p{L}\p{M}'’-]{1,20} \p{Lu}[\p{L}\p{M}'’-]{1,20} )\((?:1[0-5]|[4-9])(?:\)(?=[ ]?[:,;.–-]|[ ]\p{Ll}|$)|(?=, (?:squad|class|year|yr|form|grade|team|group|reception|primary|set|house|school|u-?\d)(?!\p{L})))/gu;
const OF_CHILDREN =
  /(?<!\p{L})(?:mums?|mum['’]s|mother|dads?|dad['’]s|father|parents?|child(?:ren)?|pupils?|school|nursery|squad|playgroup|juniors?|under-?\d{1,2}s?|year \d|cubs|brownies|scouts|guides|youth)(?!\p{L})/iu;
const CITED =
  /(?<!\p{L})(?:et al|cit(?:e|ed|es|ing)|found|figure|table|goals?|points?|votes?|pp|vol|footnote)(?!\p{L})/iu;

function namedChildren(sentence: string): Match[] {
  if (!OF_CHILDREN.test(sentence) || CITED.test(sentence)) return [];
  const { confidence, company } = BESIDE_SUBJECT;
  return [...sentence.matchAll(NAMED_CHILD)].map(({ 0: age, index }) => ({
    start: age.endsWith(')') ? index : index + 1,
    end: index + age.length,
    confidence,
    company,
    why: 'An age under sixteen stands in brackets behind a name, where children are spoken of.',
  }));
}

export const childData: SentenceDetector = {
  ...statement,
  read: (sentence) =>
    withNamed(
      sentence,
      statement.read(sentence).flatMap((match) => rowFrom(sentence, match)),
    ).filter(
      ({ start }) =>
        sentence.charAt(start) !== '(' ||
        (NAME_BEFORE.test(sentence.slice(0, start)) && !MATURES.test(sentence)) ||
        OF_CHILD.test(sentence.slice(0, start)),
    ),
};

function withNamed(sentence: string, stated: readonly Match[]): Match[] {
  const more = namedChildren(sentence).filter(
    ({ start, end }) => !stated.some((one) => one.start < end && one.end > start),
  );
  return [...stated, ...more];
}

/** A child, and the others in a row: `Isla (5), Rory (3) and Una (1)`. */
function rowFrom(sentence: string, match: Match): Match[] {
  const row = [match];
  if (sentence.charAt(match.start) !== '(') return row;
  for (let { end } = match; row.length < MAX_CHILDREN;) {
    const next = matchAt(sentence, end, NEXT_CHILD);
    if (next === null) break;
    end += next[0].length;
    row.push({ ...match, start: end - (next[1]?.length ?? 0), end });
  }
  return row;
}
