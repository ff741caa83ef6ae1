import { describe, expect, it } from 'vitest';

import { hasEscapes, traceUnescaped, unescape } from './escapes.ts';

const READ: readonly (readonly [written: string, read: string])[] = [
  ['J&uuml;rgen&nbsp;R&#246;sch', 'Jürgen\u00a0Rösch'],
  ['O&#39;Brien &amp;amp; O&#x27Hara', "O'Brien & O'Hara"],
  ['jane&commat;example&period;org', 'jane@example.org'],
  ['jane&amp;#64;example.org', 'jane@example.org'],
  ['<p>Jane <b>Ro</b>e<br/>Lee</p>', ' Jane Roe Lee '],
  ['Jane<!-- first name --> Roe', 'Jane Roe'],
  [String.raw`jane\u0040example.org, J\u00FCrgen`, 'jane@example.org, Jürgen'],
  [
    String.raw`J\u{fc}rgen J\xfcrgen J\xc3\xbcrgen J\303\274rgen J\'fcrgen`,
    'Jürgen '.repeat(5).trim(),
  ],
  [
    String.raw`\\u0040 https:\/\/example.org jane\@example.org\nRoe`,
    '@ https://example.org jane@example.org\nRoe',
  ],
  ['J=C3=BCrgen J=fcrgen jane=40exam=\r\nple.org', 'Jürgen Jürgen jane@example.org'],
  ['=?UTF-8?Q?J=C3=BCrgen_Roe?= =?utf-8?b?SsO8cmdlbg==?=', 'Jürgen RoeJürgen'],
  ['jane%2540example.org J%FCrgen', 'jane@example.org Jürgen'],
  ['JÃ¼rgen', 'Jürgen'],
  ['١٢٣ ४५६ 1\u20e32\u20e3', '123 456 12'],
  ['?name=Jane+Roe&to=jane+x@example.org', '?name=Jane Roe&to=jane+x@example.org'],
  ['jane (at) example (dot) org', 'jane @ example . org'],
  ['jane[at]example[.]org', 'jane@example.org'],
  ['jane dot roe AT example DOT org', 'jane . roe @ example . org'],
  ['jane-at-example-dot-org', 'jane@example.org'],
];

/** What has another meaning, or none. */
const LEFT = [
  'Jane & Roe, AT&T; R&D',
  'a < b > c, x = 5, 50%, 100%',
  'We met at Acme (at noon) and at work.',
  'the dot, at once',
  'Tel. +1 555 0100',
  '&unknown; &#9999999999;',
  'jane@example.org',
];

describe('the escape decoder', () => {
  it.each(READ)('decodes %j', (written, read) => {
    expect(hasEscapes(written)).toBe(true);
    expect(unescape(written)).toBe(read);
    expect(traceUnescaped(written).text).toBe(read);
  });

  it.each(LEFT)('leaves %j unchanged', (text) => {
    expect(unescape(text)).toBe(text);
  });

  it('maps each decoded character to its source range', () => {
    const { text, starts, ends } = traceUnescaped('a&#64;b=C3=BCc');
    expect(text).toBe('a@büc');
    expect(starts).toEqual([0, 1, 6, 7, 13]);
    expect(ends).toEqual([1, 6, 7, 13, 14]);
  });
});
