import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';

import { queryClient } from '#web/lib/api/query-client.ts';

import { ANALYSIS, ISSUE } from '../testing/lease-report.ts';
import { documentTextQuery } from '../viewer/read-document-text.ts';
import { analysisQuery } from './read-analysis.ts';

const MINUTE_MS = 60_000;
const TEXT = { text: 'You shall not compete.', segments: [], pages: [], highlights: [] };

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

/** Opens a screen with the report, which was cached the given time ago, and returns the paths it requests. */
async function pathsRequested(age: number, answer: unknown = ANALYSIS): Promise<string[]> {
  const paths: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    paths.push(path);
    return Response.json(answer);
  });
  const query = analysisQuery(7, 'completed');
  queryClient.setQueryData(query.queryKey, ANALYSIS, { updatedAt: Date.now() - age });
  queryClient.setQueryData(documentTextQuery(7).queryKey, TEXT);
  const close = new QueryObserver(queryClient, query).subscribe(() => undefined);
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  close();
  return paths;
}

const isTextStale = () =>
  queryClient.getQueryState(documentTextQuery(7).queryKey)?.isInvalidated ?? false;

it('a report is fetched again when its screen opens, because it may have changed elsewhere', async () => {
  expect(await pathsRequested(MINUTE_MS)).toEqual(['/api/analysis/7']);
  expect(await pathsRequested(0)).toEqual([]);
});

it('a report with other findings makes their places in the text stale, the same report does not', async () => {
  await pathsRequested(MINUTE_MS);
  expect(isTextStale()).toBe(false);
  await pathsRequested(MINUTE_MS, { ...ANALYSIS, issues: [{ ...ISSUE, id: 99 }] });
  expect(isTextStale()).toBe(true);
});
