import { whenIdle } from '#web/lib/when-idle.ts';

import type { LiveResponse, LiveRequest } from './analyze.worker.ts';

/** The engine in its own web worker. */
export interface LiveEngine {
  /** Requests the findings of a text; responses for earlier texts are discarded. */
  readonly analyze: (text: string) => void;
  readonly stop: () => void;
}

/** Starts the engine once the page has been drawn and the browser is idle. */
export function startLiveEngine(
  onResponse: (answer: LiveResponse) => void,
  onFailure: () => void,
): LiveEngine {
  let worker: Worker | undefined;
  let request: LiveRequest = { id: 0, text: '' };
  const cancel = whenIdle(() => {
    worker = new Worker(new URL('./analyze.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<LiveResponse>) => {
      if (data.id === request.id) onResponse(data);
    });
    worker.addEventListener('error', onFailure);
    worker.postMessage(request, []);
  });
  return {
    analyze: (text) => {
      request = { id: request.id + 1, text };
      worker?.postMessage(request, []);
    },
    stop: () => {
      cancel();
      worker?.terminate();
    },
  };
}
