import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import type { GrayPicture } from './gray-picture.ts';
import type { RecognizedLine } from './recognized-line.ts';

/** How long a picture may take, in milliseconds. */
export interface RecognitionLimit {
  /** Of the time that this process has the processor. */
  readonly processor: number;
  readonly clock: number;
}

/** Recognises print in pictures, one at a time. */
export interface Recognizer {
  /**
   * The lines of a picture, whose pixels it takes over; undefined where the time did not suffice or the picture cannot be
   * read.
   */
  recognize(
    picture: GrayPicture,
    limit: RecognitionLimit,
  ): Promise<readonly RecognizedLine[] | undefined>;
  /** Ends its thread and gives its memory back. */
  close(): Promise<void>;
}

const CHECK_INTERVAL = 50;
const THREAD = new URL('recognition-thread.ts', import.meta.url);

/**
 * Makes a recognizer. Its thread is started for the first picture and again after one that it did not finish:
 * a program that computes can be stopped in no other way.
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
      const lines = await ask(thread, picture, limit);
      if (lines === undefined) await close();
      return lines;
    },
    close,
  };
}

function startThread(): Worker {
  // An error without a listener would end the process; whoever waits for an answer listens to it as well.
  return new Worker(THREAD).on('error', () => {});
}

async function ask(
  thread: Worker,
  picture: GrayPicture,
  limit: RecognitionLimit,
): Promise<readonly RecognizedLine[] | undefined> {
  const stop = new AbortController();
  const timer = watch(limit, () => stop.abort());
  const answer = once(thread, 'message', { signal: stop.signal });
  thread.postMessage(picture, [picture.pixels.buffer as ArrayBuffer]);
  try {
    const [lines] = (await answer) as [readonly RecognizedLine[]];
    return lines;
  } catch {
    return undefined;
  } finally {
    clearInterval(timer);
  }
}

/** Calls `onEnd` once one of the times is over. */
function watch({ processor, clock }: RecognitionLimit, onEnd: () => void): NodeJS.Timeout {
  const [start, cpuStart] = [performance.now(), process.cpuUsage()];
  return setInterval(() => {
    const { user, system } = process.cpuUsage(cpuStart);
    const hasTime = (user + system) / 1000 < processor && performance.now() - start < clock;
    if (!hasTime) onEnd();
  }, CHECK_INTERVAL);
}
