import { describe, expect, it } from 'vitest';

import { splitClauses } from './split-clauses.ts';

function clausesOf(text: string): string[] {
  return Array.from(splitClauses(text), ({ start, end }) => text.slice(start, end));
}

describe('splitClauses', () => {
  it('ends a clause with its sentence', () => {
    expect(clausesOf('We may change the fees. You agree! (Do you?) Yes.')).toEqual([
      'We may change the fees.',
      'You agree!',
      '(Do you?)',
      'Yes.',
    ]);
  });

  it('does not split after abbreviations, initials and section numbers', () => {
    const clauses = ['10.2 Acme Inc. and J. Doe of U.S. Steel agree to Sec. 4 hereof.', 'End.'];
    expect(clausesOf(clauses.join(' '))).toEqual(clauses);
  });

  it('continues a clause across a wrapped line', () => {
    const wrapped = `Neither party may assign this Agreement or any of its rights under it\nwithout the consent of the other.`;
    expect(clausesOf(`${wrapped}\nNotices\n(a) by post`)).toEqual([
      wrapped,
      'Notices',
      '(a) by post',
    ]);
  });

  it('splits at an empty line', () => {
    expect(clausesOf('TERMS OF SERVICE\r\n\r\n  the parties')).toEqual([
      'TERMS OF SERVICE',
      'the parties',
    ]);
  });

  it('limits the length of a clause without dropping text', () => {
    const lengths = clausesOf('x'.repeat(10_000)).map(({ length }) => length);
    expect(Math.max(...lengths)).toBeLessThan(2000);
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(10_000);
  });
});
