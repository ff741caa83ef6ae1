import { describe, expect, it } from 'vitest';

import { describeVerdict } from './describe-verdict.ts';
import { ANALYSIS, ISSUE } from './testing/lease-report.ts';

const DECISION = { reason: 'false-alarm', decidedAt: '2026-11-21T12:00:00.000Z' } as const;
const QUIET = { ...ANALYSIS, complianceStatus: 'compliant' } as const;

describe('the verdict in words', () => {
  it('says that nothing needs attention when there are only informational findings', () => {
    const issues = [{ ...ISSUE, isInformational: true }];
    expect(describeVerdict({ ...QUIET, issues }).text).toBe(
      'Nothing in what was read needs attention.',
    );
  });

  it('mentions dismissed findings', () => {
    const dismissed = { ...ISSUE, decision: DECISION };
    expect(describeVerdict({ ...QUIET, issues: [dismissed] }).text).toBe(
      'Nothing else needs attention; one finding was dismissed.',
    );
    expect(describeVerdict({ ...QUIET, issues: [dismissed, { ...dismissed, id: 1 }] }).text).toBe(
      'Nothing else needs attention; 2 findings were dismissed.',
    );
  });

  it('reflects open findings when there are any', () => {
    const issues = [ISSUE, { ...ISSUE, id: 1, decision: DECISION }];
    expect(describeVerdict({ ...ANALYSIS, issues }).title).toBe('Critical Issues');
  });

  it('tells a blank document from one that could not be read', () => {
    const unread = (...codes: string[]) => {
      const notes = codes.map((code) => ({ code, message: 'A sentence.' }));
      const coverage = { ...ANALYSIS.coverage, isComplete: false, notes };
      return describeVerdict({ ...QUIET, coverage, issues: [] }).title;
    };
    expect(unread('text-empty')).toBe('Nothing to read');
    expect(unread('text-empty', 'no-text-layer')).toBe('Nothing could be read');
  });
});
