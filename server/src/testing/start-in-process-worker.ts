import { setImmediate } from 'node:timers/promises';

import { answerRequest, type Conversation } from '#server/workers/answer-request.ts';
import { WorkerDeathError, type WorkerProcess } from '#server/workers/worker-process.ts';

/**
 * A worker without its own process: it does the same work here, where engine and readers are already loaded, since
 * starting a process takes seconds. It has no time or memory limits, and can be stopped only where it awaits.
 */
export function startInProcessWorker(): WorkerProcess {
  const life = new AbortController();
  const kill = () => life.abort(new WorkerDeathError('stopped'));
  return {
    get isAlive() {
      return !life.signal.aborted;
    },
    async run(request, _timeLimit, { signal, consult } = {}) {
      const conversation: Conversation = {
        progress: { onStep: () => undefined, onRecognition: () => undefined },
        async consult(passages) {
          const answer = await consult?.(structuredClone({ kind: 'passages', passages }));
          if (answer === undefined) throw new Error('Nobody can be consulted.');
          return structuredClone(answer.read);
        },
      };
      const stopped = Promise.withResolvers<never>();
      life.signal.addEventListener('abort', () => stopped.reject(life.signal.reason));
      signal?.addEventListener('abort', kill, { once: true });
      if (signal?.aborted) kill();
      const reply = async () => {
        // A message to a process is never handled before the sender has continued.
        await setImmediate();
        life.signal.throwIfAborted();
        return structuredClone(await answerRequest(structuredClone(request), conversation));
      };
      try {
        return await Promise.race([stopped.promise, reply()]);
      } finally {
        signal?.removeEventListener('abort', kill);
      }
    },
    kill,
  };
}
