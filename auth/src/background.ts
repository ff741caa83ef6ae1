import type { FastifyInstance } from 'fastify';

import { describeFault } from './describe-fault.ts';

/** Work that continues after its request was answered, so that response time reveals nothing about it. */
export interface Background {
  run(task: () => Promise<void>): void;
  /** Sets the handler for failed tasks; failures before that are dropped. */
  onFault(report: (error: unknown) => void): void;
  /** Waits for running tasks. */
  drain(): Promise<void>;
}

/** Creates a background for one service. */
export function createBackground(): Background {
  const running = new Set<Promise<void>>();
  let report: (error: unknown) => void = () => undefined;
  return {
    run: (task) => {
      const run = task()
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
