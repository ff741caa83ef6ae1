import { migrate } from '@proviso/database';
import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { migrationSet } from '../migrations/index.ts';
import { openTables } from '../tables.ts';
import { createThrottle } from './throttle.ts';

const rate = { burst: 3, interval: 1000 };
const bucket = { subject: 'sign-in of ada@example.com', rate };

describeDatabases('the throttle', (open) => {
  const prepare = async () => {
    const connection = await open();
    await migrate(connection, migrationSet);
    const database = openTables(connection);
    const clock = { time: 1_000_000, now: () => clock.time };
    return { database, clock, throttle: createThrottle(database, clock) };
  };

  it('lets a burst through, then one per interval', async () => {
    const { throttle, clock } = await prepare();
    const isAllowed = () =>
      throttle.take([bucket]).then(
        () => true,
        () => false,
      );
    const burst = [await isAllowed(), await isAllowed(), await isAllowed()];
    expect(burst).toEqual([true, true, true]);
    expect(await isAllowed()).toBe(false);
    clock.time += 1000;
    expect(await isAllowed()).toBe(true);
    expect(await isAllowed()).toBe(false);
    clock.time += 60_000;
    expect([await isAllowed(), await isAllowed(), await isAllowed()]).toEqual(burst);
    expect(await isAllowed()).toBe(false);
  });

  it('can be checked without counting an attempt', async () => {
    const { throttle, clock } = await prepare();
    for (let count = 0; count < 5; count += 1) await throttle.check([bucket]);
    for (let count = 0; count < 3; count += 1) await throttle.take([bucket]);
    await expect(throttle.check([bucket])).rejects.toMatchObject({
      code: 'over_request_rate_limit',
      retryAfter: 1,
    });
    clock.time += 1000;
    await expect(throttle.check([bucket])).resolves.toBeUndefined();
  });

  it('says how long to wait, and lets the next request through after that', async () => {
    const { throttle, clock } = await prepare();
    for (let count = 0; count < 3; count += 1) await throttle.take([bucket]);
    clock.time += 100;
    await expect(throttle.take([bucket])).rejects.toMatchObject({
      code: 'over_request_rate_limit',
      retryAfter: 1,
    });
    clock.time += 1000;
    await throttle.take([bucket]);
  });

  it('lets exactly the burst through when requests are concurrent', async () => {
    const { throttle } = await prepare();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => throttle.take([bucket])),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('counts in no bucket when any of them is full', async () => {
    const { throttle, database } = await prepare();
    const full = { subject: 'full', rate: { burst: 1, interval: 1000 } };
    await throttle.take([full]);
    await expect(throttle.take([bucket, full])).rejects.toThrow();
    expect(await database.selectFrom('authThrottles').selectAll().execute()).toHaveLength(1);
  });

  it('resets one bucket and no other', async () => {
    const { throttle } = await prepare();
    const other = { subject: 'other', rate };
    for (let count = 0; count < 3; count += 1) await throttle.take([bucket, other]);
    await throttle.forget(bucket.subject);
    await throttle.take([bucket]);
    await expect(throttle.take([other])).rejects.toThrow();
  });

  it('stores no readable subjects', async () => {
    const { throttle, database } = await prepare();
    await throttle.take([bucket]);
    const rows = await database.selectFrom('authThrottles').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('ada');
  });

  it('sweeps drained buckets', async () => {
    const { throttle, clock, database } = await prepare();
    await throttle.take([bucket]);
    await throttle.take([{ subject: 'longer', rate: { burst: 1, interval: 5000 } }]);
    clock.time += 1000;
    await throttle.sweep();
    expect(await database.selectFrom('authThrottles').selectAll().execute()).toHaveLength(1);
  });
});
