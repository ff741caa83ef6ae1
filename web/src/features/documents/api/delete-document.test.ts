import { afterEach, describe, expect, it, vi } from 'vitest';

import { queryClient } from '#web/lib/api/query-client.ts';

import { deleteDocument } from './delete-document.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

describe('deleting a document', () => {
  it.each([204, 404])('removes only its own cached data from the browser (%i)', async (status) => {
    const ofIt = [
      ['/api/documents/7'],
      ['/api/documents/7/text'],
      ['/api/documents/7/file'],
      ['/api/documents/7/cleanings'],
      ['/api/analysis/7', null, 'completed'],
    ];
    const ofOthers = [
      ['/api/documents', { userId: 7 }],
      ['/api/documents/70'],
      ['/api/documents/70/text'],
      ['/api/analysis/70', null, 'completed'],
    ];
    for (const queryKey of [...ofIt, ...ofOthers]) queryClient.setQueryData(queryKey, 'read');
    vi.stubGlobal('fetch', async () => new Response(null, { status }));
    await deleteDocument(7);
    const left = queryClient.getQueryCache().getAll();
    expect(left.map(({ queryKey }) => queryKey)).toEqual(ofOthers);
  });

  it('keeps its cached data when it fails', async () => {
    queryClient.setQueryData(['/api/documents/7/text'], 'read');
    vi.stubGlobal('fetch', async () => new Response('no', { status: 500 }));
    await expect(deleteDocument(7)).rejects.toThrow('500');
    expect(queryClient.getQueryData(['/api/documents/7/text'])).toBe('read');
  });
});
