import { expect, it } from 'vitest';

import { createFinding } from '#engine/testing/create-finding.ts';

import { withBareReasons } from './bare-reasons.ts';

const WHY = 'The passage appears to hold a secret (key wording: “the PIN is 4711”).';

it('the reason of a model quotes no words of a passage in which something sensitive stands', () => {
  const clause = createFinding(0, { why: WHY, source: { kind: 'model', version: '1' } });
  const whyBeside = (start: number, end: number): string | undefined =>
    withBareReasons([clause], [{ start, end }])[0]?.why;
  expect(whyBeside(40, 44)).toBe(WHY);
  expect(whyBeside(12, 16)).toBe('The passage appears to hold a secret.');
});
