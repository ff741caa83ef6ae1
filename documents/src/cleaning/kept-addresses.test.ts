import { describe, expect, it } from 'vitest';

import { createAddressCheck, isKeptAddress } from './kept-addresses.ts';

describe('a link target kept in a cleaned copy', () => {
  it.each([
    'mailto:board@example.org',
    'tel:+12125550187',
    'https://example.org/people?first=Jane',
    'https://example.org/page#jane',
    'https://example.org/page%23jane',
    'https://jane@example.org/',
    'file:///C:/Users/jane/plan.docx',
    '..\\plan.docx',
  ])('is never %s', (address) => {
    expect(isKeptAddress(address)).toBe(false);
  });

  it.each([
    'https://example.com/in/jane-quillfeather-12/',
    'https://example.com/staff/JaneQuillfeather',
    'https://quillfeathers.example/',
    'https://example.com/jane/cv.pdf',
    'https://example.com/%4aane.cv',
    'https://example.com/card/4111-1111-1111-1111',
    `https://example.com/u/${Buffer.from('<Jane Quillfeather>').toString('base64url')}/plan`,
    `https://example.com/u/${Buffer.from('Jane Quillfeather').toString('hex')}.html`,
  ])('is not %s, which contains a removed value or part of a removed name', (address) => {
    const isKept = createAddressCheck(['Jane Quillfeather', '4111 1111 1111 1111']);
    expect(isKept(address)).toBe(false);
    expect(isKeptAddress(address)).toBe(true);
  });

  it('can be a plain web address', () => {
    const isKept = createAddressCheck(['Jane Quillfeather', 'Al']);
    expect(isKept('https://example.org/janet/al/plan.pdf')).toBe(true);
    expect(isKept('https://example.org/d/1BxiMVs0XRA5nFMdKvBdBZjgmUUqptlbs74OgvE2upms')).toBe(true);
  });

  it.each([
    ['José García', 'https://example.com/in/jose-garcia-4471'],
    ['Jose Garcia', 'https://example.com/in/josé-garcía'],
    ['Jürgen Müller', 'https://example.com/team/juergen-mueller.html'],
    ['Алексей Навальников', 'https://example.com/alexey.navalnikov'],
  ])('is, where %s is removed, not %s', (value, address) => {
    expect(createAddressCheck([value])(address)).toBe(false);
  });
});
