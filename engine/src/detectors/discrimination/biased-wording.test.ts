import { describe, expect, it } from 'vitest';

import { analyze } from '#engine/analyze.ts';

function severitiesOf(text: string): unknown[] {
  return analyze(text, { rulesOnly: true })
    .findings.filter(({ type }) => type === 'sex-discrimination')
    .map(({ severity }) => severity);
}

describe('discriminatory wording', () => {
  it('is high severity when the text names no legal exception', () => {
    expect(severitiesOf('This post is open to women only.')).toEqual(['high']);
  });

  it.each([
    'This post is open to women only (Equality Act 2010, Schedule 9).',
    'This post is open to women only under Schedule 9, Part 1 of the Equality Act 2010.',
    'Women only may apply: being female is a genuine occupational requirement.',
  ])('is low severity when the text names a legal exception: %j', (text) => {
    expect(severitiesOf(text)).toEqual(['low']);
  });

  it('never ends in the middle of a hyphenated word', () => {
    const text = 'Energetic, young-minded people wanted.';
    const ends = analyze(text, { rulesOnly: true }).findings.map(({ end }) => text.charAt(end));
    expect(ends).not.toContain('-');
  });
});
