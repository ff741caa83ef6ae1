import { describe, expect, it } from 'vitest';

import { cardBadge, categoryLabel, type CardAnalysis } from './card-badge.ts';

const flags = {
  hasPii: true,
  hasDiscriminatoryLanguage: false,
  hasLegalRisks: false,
  hasPolicyViolations: false,
};
const coverage = {
  characters: 100,
  pages: null,
  pagesRead: null,
  language: 'en',
  isComplete: true,
  notes: [],
};
const critical = { complianceStatus: 'critical', ...flags, coverage } satisfies CardAnalysis;
const issues = { complianceStatus: 'issues', ...flags, coverage } satisfies CardAnalysis;
const compliant = {
  complianceStatus: 'compliant',
  ...flags,
  hasPii: false,
  coverage,
} satisfies CardAnalysis;
const noted = (language: string | null, code: string): CardAnalysis => ({
  ...compliant,
  coverage: { ...coverage, language, isComplete: false, notes: [{ code, message: 'A sentence.' }] },
});
const blank = noted(null, 'text-empty');
const unread: CardAnalysis = {
  ...compliant,
  coverage: {
    ...coverage,
    isComplete: false,
    notes: [
      { code: 'no-text-layer', message: 'A sentence.' },
      { code: 'text-empty', message: 'A sentence.' },
    ],
  },
};
const german = noted('de', 'language-not-supported');

describe('the badge of an upload card', () => {
  it.each([
    ['uploaded', undefined, 'Processing'],
    ['processing', undefined, 'Processing'],
    ['failed', undefined, 'Failed'],
    ['completed', undefined, 'Loading Results'],
    ['completed', compliant, 'Compliant'],
    ['completed', issues, 'Issues Found'],
    ['completed', critical, 'Critical Issues'],
    ['completed', unread, 'Nothing was read'],
    ['completed', blank, 'Blank'],
  ] as const)('shows the right text for a document that is %s (%#)', (status, analysis, text) => {
    expect(cardBadge({ status }, analysis).text).toBe(text);
  });

  it('does not show an earlier verdict while the document is processed again', () => {
    expect(cardBadge({ status: 'processing' }, compliant).text).toBe('Processing');
  });
});

describe('a category row of an upload card', () => {
  it.each([
    ['processing', undefined, 'analyzing...'],
    ['completed', critical, 'issues'],
    ['completed', issues, 'detected'],
    ['completed', compliant, 'No PII'],
    ['failed', undefined, 'not analyzed'],
  ] as const)('shows the right text for a document that is %s (%#)', (status, analysis, text) => {
    expect(categoryLabel({ status }, analysis, 'pii').text).toBe(text);
  });

  it('says when content was not read or only partly read', () => {
    expect(categoryLabel({ status: 'completed' }, blank, 'pii').text).toBe('no text');
    expect(categoryLabel({ status: 'completed' }, unread, 'pii').text).toBe('not read');
    expect(categoryLabel({ status: 'completed' }, german, 'legal').text).toBe('not read');
    expect(categoryLabel({ status: 'completed' }, german, 'pii').text).toBe('partly read');
  });

  it('calls a clean category clean even in a critical document', () => {
    expect(categoryLabel({ status: 'completed' }, critical, 'legal').text).toBe('No legal risks');
  });
});
