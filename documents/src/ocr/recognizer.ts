import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import type { GrayPicture } from './gray-picture.ts';
import type { RecognizedLine } from './recognized-line.ts';

/** Recognises print in pictures, one at a time. */
export interface Recognizer {
  /**
   * The lines of a picture, whose pixels it takes over; undefined where so many milliseconds did not suffice or the picture
   * cannot be read.
   */
  recognize(picture: GrayPicture, limit: number): Promise<readonly RecognizedLine[] | undefined>;
  /** Ends its thread and gives its memory back. */
  close(): Promise<void>;
}

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
  limit: number,
): Promise<readonly RecognizedLine[] | undefined> {
  const answer = once(thread, 'message', { signal: AbortSignal.timeout(limit) });
  thread.postMessage(picture, [picture.pixels.buffer as ArrayBuffer]);
  try {
    const [lines] = (await answer) as [readonly RecognizedLine[]];
    return lines;
  } catch {
    return undefined;
  }
}
