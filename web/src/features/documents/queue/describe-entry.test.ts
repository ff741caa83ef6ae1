import type { Document } from '@proviso/contracts';
import { describe, expect, it } from 'vitest';

import { describeEntry } from './describe-entry.ts';
import type { QueueEntry } from './upload-queue.ts';

const file = new File(['text'], 'a.txt');
const entry = (changes: Partial<QueueEntry>): QueueEntry => ({
  id: 1,
  file,
  state: 'accepted',
  percent: 100,
  canRetry: false,
  ...changes,
});
const document = (changes: Partial<Document>): Document => ({
  id: 7,
  name: 'a.txt',
  type: 'txt',
  size: 4,
  status: 'completed',
  uploadedAt: '2031-02-03T00:00:00.000Z',
  processingTime: 5,
  complianceStatus: 'compliant',
  counts: null,
  failure: null,
  previousId: null,
  originalDeletedAt: null,
  ...changes,
});

describe('a file in the upload queue', () => {
  it('is done only once its analysis is', () => {
    expect(describeEntry(entry({}), document({ status: 'uploaded' })).sign).toBe('analyzing');
    expect(describeEntry(entry({}), document({ status: 'processing' })).sign).toBe('analyzing');
    expect(describeEntry(entry({}), document({}))).toEqual({
      sign: 'done',
      sentence: 'Analyzed · 4 B',
      retry: null,
    });
  });

  it('that the server refused says that it was not uploaded, and is sent again where that can help', () => {
    const refused = { state: 'refused', reason: 'The file is empty.' } as const;
    expect(describeEntry(entry(refused), undefined)).toEqual({
      sign: 'failed',
      sentence: 'Not uploaded: The file is empty.',
      retry: null,
    });
    expect(describeEntry(entry({ ...refused, canRetry: true }), undefined).retry).toBe('upload');
  });

  it('whose analysis failed is a failure, and is analyzed again where that can help', () => {
    const failure = (code: string) =>
      document({ status: 'failed', failure: { code, message: 'It is damaged.' } });
    expect(describeEntry(entry({}), failure('documents.corrupt'))).toEqual({
      sign: 'failed',
      sentence: 'Analysis Failed: It is damaged.',
      retry: null,
    });
    expect(describeEntry(entry({}), failure('analysis.busy')).retry).toBe('analysis');
  });

  it('in which nothing could be read is no success', () => {
    expect(describeEntry(entry({}), document({ isUnread: true }))).toEqual({
      sign: 'unread',
      sentence: 'Analyzed, but nothing in it could be read',
      retry: null,
    });
    const blank = describeEntry(entry({}), document({ isUnread: true, isBlank: true }));
    expect(blank.sentence).toBe('Analyzed, but it seems to be blank');
  });

  it('that was cancelled waits for another try', () => {
    const cancelled = entry({ state: 'cancelled', canRetry: true });
    expect(describeEntry(cancelled, undefined)).toMatchObject({ sign: 'waiting', retry: 'upload' });
  });
});
