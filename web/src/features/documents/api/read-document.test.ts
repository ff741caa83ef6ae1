import { POLLING_INTERVAL_MS, type Document } from '@proviso/contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { queryClient } from '#web/lib/api/query-client.ts';

import { documentQuery, refreshDocument } from './read-document.ts';

const DOCUMENT: Document = {
  id: 7,
  name: 'lease.pdf',
  type: 'pdf',
  size: 9,
  status: 'processing',
  uploadedAt: '2026-11-23T12:00:00.000Z',
  processingTime: null,
  complianceStatus: null,
  counts: null,
  failure: null,
  previousId: null,
  originalDeletedAt: null,
};

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

/** Fetches the document again and returns the resulting polling interval. */
async function intervalAfter(answer: Response): Promise<number | false | undefined> {
  vi.stubGlobal('fetch', async () => answer);
  const options = { ...documentQuery(7), retry: false, staleTime: 0 };
  await queryClient.fetchQuery(options).catch(() => undefined);
  const { refetchInterval } = options;
  if (typeof refetchInterval !== 'function') throw new Error('It does not depend on the document.');
  const query = queryClient.getQueryCache().find({ queryKey: options.queryKey });
  // The cache does not know the data types of its queries.
  return refetchInterval(query as never);
}

describe('a document being processed', () => {
  it('is polled, even after a failure, until it is gone', async () => {
    expect(await intervalAfter(Response.json(DOCUMENT))).toBe(POLLING_INTERVAL_MS);
    expect(await intervalAfter(new Response('no', { status: 500 }))).toBe(POLLING_INTERVAL_MS);
    expect(await intervalAfter(new Response('no', { status: 404 }))).toBe(false);
  });

  it('is no longer polled once analyzed', async () => {
    expect(await intervalAfter(Response.json({ ...DOCUMENT, status: 'completed' }))).toBe(false);
  });
});

describe('a cached document', () => {
  it('takes its report and its text with it when it was deleted elsewhere', async () => {
    const contents = ['/api/analysis/7', '/api/documents/7/text', '/api/documents/7/file'];
    const others = ['/api/analysis/71', '/api/documents/71/text', '/api/documents'];
    for (const path of [...contents, ...others]) queryClient.setQueryData([path], 'cached');
    await intervalAfter(new Response('no', { status: 404 }));
    for (const path of contents) expect(queryClient.getQueryData([path])).toBeUndefined();
    for (const path of others) expect(queryClient.getQueryData([path])).toBe('cached');
  });

  it('becomes stale once it is refreshed', async () => {
    const { queryKey } = documentQuery(7);
    queryClient.setQueryData(queryKey, { ...DOCUMENT, status: 'completed' });
    const query = queryClient.getQueryCache().find({ queryKey });
    expect(query?.isStaleByTime(Infinity)).toBe(false);
    await refreshDocument(7);
    expect(query?.isStaleByTime(Infinity)).toBe(true);
  });
});
