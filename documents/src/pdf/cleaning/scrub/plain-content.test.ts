import { describe, expect, it } from 'vitest';

import { plainContent } from './plain-content.ts';

function plain(content: string): string {
  const isHidden = (property: string): boolean => property === '/Off';
  const bytes = plainContent(Buffer.from(content), isHidden);
  return Buffer.from(bytes).toString().replaceAll(/\s+/g, ' ').trim();
}

describe('plainContent', () => {
  it('leaves out comments and marks, and nothing that draws', () => {
    expect(plain('% a\n/P <</ActualText (b)>> BDC (c) Tj /X MP EMC 1 0 0 rg')).toBe(
      '(c) Tj 1 0 0 rg',
    );
  });

  it('answers the same bytes where there is nothing to leave out', () => {
    const bytes = Buffer.from('q (100%) Tj Q');
    expect(plainContent(bytes, () => true)).toBe(bytes);
  });

  it('draws nothing of a hidden layer, and keeps what follows in its place', () => {
    expect(
      plain('/OC /Off BDC 2 0 0 2 0 0 cm 0 0 9 9 re W f (a) Tj /I Do EMC /OC /On BDC (b) Tj EMC'),
    ).toBe('2 0 0 2 0 0 cm 0 0 9 9 re W n (b) Tj');
  });

  it('counts marks within a hidden layer', () => {
    expect(plain('/OC /Off BDC /P BMC (a) Tj EMC (b) Tj EMC (c) Tj')).toBe('(c) Tj');
  });
});
