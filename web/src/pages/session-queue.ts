import { sessionState, subscribeToSession } from '#web/features/account/session/session-state.ts';
import { UploadQueue } from '#web/features/documents/queue/upload-queue.ts';

let kept: UploadQueue | undefined;

/** The signed-in person's upload queue: it outlives the screen, and ends with the session. */
export function sessionQueue(): UploadQueue {
  kept ??= keepForSession(new UploadQueue());
  return kept;
}

function keepForSession(queue: UploadQueue): UploadQueue {
  const owner = signedInAs();
  const unsubscribe = subscribeToSession(() => {
    if (signedInAs() === owner) return;
    unsubscribe();
    kept = undefined;
    queue.end();
  });
  return queue;
}

function signedInAs(): string | null {
  const state = sessionState();
  return state.status === 'signed-in' ? state.authId : null;
}
