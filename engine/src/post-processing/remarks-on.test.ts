import { describe, expect, it } from 'vitest';

import { analyze } from '#engine/analyze.ts';

function remarksOn(text: string): string[] {
  return analyze(text).remarks.map(({ message }) => message);
}

describe('the remarks on a text', () => {
  it('say how many examples are not listed', () => {
    const heading = 'What discrimination looks like\n';
    const one = '- telling a widow that she is too old to learn it\n';
    expect(remarksOn(heading + one)).toEqual([
      expect.stringMatching(/^1 passage is not listed: the text seems to show it as an example/),
    ]);
    const other = '- refusing to promote women since they are too emotional\n';
    expect(remarksOn(heading + one + other)).toEqual([
      expect.stringMatching(/^2 passages are not listed: the text seems to show them/),
    ]);
  });

  it('say nothing where nothing was left out', () => {
    expect(remarksOn('They told a widow that she is too old to learn it.')).toEqual([]);
    expect(remarksOn('Wrong: “The shop opens at nine.”')).toEqual([]);
  });
});
