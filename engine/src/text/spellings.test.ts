import { describe, expect, it } from 'vitest';

import { createSpellingFinder } from './spellings.ts';

function found(text: string, values: readonly string[], withinWords = false): string[] {
  const find = createSpellingFinder(values, { leastUnits: 3, withinWords });
  return find(text).map(({ start, end }) => text.slice(start, end));
}

describe('the spellings of a value', () => {
  it('may have white space and unseen characters anywhere, and any case and width', () => {
    const text = 'J A N E   R\u00adO E, jane\n\nroe; ＪａｎｅRoe! Janet Roe, Jane Roebuck';
    expect(found(text, ['Jane Roe'])).toEqual([
      'J A N E   R\u00adO E',
      'jane\n\nroe',
      'ＪａｎｅRoe',
    ]);
  });

  it('may lie within words where that is asked for', () => {
    expect(found('myjane roebuck', ['Jane Roe'], true)).toEqual(['jane roe']);
  });

  it('are found across the seams of a long text, once each', () => {
    for (let before = 65_520; before < 65_545; before += 1) {
      const text = `${'x'.repeat(before)} J a n e  R o e ${'𝒽 '.repeat(40_000)}jane roe`;
      expect(found(text, ['Jane Roe', 'Jane R'])).toEqual(['J a n e  R o e', 'jane roe']);
    }
  });

  it('are none of what is too short', () => {
    expect(found('a b', ['ab', ''])).toEqual([]);
  });
});
