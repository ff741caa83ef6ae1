import { describe, expect, it } from 'vitest';

import { sanitizeContent } from './sanitize-content.ts';

function sanitized(content: string): string {
  const isHidden = (property: string): boolean => property === '/Off';
  const bytes = sanitizeContent(Buffer.from(content), isHidden);
  return Buffer.from(bytes).toString().replaceAll(/\s+/g, ' ').trim();
}

describe('sanitizeContent', () => {
  it('strips comments and marked-content operators but nothing that draws', () => {
    expect(sanitized('% a\n/P <</ActualText (b)>> BDC (c) Tj /X MP EMC 1 0 0 rg')).toBe(
      '(c) Tj 1 0 0 rg',
    );
  });

  it('returns the input unchanged when there is nothing to strip', () => {
    const bytes = Buffer.from('q (100%) Tj Q');
    expect(sanitizeContent(bytes, () => true)).toBe(bytes);
  });

  it('strips operands at the end that no operator follows, and an unfinished string', () => {
    expect(sanitized('(a) Tj (b) 7 /C')).toBe('(a) Tj');
    expect(sanitized('% d\n(a) Tj (b')).toBe('(a) Tj');
    expect(sanitized('(a) Tj (b) % d')).toBe('(a) Tj');
  });

  it('strips a comment between operands and in an array, and the operands before it', () => {
    expect(sanitized('(b) % d\n/X foo 1 0 0 rg')).toBe('1 0 0 rg');
    expect(sanitized('(b) 1 % d\n0 0 rg')).toBe('1 0 0 rg');
    expect(sanitized('(b) % d\n1 % e\n0 0 rg')).toBe('1 0 0 rg');
    expect(sanitized('[(a) % d\n7 (b)] TJ')).toBe('[<61> 7 <62>] TJ');
    expect(sanitized('[3 % d\n] 0 d 1 0 0 rg')).toBe('[3] 0 d 1 0 0 rg');
  });

  it('draws nothing from a hidden layer, but keeps what follows in place', () => {
    expect(
      sanitized(
        '/OC /Off BDC 2 0 0 2 0 0 cm 0 0 9 9 re W f (a) Tj /I Do EMC /OC /On BDC (b) Tj EMC',
      ),
    ).toBe('2 0 0 2 0 0 cm 0 0 9 9 re W n (b) Tj');
  });

  it('handles nested marked content in a hidden layer', () => {
    expect(sanitized('/OC /Off BDC /P BMC (a) Tj EMC (b) Tj EMC (c) Tj')).toBe('(c) Tj');
  });
});
