import type { Issue } from '@proviso/contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { queryClient } from '#web/lib/query-client.ts';

import { analysisQuery } from '../api/read-analysis.ts';
import type { FindingGroup } from '../finding-view.ts';
import { ANALYSIS, ISSUE } from '../testing/lease-report.ts';
import { dismissFindings, restoreFindings } from './decide.ts';
import { describeFailure } from './describe-failure.ts';

const GROUP: FindingGroup = [
  { ...ISSUE, id: 0, fingerprint: 'a' },
  { ...ISSUE, id: 1, fingerprint: 'a' },
  { ...ISSUE, id: 2, fingerprint: 'b' },
  { ...ISSUE, id: 3, fingerprint: 'c' },
];
const { queryKey } = analysisQuery(7, 'completed');

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

/** A server that decides about findings, and refuses those with one fingerprint. */
function decideExcept(refused: Issue['fingerprint'] | null): void {
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    const { finding, fingerprint, reason } = JSON.parse(body);
    if (fingerprint === refused) return new Response('no', { status: 500 });
    const decision = { reason, decidedAt: '2026-11-23T12:00:00.000Z' };
    const issues = GROUP.map((issue) => (issue.id === finding ? { ...issue, decision } : issue));
    return Response.json({ ...ANALYSIS, issues });
  });
}

/** The findings that the report shows as dismissed. */
function shownDismissed(): number[] | undefined {
  const issues = queryClient.getQueryData(queryKey)?.issues.filter(({ decision }) => decision);
  return issues?.map(({ id }) => id);
}

const dismiss = () => dismissFindings(7, GROUP, { reason: 'false-alarm' });

describe('a decision about findings that read the same', () => {
  it('shows the report as it stands when all are decided', async () => {
    decideExcept(null);
    await dismiss();
    expect(shownDismissed()).toEqual([3]);
  });

  it('shows what was decided before one of them was refused, and says of how many it was saved', async () => {
    decideExcept('b');
    const failure = await dismiss().catch((error: unknown) => error);
    expect(shownDismissed()).toEqual([0]);
    expect(describeFailure(failure)).toEqual({
      title: 'Your decision was saved for 2 of 4 findings',
      reason: 'Please try again.',
    });
  });

  it('is told as not saved when already the first was refused', async () => {
    decideExcept('a');
    const failure = await dismiss().catch((error: unknown) => error);
    expect(shownDismissed()).toBeUndefined();
    expect(describeFailure(failure).title).toBe('Your decision was not saved');
  });

  it('is taken back as far as that can be saved', async () => {
    const answers = [
      Response.json(ANALYSIS),
      Response.json({ code: 'x', message: 'Not now.' }, { status: 503 }),
    ];
    vi.stubGlobal('fetch', async () => answers.shift());
    const failure = await restoreFindings(7, GROUP).catch((error: unknown) => error);
    expect(queryClient.getQueryData(queryKey)).toEqual(ANALYSIS);
    expect(describeFailure(failure)).toEqual({
      title: 'Your decision was saved for 2 of 4 findings',
      reason: 'Not now.',
    });
  });
});
