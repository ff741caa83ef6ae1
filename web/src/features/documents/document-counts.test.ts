import type { Document } from '@proviso/contracts';
import { describe, expect, it } from 'vitest';

import { countDocuments } from './document-counts.ts';

const none = { high: 0, medium: 0, low: 0 };

function document(
  status: Document['status'],
  complianceStatus: Document['complianceStatus'],
  { high = 0, isUnread = false, isPartlyRead = false, isBlank = false } = {},
): Document {
  const counts = {
    pii: { ...none, high },
    discrimination: none,
    legal: { ...none, high, medium: 5 },
    policy: none,
  };
  return {
    id: 1,
    name: 'a.txt',
    type: 'txt',
    size: 1,
    status,
    uploadedAt: '2026-11-01T00:00:00.000Z',
    processingTime: null,
    complianceStatus,
    isUnread,
    isPartlyRead,
    isBlank,
    counts: complianceStatus === null ? null : counts,
    failure: null,
    previousId: null,
    originalDeletedAt: null,
  };
}

describe('document counts', () => {
  it('are all zero without documents', () => {
    expect(Object.values(countDocuments([]))).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('tally verdicts by document and critical issues by finding', () => {
    const documents = [
      document('uploaded', null),
      document('processing', null),
      document('failed', null),
      document('completed', 'compliant'),
      document('completed', 'issues'),
      document('completed', 'critical', { high: 2 }),
      document('completed', 'compliant', { isUnread: true }),
      document('completed', 'compliant', { isPartlyRead: true }),
      document('completed', 'compliant', { isUnread: true, isBlank: true }),
    ];
    expect(countDocuments(documents)).toEqual({
      total: 9,
      analyzed: 6,
      processing: 2,
      failed: 1,
      compliant: 1,
      partial: 1,
      unread: 1,
      blank: 1,
      withIssues: 2,
      critical: 1,
      criticalIssues: 4,
    });
  });
});
