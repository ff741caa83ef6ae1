import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import type { Report } from '@proviso/contracts';

import { createSemaphore, TooManyWaitingError } from '#server/concurrency/semaphore.ts';

import { tooManyReports } from '../errors.ts';

const MEMORY_MB = 256;
const THREAD = new URL('./pdf-worker.ts', import.meta.url);

interface PdfRendererOptions {
  readonly concurrency: number;
  readonly maxWaiting: number;
  /** After this long, a rendering counts as hanging. */
  readonly timeoutMs: number;
  /** The module that runs in the thread. */
  readonly thread?: URL;
}

export type RenderPdf = (report: Report, signal: AbortSignal) => Promise<Uint8Array>;

/**
 * Renders reports as PDF in worker threads: a long one takes seconds, during which the server must answer others.
 * Refuses when too many are requested at once, and when one takes too long; an abort ends the thread.
 */
export function createPdfRenderer(options: PdfRendererOptions): RenderPdf {
  const { timeoutMs, thread = THREAD } = options;
  const semaphore = createSemaphore(options.concurrency, options.maxWaiting);
  return async (report, signal) => {
    await semaphore.acquire(signal).catch((error: unknown) => {
      throw error instanceof TooManyWaitingError ? tooManyReports() : error;
    });
    try {
      return await renderInThread(thread, report, { signal, timeoutMs });
    } finally {
      semaphore.release();
    }
  };
}

async function renderInThread(
  thread: URL,
  report: Report,
  { signal, timeoutMs }: { readonly signal: AbortSignal; readonly timeoutMs: number },
): Promise<Uint8Array> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const ended = AbortSignal.any([signal, timeout]);
  ended.throwIfAborted();
  const worker = new Worker(thread, {
    workerData: report,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  try {
    // Rejects with the thread's error, including running out of memory.
    const [bytes] = (await once(worker, 'message', { signal: ended })) as [Uint8Array];
    return bytes;
  } catch (error) {
    signal.throwIfAborted();
    throw timeout.aborted ? tooManyReports() : error;
  } finally {
    await worker.terminate();
  }
}
