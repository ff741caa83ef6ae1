import { setImmediate } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

import { describeFault } from './describe-fault.ts';

/** Work that begins after its request was answered, so that response time reveals nothing about it. */
export interface Background {
  /**
   * Call it last: the task begins in the next turn of the event loop, and the answer is written in this one. A task
   * that began at once would delay the answer, since SQLite keeps the process busy.
   */
  run(task: () => Promise<void>): void;
  /** Sets the handler for failed tasks; failures before that are dropped. */
  onFault(report: (error: unknown) => void): void;
  /** Waits for all tasks, begun or not. */
  drain(): Promise<void>;
}

/** Creates a background for one service. */
export function createBackground(): Background {
  const running = new Set<Promise<void>>();
  let report: (error: unknown) => void = () => undefined;
  return {
    run: (task) => {
      const run = setImmediate()
        .then(task)
        .catch((error: unknown) => report(error))
        .finally(() => running.delete(run));
      running.add(run);
    },
    onFault: (newReport) => {
      report = newReport;
    },
    drain: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

/** Logs failed tasks, and delays the server's close until none is running. */
export function superviseBackground(app: FastifyInstance, background: Background): void {
  background.onFault((error) => app.log.error({ event: 'auth.fault', ...describeFault(error) }));
  app.addHook('onClose', () => background.drain());
}
