import { setTimeout } from 'node:timers/promises';

import type { Report } from '@proviso/contracts';
import { describe, expect, it } from 'vitest';

import { createPdfRenderer } from './create-pdf-renderer.ts';

/** What the thread gets; these threads do not look at it. */
const REPORT = { document: { name: 'letter.txt' } } as Report;
const HANGING = threadThatRuns('setInterval(() => {}, 1000);');
const QUICK = threadThatRuns(
  "import { parentPort } from 'node:worker_threads'; parentPort.postMessage(new Uint8Array([1]));",
);

function threadThatRuns(source: string): URL {
  return new URL(`data:text/javascript,${encodeURIComponent(source)}`);
}

function never(): AbortSignal {
  return new AbortController().signal;
}

describe('a PDF report', () => {
  it('is given up after its time, and others are rendered again', async () => {
    const options = { concurrency: 1, maxWaiting: 0 };
    const hanging = createPdfRenderer({ ...options, timeoutMs: 200, thread: HANGING });
    await expect(hanging(REPORT, never())).rejects.toMatchObject({ code: 'reports.busy' });
    await expect(hanging(REPORT, never())).rejects.toMatchObject({ code: 'reports.busy' });
    const quick = createPdfRenderer({ ...options, timeoutMs: 20_000, thread: QUICK });
    expect(await quick(REPORT, never())).toEqual(new Uint8Array([1]));
  });

  it('is not rendered any further for somebody who has left', async () => {
    const options = { concurrency: 1, maxWaiting: 1, timeoutMs: 60_000 };
    const render = createPdfRenderer({ ...options, thread: HANGING });
    const reader = new AbortController();
    const both = Promise.allSettled([render(REPORT, reader.signal), render(REPORT, reader.signal)]);
    await setTimeout(100);
    await expect(render(REPORT, never())).rejects.toMatchObject({ code: 'reports.busy' });
    const reason = new Error('The reader has left.');
    reader.abort(reason);
    const left = { status: 'rejected', reason };
    expect(await both).toEqual([left, left]);
    // Its turn comes, because nothing runs any more.
    await expect(render(REPORT, AbortSignal.timeout(100))).rejects.toThrow(/timeout/);
  });
});
