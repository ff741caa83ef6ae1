import { describe, expect, it } from 'vitest';

import { analyze } from './analyze.ts';
import { fingerprint } from './fingerprint.ts';

/** The fingerprints of what a text's rules find. */
function prints(text: string): string[] {
  return analyze(text, { sources: ['rule'] }).findings.map((finding) => fingerprint(text, finding));
}

describe('the fingerprint of a finding', () => {
  it('stays the same when the sentence moves or its case and line breaks change', () => {
    const sentence = 'Please write a letter to anna@example.com before the end of May.';
    const moved = `${'Another paragraph. '.repeat(30)}\n${sentence.toUpperCase().replaceAll(' ', '\n')}`;
    expect(prints(sentence)).toEqual(prints(moved).slice(-1));
    expect(prints(sentence)[0]).toMatch(/^[0-9a-f]{16}$/);
  });

  it('differs for a different value or different surrounding words', () => {
    const all = [
      'write to anna@example.com now',
      'write to otto@example.com now',
      'post it to anna@example.com now',
    ].flatMap(prints);
    expect(new Set(all).size).toBe(3);
  });

  it('reveals nothing about a secret beyond its masked form', () => {
    const one = prints('my SSN is 219-09-9999.');
    expect(one).toHaveLength(1);
    expect(prints('my SSN is 318-19-9999.')).toEqual(one);
  });
});
