import { describe, expect, it } from 'vitest';

import type { Finding } from '#engine/vocabulary.ts';

import { assess } from './assess.ts';

const mild: Finding = {
  category: 'pii',
  type: 'email-address',
  typeName: 'E-mail address',
  severity: 'low',
  confidence: 0.9,
  start: 0,
  end: 4,
  why: 'Because.',
  recommendation: 'Remove the address.',
  isInformational: false,
  isSensitive: false,
  ruleId: 'email-address',
  source: { kind: 'rule', version: '1.0' },
};
const grave: Finding = {
  ...mild,
  category: 'policy',
  severity: 'high',
  recommendation: 'Revoke the key.',
};
const known: Finding = {
  ...mild,
  category: 'legal',
  isInformational: true,
  recommendation: 'Check the law.',
};

describe('assess', () => {
  it('rates a text without findings as compliant and low risk', () => {
    expect(assess([])).toEqual({
      complianceStatus: 'compliant',
      overallRisk: 'low',
      flags: { pii: false, discrimination: false, legal: false, policy: false },
      recommendations: [],
    });
  });

  it('raises no flag and makes no recommendation for an informational finding', () => {
    const { complianceStatus, flags, recommendations } = assess([known]);
    expect(complianceStatus).toBe('compliant');
    expect(flags.legal).toBe(false);
    expect(recommendations).toEqual([]);
  });

  it('is critical as soon as one finding has high severity', () => {
    expect(assess([mild]).complianceStatus).toBe('issues');
    expect(assess([mild, grave])).toMatchObject({
      complianceStatus: 'critical',
      overallRisk: 'high',
    });
  });

  it('orders recommendations by severity, without duplicates', () => {
    expect(assess([known, mild, grave, mild]).recommendations).toEqual([
      'Revoke the key.',
      'Remove the address.',
    ]);
  });
});
