import { currentAuthId, subscribeToSession } from '#web/features/account/session/session-state.ts';
import { UploadQueue } from '#web/features/documents/queue/upload-queue.ts';

let currentQueue: UploadQueue | undefined;

/** The signed-in person's upload queue: it outlives the screen, and ends with the session. */
export function sessionQueue(): UploadQueue {
  currentQueue ??= endWithSession(new UploadQueue());
  return currentQueue;
}

function endWithSession(queue: UploadQueue): UploadQueue {
  const owner = currentAuthId();
  const unsubscribe = subscribeToSession(() => {
    if (currentAuthId() === owner) return;
    unsubscribe();
    currentQueue = undefined;
    queue.end();
  });
  return queue;
}
