import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import type { Report } from '@proviso/contracts';

import { createSemaphore, TooManyWaitingError } from '#server/concurrency/semaphore.ts';

import { tooManyReports } from '../errors.ts';

const AT_ONCE = 2;
const MAX_WAITING = 50;
const MEMORY_MB = 256;

const semaphore = createSemaphore(AT_ONCE, MAX_WAITING);

/**
 * Renders the report as a PDF in a worker thread: a long one takes seconds, during which the server must answer others.
 * Refuses when too many are requested at once.
 */
export async function renderPdfInWorker(report: Report): Promise<Uint8Array> {
  try {
    await semaphore.acquire();
  } catch (error) {
    throw error instanceof TooManyWaitingError ? tooManyReports() : error;
  }
  try {
    const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
      workerData: report,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    // Rejects with the thread's error, including running out of memory.
    const [bytes] = (await once(worker, 'message')) as [Uint8Array];
    return bytes;
  } finally {
    semaphore.release();
  }
}
