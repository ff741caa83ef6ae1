import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import type { Report } from '@proviso/contracts';

import { createTurns, TooManyWaitingError } from '#server/turns/turns.ts';

import { tooManyReports } from '../errors.ts';

const AT_ONCE = 2;
const MAX_WAITING = 50;
const MEMORY_MB = 256;

const turns = createTurns(AT_ONCE, MAX_WAITING);

/**
 * The report as a PDF, written in a thread of its own: a long one takes seconds, in which the server has others to
 * answer. Refuses when too many are wanted at once.
 */
export async function renderPdfApart(report: Report): Promise<Uint8Array> {
  try {
    await turns.take();
  } catch (error) {
    throw error instanceof TooManyWaitingError ? tooManyReports() : error;
  }
  try {
    const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
      workerData: report,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    // Rejects with what the thread throws, its end for want of memory included.
    const [bytes] = (await once(worker, 'message')) as [Uint8Array];
    return bytes;
  } finally {
    turns.end();
  }
}
