import { describe, expect, it } from 'vitest';

import { isDisclaimed } from './framing.ts';

describe('isDisclaimed', () => {
  it.each([
    'Women and minority students are encouraged to apply.',
    'We welcome applications from women, disabled people and ethnic minorities, who are under-represented at this level.',
    'We particularly encourage women, Black people and people over 50 to apply.',
    'Applications from older workers are especially welcome.',
    'As positive action, we invite applications from Black candidates.',
    'Our women’s staff network meets on Mondays.',
    'Men are under-represented in our nursing team.',
    'In line with the Equality Act, disabled people who meet the criteria are interviewed.',
    'We do not discriminate against anybody.',
    'Adverts asking for “a young and energetic lad” put off older applicants, we find.',
    'Looking for a kind, honest man 50-60.',
    'I am a native English speaker with ten years of experience in sales.',
    'I’m a young, motivated graduate looking for a role in marketing.',
  ])(
    'returns true for a sentence that is inclusive or only describes the speaker: %j',
    (sentence) => {
      expect(isDisclaimed(sentence)).toBe(true);
    },
  );

  it.each([
    'We welcome applications from young people only.',
    'We are looking for a kind, honest man 50-60 for reception.',
    'Only women are encouraged to apply.',
    'We welcome applications from women, but mothers need not apply.',
    'Men are encouraged to apply, women should not.',
    'Women are under-represented at this level; only women may apply.',
    'Young people in line with our brand are wanted.',
    'You are welcome to apply, you useless old woman.',
    'I am a landlord looking for a young, energetic man.',
    'I am a young man, and women are too emotional.',
  ])('returns false for a sentence that excludes or judges people: %j', (sentence) => {
    expect(isDisclaimed(sentence)).toBe(false);
  });
});
