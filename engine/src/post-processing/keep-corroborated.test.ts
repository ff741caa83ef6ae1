import { describe, expect, it } from 'vitest';

import { analyze } from '#engine/analyze.ts';

function found(text: string, type: string): string[] {
  return analyze(text, { rulesOnly: true })
    .findings.filter((finding) => finding.type === type)
    .map(({ start, end }) => text.slice(start, end));
}

const DOSE = '\n\nFurosemide 40 mg PO daily';

describe('a finding that matters only near identifying data', () => {
  it('is kept when a patient is named before it and dropped when nobody is', () => {
    expect(found(`Patient: Jane Roe${DOSE}`, 'medication')).toEqual(['Furosemide 40 mg PO daily']);
    expect(found(`Table of doses${DOSE}`, 'medication')).toEqual([]);
  });

  it('is dropped when the person is too far away', () => {
    const page = 'The store has many things in it.\n'.repeat(100);
    expect(found(`Patient: Jane Roe\n${page}${DOSE}`, 'medication')).toEqual([]);
  });

  it('is not kept by another such finding', () => {
    expect(found('087 123 4567, 086 555 0177', 'phone-number')).toEqual([]);
    expect(found('jane@roe.example, 087 123 4567', 'phone-number')).toEqual(['087 123 4567']);
  });
});
