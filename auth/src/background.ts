import type { FastifyInstance } from 'fastify';

import { describeFault } from './describe-fault.ts';

/** Work that goes on after its request was answered, so that the time of the answer tells nothing about it. */
export interface Background {
  run(task: () => Promise<void>): void;
  /** From here on told of every task that fails; before, failures are kept to oneself. */
  onFault(report: (error: unknown) => void): void;
  /** Waits for what is under way. */
  drain(): Promise<void>;
}

/** Makes a background of its own for one service. */
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

/** Logs what fails in the background, and lets the server close only when nothing is under way. */
export function finishBackground(app: FastifyInstance, background: Background): void {
  background.onFault((error) => app.log.error({ event: 'auth.fault', ...describeFault(error) }));
  app.addHook('onClose', () => background.drain());
}
