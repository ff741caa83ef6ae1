import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { queryClient } from '#web/lib/api/query-client.ts';

import { analysisQuery } from '../api/read-analysis.ts';
import type { FindingGroup } from '../finding-view.ts';
import { ANALYSIS, ISSUE } from '../testing/lease-report.ts';
import { dismissFindings, restoreFindings } from './decide.ts';
import { describeFailure } from './describe-failure.ts';

const GROUP: FindingGroup = [
  { ...ISSUE, id: 0, fingerprint: 'a' },
  { ...ISSUE, id: 1, fingerprint: 'a' },
  { ...ISSUE, id: 2, fingerprint: 'b' },
];
const SEEN = [
  { finding: 1, fingerprint: 'a' },
  { finding: 2, fingerprint: 'b' },
];
const { queryKey } = analysisQuery(7, 'completed');

let sent: [path: string, body: unknown][];

function answerWith(answer: Response): void {
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push([path, JSON.parse(body)]);
    return answer;
  });
}

beforeEach(() => {
  sent = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

describe('a decision about findings', () => {
  it('is one request that names each fingerprint once and updates the report', async () => {
    answerWith(Response.json(ANALYSIS));
    await dismissFindings(7, GROUP, { reason: 'false-alarm' });
    expect(sent).toEqual([
      ['/api/documents/7/decisions', { findings: SEEN, reason: 'false-alarm' }],
    ]);
    expect(queryClient.getQueryData(queryKey)).toEqual(ANALYSIS);
  });

  it('is not undone by a reading of the report that began before it', async () => {
    const before = { ...ANALYSIS, engine: { name: 'Before', version: '1' } };
    const reading = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', (_path: string, { method = 'GET' }: RequestInit) =>
      method === 'GET' ? reading.promise : Promise.resolve(Response.json(ANALYSIS)),
    );
    queryClient.setQueryData(queryKey, before);
    const query = { ...analysisQuery(7, 'completed'), staleTime: 0 };
    const refetch = queryClient.fetchQuery(query).catch(() => undefined);
    await dismissFindings(7, GROUP, { reason: 'false-alarm' });
    reading.resolve(Response.json(before));
    await refetch;
    expect(queryClient.getQueryData(queryKey)).toEqual(ANALYSIS);
  });

  it('that overlaps with another one has the report read again, whichever answer comes last', async () => {
    const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
    const sending = [...answers];
    vi.stubGlobal('fetch', (_path: string) => sending.shift()?.promise);
    queryClient.setQueryData(queryKey, ANALYSIS);
    const first = dismissFindings(7, GROUP, { reason: 'false-alarm' });
    const second = restoreFindings(7, GROUP);
    answers[1]?.resolve(Response.json({ ...ANALYSIS, complianceStatus: 'critical' }));
    await second;
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(false);
    answers[0]?.resolve(Response.json(ANALYSIS));
    await first;
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });

  it('is undone with one request', async () => {
    answerWith(Response.json(ANALYSIS));
    await restoreFindings(7, GROUP);
    expect(sent).toEqual([['/api/documents/7/decisions/restore', { findings: SEEN }]]);
    expect(queryClient.getQueryData(queryKey)).toEqual(ANALYSIS);
  });

  it('that is rejected leaves the report unchanged and says why', async () => {
    answerWith(Response.json({ code: 'x', message: 'Not now.' }, { status: 503 }));
    const failure = await restoreFindings(7, GROUP).catch((error: unknown) => error);
    expect(queryClient.getQueryData(queryKey)).toBeUndefined();
    expect(describeFailure(failure)).toBe('Not now.');
  });
});
