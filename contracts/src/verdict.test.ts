import { describe, expect, it } from 'vitest';

import { isBlank, verdictOf } from './verdict.ts';

const reading = (...codes: string[]) => ({
  isComplete: codes.length === 0,
  pages: null,
  notes: codes.map((code) => ({ code, message: 'A sentence.' })),
});

/** A scan of two pages. */
const scan = (code: string, ...pages: number[]) => ({
  isComplete: false,
  pages: 2,
  notes: [{ code, message: 'A sentence.', pages }],
});

describe('the verdict on a document', () => {
  it('matches its analysis', () => {
    expect(verdictOf({ complianceStatus: 'compliant', coverage: reading() })).toBe('compliant');
    expect(verdictOf({ complianceStatus: 'critical', coverage: reading() })).toBe('critical');
  });

  it('is unread when no text was read', () => {
    const coverage = reading('no-text-layer', 'text-empty');
    expect(verdictOf({ complianceStatus: 'compliant', coverage })).toBe('unread');
  });

  it('can tell a blank document from one that shows what could not be read', () => {
    expect(isBlank(reading('text-empty'))).toBe(true);
    expect(isBlank(reading('no-text-layer', 'text-empty'))).toBe(false);
    expect(isBlank(reading())).toBe(false);
  });

  it('is unread when no page was read, whatever the file properties say', () => {
    const coverage = scan('no-text-layer', 1, 2);
    expect(verdictOf({ complianceStatus: 'compliant', coverage })).toBe('unread');
  });

  it('is partial when some pages were not read, or not surely', () => {
    const verdict = (code: string, ...pages: number[]) =>
      verdictOf({ complianceStatus: 'compliant', coverage: scan(code, ...pages) });
    expect(verdict('no-text-layer', 1)).toBe('partial');
    expect(verdict('low-confidence', 1, 2)).toBe('partial');
  });

  it('is partial when some of it is in a language that is not read', () => {
    const coverage = reading('language-not-supported');
    expect(verdictOf({ complianceStatus: 'compliant', coverage })).toBe('partial');
    expect(verdictOf({ complianceStatus: 'critical', coverage })).toBe('critical');
  });

  it('is not changed by what only a second reader left out', () => {
    const coverage = reading('second-reader-unavailable');
    expect(verdictOf({ complianceStatus: 'compliant', coverage })).toBe('compliant');
  });

  it('is kept when the file itself has findings, even without text', () => {
    const coverage = reading('text-empty');
    expect(verdictOf({ complianceStatus: 'issues', coverage })).toBe('issues');
  });
});
