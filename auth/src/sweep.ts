import type { FastifyInstance } from 'fastify';

import { sweepAddressChanges } from './accounts/address-change.ts';
import type { RecordChange } from './accounts/record-change.ts';
import type { UserStore } from './accounts/user-store.ts';
import type { OneTimeTokenStore } from './codes/one-time-token-store.ts';
import { describeFault } from './describe-fault.ts';
import type { ChallengeStore } from './factors/challenge-store.ts';
import type { FactorStore } from './factors/factor-store.ts';
import type { FlowStateStore } from './flows/flow-state-store.ts';
import type { GoogleFlowStore } from './google/google-flow-store.ts';
import type { AuthLimits, Clock } from './options.ts';
import type { KnownDevices } from './sessions/known-devices.ts';
import type { SessionStore } from './sessions/session-store.ts';
import type { AuthDatabase } from './tables.ts';
import type { KnownAddresses } from './throttling/known-addresses.ts';
import type { Throttle } from './throttling/throttle.ts';

const HOUR = 60 * 60 * 1000;

/** Deletes expired rows. Nothing depends on it: expired rows are ignored wherever they are read. */
export type Sweep = () => Promise<void>;

interface Dependencies {
  readonly database: AuthDatabase;
  readonly users: Pick<UserStore, 'sweep'>;
  readonly sessions: SessionStore;
  readonly throttle: Throttle;
  readonly knownAddresses: KnownAddresses;
  readonly knownDevices: KnownDevices;
  readonly tokens: OneTimeTokenStore;
  readonly flows: FlowStateStore;
  readonly factors: FactorStore;
  readonly challenges: ChallengeStore;
  readonly googleFlows: GoogleFlowStore;
  readonly recordChange: RecordChange;
  readonly limits: AuthLimits;
  readonly clock: Clock;
}

/** Binds `Sweep`. */
export function createSweep(dependencies: Dependencies): Sweep {
  const { users, sessions, throttle, knownAddresses, tokens, flows, limits, clock } = dependencies;
  const { database, knownDevices, factors, challenges, googleFlows, recordChange } = dependencies;
  return async () => {
    const now = clock.now();
    await sessions.sweep(now - limits.sessionLife, now - limits.sessionIdleLife);
    await throttle.sweep();
    await knownAddresses.sweep();
    await knownDevices.sweep();
    await tokens.sweep(now);
    // A flow may wait for its mail to be read, and then for its code to be exchanged.
    await flows.sweep(now - limits.mailedLinkLife - limits.flowCodeLife);
    await challenges.sweep(now - limits.challengeLife);
    // A user about to type the first code must not have to start again.
    await factors.sweep(now - limits.enrollmentLife - HOUR);
    await sweepAddressChanges(database, now - limits.mailedLinkLife, recordChange);
    await googleFlows.sweep(now - limits.providerSignInLife);
    // Last: users with neither a session nor a pending mail can never return.
    await users.sweep(now - limits.mailedLinkLife);
  };
}

/** Sweeps every hour while the server runs. */
export function sweepHourly(app: FastifyInstance, sweep: Sweep): void {
  const run = () => {
    sweep().catch((error: unknown) =>
      app.log.error({ event: 'auth.fault', ...describeFault(error) }),
    );
  };
  const timer = setInterval(run, HOUR).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
