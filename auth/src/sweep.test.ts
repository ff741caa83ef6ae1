import { migrate } from '@proviso/database';
import { describeDatabases } from '@proviso/database/testing';
import fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';

import { createUserStore } from './accounts/user-store.ts';
import { createOneTimeTokenStore } from './codes/one-time-token-store.ts';
import { createChallengeStore } from './factors/challenge-store.ts';
import { createFactorStore } from './factors/factor-store.ts';
import { createFlowStateStore } from './flows/flow-state-store.ts';
import { createGoogleFlowStore } from './google/google-flow-store.ts';
import { migrationSet } from './migrations/index.ts';
import { DEFAULT_LIMITS } from './options.ts';
import { createKnownDevices } from './sessions/known-devices.ts';
import { createSessionStore } from './sessions/session-store.ts';
import { createSweep, sweepHourly } from './sweep.ts';
import { openTables } from './tables.ts';
import { createTestSealer } from './testing/start-auth.ts';
import { createKnownAddresses } from './throttling/known-addresses.ts';
import { createThrottle } from './throttling/throttle.ts';

const DAY = 24 * 60 * 60 * 1000;
const limits = DEFAULT_LIMITS;

describeDatabases('a sweep', (open) => {
  it('removes expired data and keeps the rest', async () => {
    const connection = await open();
    await migrate(connection, migrationSet);
    const database = openTables(connection);
    const clock = { time: 1_700_000_000_000, now: () => clock.time };
    const users = createUserStore(database);
    const sessions = createSessionStore(database);
    const throttle = createThrottle(database, clock);
    const knownAddresses = createKnownAddresses(database, limits, clock);
    const knownDevices = createKnownDevices(database, limits, clock);
    const hash = (...parts: readonly string[]) => parts.join();
    const tokens = createOneTimeTokenStore(database, { hash, limits });
    const flows = createFlowStateStore(database);
    const sealer = createTestSealer();
    const factors = createFactorStore(database, sealer);
    const challenges = createChallengeStore(database);
    const googleFlows = createGoogleFlowStore(database, sealer);
    const sweep = createSweep({
      database,
      users,
      sessions,
      throttle,
      knownAddresses,
      knownDevices,
      tokens,
      flows,
      factors,
      challenges,
      googleFlows,
      recordChange: async () => undefined,
      limits,
      clock,
    });
    const user = await users.insert(
      { email: 'ada@example.com', passwordHash: '', metadata: {}, isEmailProven: false },
      clock.now(),
    );
    const anonymous = await users.insertAnonymous({}, clock.now());
    const insertPending = (name: string, createdAt: number, isSelfRegistered: boolean) => {
      const pending = { email: `${name}@example.com`, passwordHash: '', metadata: {} };
      const kind = { isEmailProven: false, isEmailConfirmed: false, isSelfRegistered };
      return users.insert({ ...pending, ...kind }, createdAt);
    };
    const abandoned = await insertPending('abandoned', clock.now() - limits.mailedLinkLife, true);
    const waiting = await insertPending('waiting', clock.now() - limits.mailedLinkLife + 1, true);
    const byOperator = await insertPending('operator', clock.now() - DAY, false);
    const insert = (id: string, openedDaysAgo: number, refreshedDaysAgo: number) =>
      sessions.insert(
        {
          id,
          userId: user.id,
          aal: 'aal1',
          methods: [],
          refreshCounter: 0,
          refreshFloor: 0,
          sealedRefreshKey: new Uint8Array(),
          createdAt: clock.now() - openedDaysAgo * DAY,
          refreshedAt: clock.now() - refreshedDaysAgo * DAY,
        },
        { address: '192.0.2.1', userAgent: '' },
      );
    await insert('fresh', 29, 1);
    await insert('idle', 20, 15);
    await insert('old', 31, 0);
    await knownAddresses.record(user.id, 'long ago');
    clock.time += 89 * DAY;
    await knownAddresses.record(user.id, 'lately');
    clock.time -= 89 * DAY;
    const mailed = { userId: user.id, kind: 'recovery', email: user.email, flowId: null } as const;
    await tokens.issue(mailed, clock.now() - limits.mailedLinkLife);
    await tokens.issue({ ...mailed, kind: 'confirmation' }, clock.now() - limits.mailedCodeLife);
    const flow = { challenge: 'challenge', method: 'recovery' } as const;
    await flows.create(flow, clock.now() - limits.mailedLinkLife);
    await flows.create(flow, clock.now() - 2 * limits.mailedLinkLife);
    const factor = { userId: user.id, friendlyName: '', secret: new Uint8Array() };
    const begun = await factors.insert(factor, clock.now() - limits.enrollmentLife);
    const verified = await factors.insert(factor, clock.now() - DAY);
    await factors.acceptStep(verified.id, 1, clock.now());
    await factors.insert(factor, clock.now() - DAY);
    const challenge = { factorId: begun.id, sessionId: 'fresh', address: '192.0.2.1' };
    await challenges.insert(challenge, clock.now() - limits.challengeLife - 1);
    await challenges.insert(challenge, clock.now() - limits.challengeLife);
    const googleFlow = { nonce: '', verifier: '', redirectTo: '' };
    await googleFlows.begin(googleFlow, clock.now() - limits.providerSignInLife - 1);
    await googleFlows.begin(googleFlow, clock.now());
    await sweep();
    expect(await users.find(anonymous.id)).toBeUndefined();
    expect(await users.find(abandoned.id)).toBeUndefined();
    expect(await users.find(waiting.id)).toBeDefined();
    expect(await users.find(byOperator.id)).toBeDefined();
    const left = await factors.list(user.id);
    expect(left.map(({ id }) => id)).toEqual([verified.id, begun.id]);
    expect(await database.selectFrom('authChallenges').selectAll().execute()).toHaveLength(1);
    expect(await database.selectFrom('authGoogleFlows').selectAll().execute()).toHaveLength(1);
    expect(await database.selectFrom('authOneTimeTokens').select('kind').execute()).toEqual([
      { kind: 'confirmation' },
    ]);
    expect(await database.selectFrom('authFlowStates').selectAll().execute()).toHaveLength(1);
    const ids = await database.selectFrom('authSessions').select('id').execute();
    expect(ids).toEqual([{ id: 'fresh' }]);
    clock.time += 90 * DAY;
    await sweep();
    const places = await database.selectFrom('authKnownAddresses').select('address').execute();
    expect(places).toEqual([{ address: 'lately' }]);
    expect(await database.selectFrom('authSessions').select('id').execute()).toEqual([]);
  });
});

it('a sweep runs every hour, even after a failure, until the server closes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const app = fastify();
  let runs = 0;
  sweepHourly(app, () => {
    runs += 1;
    return Promise.reject(new Error('the database is away'));
  });
  await vi.advanceTimersByTimeAsync(2 * 60 * 60 * 1000);
  expect(runs).toBe(2);
  await app.close();
  await vi.advanceTimersByTimeAsync(2 * 60 * 60 * 1000);
  expect(runs).toBe(2);
});
