import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { exportData } from './export-data.ts';

const DONE = { state: 'done', documentsDone: 2, documentsTotal: 2 };
const RUNNING = { ...DONE, state: 'running', documentsDone: 1 };
const lost = (): Response => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { createElement: () => ({ click: () => undefined }) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Exports with these answers to the polls; the last one is repeated. Returns why that failed. */
async function failureAfter(...answers: (() => Response)[]): Promise<unknown> {
  const polls = [...answers];
  vi.stubGlobal('fetch', async (_path: string, request: RequestInit = {}) => {
    if (request.method === 'POST')
      return Response.json({ id: 7, ticket: 'abc', expiresAt: '2026-11-30T12:00:00.000Z' });
    const answer = polls.length > 1 ? polls.shift() : polls[0];
    return answer?.();
  });
  const outcome = exportData(() => undefined).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  return outcome;
}

it('an export survives polls that are lost while the browser downloads', async () => {
  const busy = () => new Response('no', { status: 503 });
  expect(
    await failureAfter(
      lost,
      busy,
      () => Response.json(RUNNING),
      lost,
      () => Response.json(DONE),
    ),
  ).toBeUndefined();
});

it('an export fails when the server cannot be reached any more, or says that it failed', async () => {
  expect(await failureAfter(lost)).toBeInstanceOf(Error);
  expect(await failureAfter(() => new Response('no', { status: 404 }))).toBeInstanceOf(Error);
  expect(await failureAfter(() => Response.json({ ...DONE, state: 'failed' }))).toBeInstanceOf(
    Error,
  );
});
