import type { FastifyInstance } from 'fastify';

import { describeFault } from './describe-fault.ts';
import type { AuthLimits, Clock } from './options.ts';
import type { SessionStore } from './sessions/session-store.ts';
import type { KnownAddresses } from './throttling/known-addresses.ts';
import type { Throttle } from './throttling/throttle.ts';

const HOUR = 60 * 60 * 1000;

/** Removes what has expired. Nothing depends on it: what has expired is refused wherever it is met. */
export type Sweep = () => Promise<void>;

interface Dependencies {
  readonly sessions: SessionStore;
  readonly throttle: Throttle;
  readonly knownAddresses: KnownAddresses;
  readonly limits: AuthLimits;
  readonly clock: Clock;
}

/** Binds `Sweep`. */
export function createSweep(dependencies: Dependencies): Sweep {
  const { sessions, throttle, knownAddresses, limits, clock } = dependencies;
  return async () => {
    const now = clock.now();
    await sessions.sweep(now - limits.sessionLife, now - limits.sessionIdleLife);
    await throttle.sweep();
    await knownAddresses.sweep();
  };
}

/** Sweeps every hour for as long as the server runs. */
export function sweepHourly(app: FastifyInstance, sweep: Sweep): void {
  const run = () => {
    sweep().catch((error: unknown) =>
      app.log.error({ event: 'auth.fault', ...describeFault(error) }),
    );
  };
  const timer = setInterval(run, HOUR).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
