import { describe, expect, it } from 'vitest';

import { extentOf, verdictOf, verdictOfListed } from './verdict.ts';

const reading = (language: string | null, ...codes: string[]) => ({
  language,
  pages: null,
  notes: codes.map((code) => ({ code, message: 'A sentence.' })),
});

describe('the verdict on a document', () => {
  it('is that of its analysis', () => {
    expect(verdictOf({ complianceStatus: 'compliant', coverage: reading('en') })).toBe('compliant');
    expect(verdictOf({ complianceStatus: 'critical', coverage: reading('en') })).toBe('critical');
  });

  it('is none where no text was read', () => {
    const coverage = reading(null, 'no-text-layer', 'text-empty');
    expect(verdictOf({ complianceStatus: 'compliant', coverage })).toBe('unread');
  });

  it('is none where no page was read, whatever the properties of the file say', () => {
    const blankScan = (code: string, ...pages: number[]) => ({
      language: null,
      pages: 2,
      notes: [{ code, message: 'A sentence.', pages }],
    });
    const verdict = (coverage: ReturnType<typeof blankScan>) =>
      verdictOf({ complianceStatus: 'compliant', coverage });
    expect(verdict(blankScan('no-text-layer', 1, 2))).toBe('unread');
    expect(verdict(blankScan('no-text-layer', 1))).toBe('compliant');
    expect(verdict(blankScan('low-confidence', 1, 2))).toBe('compliant');
  });

  it('stays where the file itself raises a flag, whatever its text is', () => {
    const coverage = reading(null, 'text-empty');
    expect(verdictOf({ complianceStatus: 'issues', coverage })).toBe('issues');
  });
});

describe('the verdict on a document in a list', () => {
  it('is none where nothing was read, and stays where something was found all the same', () => {
    expect(verdictOfListed({ complianceStatus: 'compliant', isUnread: true })).toBe('unread');
    expect(verdictOfListed({ complianceStatus: 'compliant', isUnread: false })).toBe('compliant');
    expect(verdictOfListed({ complianceStatus: 'issues', isUnread: true })).toBe('issues');
    expect(verdictOfListed({ complianceStatus: null })).toBeNull();
  });

  it('is what is known where an older version did not note whether anything was read', () => {
    expect(verdictOfListed({ complianceStatus: 'compliant' })).toBe('compliant');
  });
});

describe('what was read for a category', () => {
  it('is everything, unless the reading says otherwise', () => {
    expect(extentOf(reading('en', 'no-text-layer'), 'legal')).toBe('whole');
  });

  it('is nothing in an empty text', () => {
    expect(extentOf(reading(null, 'text-empty'), 'pii')).toBe('none');
  });

  it('is in another language only what has a form of its own', () => {
    const german = reading('de', 'language-not-supported');
    expect(extentOf(german, 'discrimination')).toBe('none');
    expect(extentOf(german, 'legal')).toBe('none');
    expect(extentOf(german, 'pii')).toBe('part');
    expect(extentOf(german, 'policy')).toBe('part');
  });

  it('is a part where some of an English text is in another language', () => {
    expect(extentOf(reading('en', 'language-not-supported'), 'legal')).toBe('part');
  });
});
