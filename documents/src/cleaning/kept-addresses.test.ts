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
    ['David Chen', 'https://example.com/dchen'],
    ['David Chen', 'https://example.com/users/d.chen-88/cv'],
    ['David Chen', 'https://example.com/chen_d.html'],
    ['John Paul Aske', 'https://example.com/~jpaske2'],
    ['Amy Wu', 'https://example.com/wuamy'],
    ['Amy Wu', 'https://example.com/awu'],
    ['b.quill77@acme-mail.com', 'https://acme-mail.com/people/b.quill77'],
    ['b.quill77@acme-mail.com', 'https://example.com/quill'],
    ['d.chen88@acme-mail.com', 'https://example.com/dchen88'],
    ['jane.q+news@acme-mail.com', 'https://example.com/janeq'],
  ])('is, where %s is removed, not %s', (value, address) => {
    expect(createAddressCheck([value])(address)).toBe(false);
  });

  it.each([
    ['David Chen', 'https://example.com/kitchen/design'],
    ['David Chen', 'https://example.com/davidson'],
    ['Amy Wu', 'https://example.com/draw/unit'],
    ['Bo Li', 'https://example.com/library/oblige'],
    ['info@acme-mail.com', 'https://acme-mail.com/info'],
    ['user4471@acme-mail.com', 'https://acme-mail.com/user/guide'],
    ['d.chen88@acme-mail.com', 'https://acme-mail.com/about'],
    ['The tenant may not keep a dog', 'https://example.com/tdog'],
  ])('can be, where %s is removed, %s', (value, address) => {
    expect(createAddressCheck([value])(address)).toBe(true);
  });
});
