import type { Document } from '@proviso/contracts';
import { describe, expect, it } from 'vitest';

import { countDocuments } from './document-counts.ts';

let lastId = 100;
const none = { high: 0, medium: 0, low: 0 };

function document(
  status: Document['status'],
  complianceStatus: Document['complianceStatus'],
  {
    high = 0,
    isUnread = false,
    isPartlyRead = false,
    isBlank = false,
    id = (lastId += 1),
    previousId = null as number | null,
  } = {},
): Document {
  const counts = {
    pii: { ...none, high },
    discrimination: none,
    legal: { ...none, high, medium: 5 },
    policy: none,
  };
  return {
    id,
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
    previousId,
    originalDeletedAt: null,
  };
}

describe('document counts', () => {
  it('are all zero without documents', () => {
    expect(Object.values(countDocuments([]))).toEqual(Array.from({ length: 12 }, () => 0));
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
      older: 0,
      compliant: 1,
      partial: 1,
      unread: 1,
      blank: 1,
      withIssues: 2,
      critical: 1,
      criticalIssues: 4,
    });
  });

  it('take the outcome of each document from its newest version only', () => {
    const documents = [
      document('completed', 'critical', { high: 2, id: 1 }),
      document('completed', 'issues', { id: 2, previousId: 1 }),
      document('completed', 'compliant', { id: 3, previousId: 2 }),
      document('completed', 'critical', { high: 1, id: 4 }),
    ];
    expect(countDocuments(documents)).toMatchObject({
      total: 4,
      analyzed: 4,
      older: 2,
      compliant: 1,
      withIssues: 1,
      critical: 1,
      criticalIssues: 2,
    });
  });
});
