import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';

import type { GrayPicture } from './gray-picture.ts';
import { type RecognizedPicture, startRecognitionThread } from './recognition-thread.ts';
import { listLines, type RecognizedLine } from './recognized-line.ts';
import type { TesseractPage } from './tesseract-page.ts';

/** How long a picture may take, in milliseconds. */
export interface RecognitionLimit {
  /** CPU time of this process. */
  readonly processor: number;
  readonly clock: number;
}

/** Recognizes print in pictures, one at a time. */
export interface Recognizer {
  /**
   * The lines of a picture, whose pixel buffer is transferred; undefined if the time ran out or the picture cannot be
   * read.
   */
  recognize(
    picture: GrayPicture,
    limit: RecognitionLimit,
  ): Promise<readonly RecognizedLine[] | undefined>;
  /** Ends the thread and frees its memory. */
  close(): Promise<void>;
}

const CHECK_INTERVAL = 50;

/**
 * Creates a recognizer. Its thread is started for the first picture and restarted after one that it did not finish: a
 * busy thread can be stopped in no other way.
 */
export function createRecognizer(): Recognizer {
  let thread: Worker | undefined;

  async function close(): Promise<void> {
    await thread?.terminate();
    thread = undefined;
  }

  return {
    async recognize(picture, limit) {
      thread ??= startThread();
      const lines = await requestLines(thread, picture, limit);
      if (lines === undefined) await close();
      return lines;
    },
    close,
  };
}

function startThread(): Worker {
  // An error event without a listener would end the process; whoever awaits an answer also listens for it.
  return startRecognitionThread().on('error', () => {});
}

async function requestLines(
  thread: Worker,
  picture: GrayPicture,
  limit: RecognitionLimit,
): Promise<readonly RecognizedLine[] | undefined> {
  const stop = new AbortController();
  const timer = watchLimits(limit, () => stop.abort());
  const answer = once(thread, 'message', { signal: stop.signal });
  thread.postMessage(picture, [picture.pixels.buffer as ArrayBuffer]);
  try {
    const [{ page, pixels }] = (await answer) as [RecognizedPicture];
    return listLines(JSON.parse(page) as TesseractPage, { ...picture, pixels });
  } catch {
    return undefined;
  } finally {
    clearInterval(timer);
  }
}

/** Calls `onEnd` once either limit is reached. */
function watchLimits(
  { processor, clock }: RecognitionLimit,
  onExceeded: () => void,
): NodeJS.Timeout {
  const [start, cpuStart] = [performance.now(), process.cpuUsage()];
  return setInterval(() => {
    const { user, system } = process.cpuUsage(cpuStart);
    const hasTime = (user + system) / 1000 < processor && performance.now() - start < clock;
    if (!hasTime) onExceeded();
  }, CHECK_INTERVAL);
}
