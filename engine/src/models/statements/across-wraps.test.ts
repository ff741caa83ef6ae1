import { describe, expect, it } from 'vitest';

import { acrossWraps } from './across-wraps.ts';

const CLAUSE = `  4.1 The keeper pays for each broken lamp. In the event of any storm,
      however slight, the keeper shall forthwith hand over to the harbor
      the sum of 300 crowns in respect of each lamp, and the harbor keeps
      what is left. Nothing else is owed.

  4.2 The harbor may enter.
`;

function widened(part: string): string {
  const start = CLAUSE.indexOf(part);
  const { start: from, end } = acrossWraps(CLAUSE, { start, end: start + part.length });
  return CLAUSE.slice(from, end).replaceAll(/\s+/g, ' ');
}

describe('acrossWraps', () => {
  const whole =
    'In the event of any storm, however slight, the keeper shall forthwith hand over to the harbor the sum of 300 crowns in respect of each lamp, and the harbor keeps what is left';

  it.each([
    'In the event of any storm',
    'however slight, the keeper shall forthwith hand over to the harbor',
    'the sum of 300 crowns in respect of each lamp, and the harbor keeps',
  ])('widens «%s» to its sentence', (part) => {
    expect(widened(part)).toBe(whole);
  });

  it.each(['Nothing else is owed', 'The harbor may enter'])('leaves «%s» as it is', (part) => {
    expect(widened(part)).toBe(part);
  });

  it('does not join short lines', () => {
    const text = 'the lamp is out\nand nobody cares\nso we pay';
    expect(acrossWraps(text, { start: 0, end: 15 })).toEqual({ start: 0, end: 15 });
  });
});
