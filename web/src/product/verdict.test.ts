import { describe, expect, it } from 'vitest';

import { extentOf, verdictOfListed } from './verdict.ts';

const reading = (language: string | null, ...codes: string[]) => ({
  isComplete: codes.length === 0,
  language,
  pages: null,
  notes: codes.map((code) => ({ code, message: 'A sentence.' })),
});

describe('the verdict on a document in a list', () => {
  it('is unread or partial when not everything was read, unless something was found', () => {
    expect(verdictOfListed({ complianceStatus: 'compliant', isUnread: true })).toBe('unread');
    const blank = { complianceStatus: 'compliant', isUnread: true, isBlank: true } as const;
    expect(verdictOfListed(blank)).toBe('blank');
    expect(verdictOfListed({ complianceStatus: 'compliant', isUnread: false })).toBe('compliant');
    expect(verdictOfListed({ complianceStatus: 'compliant', isPartlyRead: true })).toBe('partial');
    expect(verdictOfListed({ complianceStatus: 'issues', isUnread: true })).toBe('issues');
    expect(verdictOfListed({ complianceStatus: null })).toBeNull();
  });

  it('is the known status when an older version did not record whether anything was read', () => {
    expect(verdictOfListed({ complianceStatus: 'compliant' })).toBe('compliant');
  });
});

describe('what was read for a category', () => {
  it('is everything unless a note says otherwise', () => {
    expect(extentOf(reading('en'), 'legal')).toBe('whole');
    expect(extentOf(reading('en', 'no-text-layer'), 'legal')).toBe('part');
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
