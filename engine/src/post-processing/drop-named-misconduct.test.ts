import { expect, test } from 'vitest';

import { analyze } from '#engine/index.ts';

const UNFAIR =
  'The girls’ side get the pitch at nine at night, the boys have it at six, because the boys are the real team.';
const DISHONEST = 'I put the family’s flights under client travel, nobody looks.';

function typesIn(text: string): string[] {
  return analyze(text)
    .findings.filter(({ isInformational, category }) => !isInformational && category !== 'pii')
    .map(({ type }) => type);
}

test('a passage that discriminates is not misconduct of another kind as well', () => {
  expect(typesIn(UNFAIR)).toEqual(['unequal-treatment']);
});

test('misconduct beside a passage that discriminates is found', () => {
  expect(typesIn(`${UNFAIR} ${DISHONEST}`)).toEqual(['unequal-treatment', 'breach-of-conduct']);
});
