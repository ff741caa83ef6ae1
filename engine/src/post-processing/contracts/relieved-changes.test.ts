import { expect, test } from 'vitest';

import { analyze } from '#engine/analyze.ts';

const CHANGE = 'We may amend these conditions at any time without your consent.';

/** Whether the change raises a flag in a text. */
function isFlagged(text: string): boolean {
  const changes = analyze(text, { rulesOnly: true }).findings.filter(
    ({ type }) => type === 'unilateral-change',
  );
  expect(changes).toHaveLength(1);
  return changes.some(({ isInformational }) => !isInformational);
}

test('a change is only informational where the other party may leave before it takes effect', () => {
  const exit = 'Members can end their contract free of charge before it comes into force.';
  expect(isFlagged(CHANGE)).toBe(true);
  expect(isFlagged(`${CHANGE} We write to you six weeks ahead. ${exit}`)).toBe(false);
});

test('an exit that costs something, or that stands elsewhere, relieves nothing', () => {
  const exit = 'You may cancel before the new terms apply';
  expect(isFlagged(`${CHANGE} ${exit}, but without a refund.`)).toBe(true);
  expect(isFlagged(`${CHANGE}\n${'The pool is open daily. '.repeat(30)}\n${exit}.`)).toBe(true);
  expect(isFlagged(`${exit}. ${CHANGE}`)).toBe(true);
});
