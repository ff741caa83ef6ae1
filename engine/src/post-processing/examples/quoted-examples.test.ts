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
      'what discrimination is',
      'What discrimination looks like\n- Telling a colleague that he is too old to learn a new system\n- Not hiring people because they are gay',
    ],
    [
      'a test',
      'Which of these is unlawful?\n\na) “We can’t have a girl on the lorry.”\nb) “Travellers are thieves.”',
    ],
    [
      'conduct with consequences',
      'What is not allowed\nExamples of behavior that can lead to dismissal:\n\n- calling somebody “too old to learn” a new till\n- asking a neighbor where they are “really from”',
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
    [
      'a list of forbidden conduct',
      '4.2 What is not allowed\nExamples of conduct that breaches this policy:\n• telling somebody that those people always cause trouble\n• refusing to promote women since they are too emotional',
    ],
    [
      'a table of words to avoid',
      '| Avoid | Use |\n| --- | --- |\n| wheelchair-bound | wheelchair user |\n| manpower, the blacklist | staff |\n| retards | people |',
    ],
    ['a prohibition', 'Never say “spastic” or “retard”. Don’t call a woman a girl.'],
    [
      'a block quotation that the text criticizes',
      'Here is our ad, word for word:\n\n> We are looking for a rockstar in our young and dynamic team.\n> You are a native English speaker.\n\nWhat is wrong with it?\n',
    ],
    ['an invitation', 'Black, white, Muslim, Jewish, gay or straight: you belong here.'],
    [
      'a search by the police',
      'Police are looking for two men, one white, one Asian, in their twenties.',
    ],
    [
      'a digest of judgments',
      'CASE DIGEST May\n\n1.  Nationality\n    The chef said “you lot should go home”. The tribunal found harassment.\n\n2.  Maternity\n    Dismissal a week after she became pregnant, terminated as a sham. Claimant won, s. 18.\n\nPractice points: train those who shortlist.',
    ],
    ['red flags', 'Red flags in a lease:\n* “We may change the rent at any time without notice.”'],
  ])('in %s is not a finding', (_, text) => {
    expect(typesOf(text)).toEqual([]);
  });

  it.each([
    [
      'minutes quote it',
      'Mr Hale said: “Those people always cause trouble.” Ms Roe asked for it to be minuted.',
      'sweeping-generalization',
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
    [
      'a mail quotes it without a word against it',
      '> We are looking for a young and energetic man.\nThanks, please publish it.',
      'age-discrimination',
    ],
    [
      'it stands in the column of what to use',
      '| Avoid | Use |\n| --- | --- |\n| staff | manpower |',
      'gendered-language',
    ],
    [
      'the police recruit',
      'Our police station is hiring: only male candidates between 20 and 25 may apply.',
      'sex-discrimination',
    ],
    [
      'some are left out of everybody',
      'Black, white, gay or straight, everyone is welcome, but no Travellers.',
      'biased-remark',
    ],
    [
      'a clause before it asks to read the terms',
      '**1. Age.** Members must be 14. If you are under 16, read these conditions with a parent.\n\n**2. Changes.** We may change these conditions at any time without notice.',
      'unilateral-change',
    ],
    [
      'the next clause is numbered after one about a choice',
      '6.1 We decide whether a stall suits the market.\n6.2 We may change these rules at any time without notice.',
      'unilateral-change',
    ],
    [
      'a letter quotes it and mentions a tribunal',
      '1.  Shift\n    Yesterday he told us "you lot want everything for nothing". The tribunal held in May that it counts.',
      'sweeping-generalization',
    ],
    ['it is a password', 'Don’t say: “the password is Kumquat!77x” on the phone.', 'password'],
  ])('is a finding when %s', (_, text, type) => {
    expect(typesOf(text)).toContain(type);
  });
});
