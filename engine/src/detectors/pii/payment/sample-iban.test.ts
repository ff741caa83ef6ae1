import { describe, expect, it } from 'vitest';

import { analyze } from '#engine/analyze.ts';

function accountsIn(text: string): string[] {
  return analyze(text)
    .findings.filter(({ type }) => type === 'iban')
    .map(({ isInformational }) => (isInformational ? 'informational' : 'flagged'));
}

describe('published account numbers', () => {
  it('are nobody’s where the text calls them examples', () => {
    expect(
      accountsIn('The field expects an IBAN, for example DE89 3704 0044 0532 0130 00.'),
    ).toEqual(['informational']);
    expect(accountsIn('Use NL91ABNA0417164300 (dummy account) in the demo shop.')).toEqual([
      'informational',
    ]);
  });

  it('are flagged where somebody is to be paid', () => {
    expect(accountsIn('Please pay to DE89 3704 0044 0532 0130 00 by Friday.')).toEqual(['flagged']);
  });

  it('are flagged where they are not published', () => {
    expect(accountsIn('Pay, for example, to DE12 5001 0517 0648 4898 90.')).toEqual(['flagged']);
  });
});
