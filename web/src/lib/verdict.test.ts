import { describe, expect, it } from 'vitest';

import { extentOf, verdictOf, verdictOfListed } from './verdict.ts';

const reading = (language: string | null, ...codes: string[]) => ({
  language,
  pages: null,
  notes: codes.map((code) => ({ code, message: 'A sentence.' })),
});

describe('the verdict on a document', () => {
  it('matches its analysis', () => {
    expect(verdictOf({ complianceStatus: 'compliant', coverage: reading('en') })).toBe('compliant');
    expect(verdictOf({ complianceStatus: 'critical', coverage: reading('en') })).toBe('critical');
  });

  it('is unread when no text was read', () => {
    const coverage = reading(null, 'no-text-layer', 'text-empty');
    expect(verdictOf({ complianceStatus: 'compliant', coverage })).toBe('unread');
  });

  it('is unread when no page was read, whatever the file properties say', () => {
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

  it('is kept when the file itself has findings, even without text', () => {
    const coverage = reading(null, 'text-empty');
    expect(verdictOf({ complianceStatus: 'issues', coverage })).toBe('issues');
  });
});

describe('the verdict on a document in a list', () => {
  it('is unread when nothing was read, unless something was found', () => {
    expect(verdictOfListed({ complianceStatus: 'compliant', isUnread: true })).toBe('unread');
    expect(verdictOfListed({ complianceStatus: 'compliant', isUnread: false })).toBe('compliant');
    expect(verdictOfListed({ complianceStatus: 'issues', isUnread: true })).toBe('issues');
    expect(verdictOfListed({ complianceStatus: null })).toBeNull();
  });

  it('is the known status when an older version did not record whether anything was read', () => {
    expect(verdictOfListed({ complianceStatus: 'compliant' })).toBe('compliant');
  });
});

describe('what was read for a category', () => {
  it('is everything unless a note says otherwise', () => {
    expect(extentOf(reading('en', 'no-text-layer'), 'legal')).toBe('whole');
  });

  it('is nothing for an empty text', () => {
    expect(extentOf(reading(null, 'text-empty'), 'pii')).toBe('none');
  });

  it('is limited to PII and policies in an unsupported language', () => {
    const german = reading('de', 'language-not-supported');
    expect(extentOf(german, 'discrimination')).toBe('none');
    expect(extentOf(german, 'legal')).toBe('none');
    expect(extentOf(german, 'pii')).toBe('part');
    expect(extentOf(german, 'policy')).toBe('part');
  });

  it('is partial when some of an English text is in another language', () => {
    expect(extentOf(reading('en', 'language-not-supported'), 'legal')).toBe('part');
  });
});
