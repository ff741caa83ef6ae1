import { describe, expect, it } from 'vitest';

import { analyze } from '#engine/analyze.ts';

function typesOf(text: string): string[] {
  return analyze(text)
    .findings.filter(({ isInformational, category }) => !isInformational && category !== 'pii')
    .map(({ type }) => type);
}

describe('wording that a text shows as an example', () => {
  it.each([
    ['a label', 'Wrong: “Travellers are thieves.”\nSay instead: “Who has the keys?”'],
    ['a bad example', 'Bad example: “We want someone a bit younger.”'],
    [
      'a heading',
      'Words to avoid in adverts\n- “young and dynamic team”\n- “no dinosaurs”\n\nThe shop opens at nine.',
    ],
    [
      'a test',
      'Which of these is unlawful?\n\na) “We can’t have a girl on the lorry.”\nb) “Travellers are thieves.”',
    ],
    ['an example', 'Harassment takes many forms. Examples: saying that foreigners are lazy.'],
    [
      'cases without names',
      'Seminar on equality\nCase A. A landlord told a family that those people always cause trouble.\nCase B. A driver aged 62 was too old to learn the scanner, his boss held.\nFurther reading: the guide.',
    ],
    [
      'quotations in a lesson',
      'Module 2 of the training handbook, with a quiz at the end.\nHe said “Complain again and you’ll be sorry.” What would you do?',
    ],
    [
      'a guide to usage',
      'Write “older people”, not “the elderly”. Say “has epilepsy”, not “an epileptic”.\n“Black tenants”, never “the Blacks”. “People on low incomes”, not “the poor”.',
    ],
    ['red flags', 'Red flags in a lease:\n* “We may change the rent at any time without notice.”'],
  ])('in %s is not a finding', (_, text) => {
    expect(typesOf(text)).toEqual([]);
  });

  it.each([
    [
      'minutes quote it',
      'Mr Hale said: “Those people always cause trouble.” Ms Roe asked for it to be minuted.',
      'biased-remark',
    ],
    [
      'somebody gives an example of what happened',
      'For example, he told me that women are too emotional for the board.',
      'stereotyped-judgement',
    ],
    [
      'it stands behind the list',
      'Do not ask:\n- about children\n\nWe stopped hiring mums after that.',
      'protected-trait-in-judgement',
    ],
    [
      'nobody is to say what happened',
      'Don’t say: we knew.\nDon’t tell the auditors about the second ledger.',
      'concealment',
    ],
    [
      'a handbook sets it as a rule',
      'Staff handbook, chapter 4\nAn employee was told to report to the lead before the shift.\nWomen who are pregnant will not be considered for promotion.',
      'pregnancy-discrimination',
    ],
    ['it is a password', 'Don’t say: “the password is Kumquat!77x” on the phone.', 'password'],
  ])('is a finding when %s', (_, text, type) => {
    expect(typesOf(text)).toContain(type);
  });
});
