import type { Plan } from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { ProfileRecord } from '#server/account.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { createFeatures } from '#server/features.ts';
import { Refusal } from '#server/refusal.ts';
import { buy, CARDS, statusOf } from '#server/testing/buyer.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const FREE_LIMIT = 3;
/** Steps in days: within a month, over its end, and over a whole one. */
const DAYS = [1, 20, 40];
const DAY_MS = 86_400_000;
const RUNS = 25;

/** What is done to the ledger: at once, so many reservations; then settling one of those that were ever made. */
const stepArbitrary = fc.oneof(
  fc.record({ kind: fc.constant('reserve' as const), count: fc.integer({ min: 1, max: 5 }) }),
  fc.record({
    kind: fc.constantFrom('spend' as const, 'giveBack' as const),
    which: fc.nat(),
    times: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.constantFrom(...DAYS) }),
  fc.record({
    kind: fc.constant('plan' as const),
    plan: fc.constantFrom<Plan>('free', 'starter', 'pro'),
  }),
);
type Step = typeof stepArbitrary extends fc.Arbitrary<infer Value> ? Value : never;

interface Reservation {
  readonly id: number;
  readonly month: number;
  state: 'held' | 'spent' | 'returned';
}

/** What the ledger should hold, kept in memory. */
class Model {
  readonly reservations: Reservation[] = [];

  used(month: number): number {
    return this.reservations.filter(
      (reservation) => reservation.month === month && reservation.state !== 'returned',
    ).length;
  }
}

/** Runs one story on the ledger of a new profile, and compares after each step. */
async function live(dependencies: Dependencies, steps: readonly Step[], time: { now: number }) {
  const { database } = dependencies;
  const { allowance, readSubscriptionStatus } = createFeatures(dependencies).usage;
  let profile = await createProfile(dependencies);
  const model = new Model();
  const transact = <Result>(run: Parameters<typeof inTransaction<Result>>[1]) =>
    inTransaction(dependencies, run);
  for (const step of steps) {
    const month = monthStart(time.now);
    if (step.kind === 'wait') time.now += step.days * DAY_MS;
    if (step.kind === 'plan') profile = { ...profile, plan: step.plan };
    if (step.kind === 'reserve') {
      const limit = { free: FREE_LIMIT, starter: 50, pro: 500 }[profile.plan];
      const expected = Math.min(step.count, Math.max(0, limit - model.used(month)));
      const taken = await Promise.allSettled(
        Array.from({ length: step.count }, () =>
          transact((transaction) => allowance.reserve(transaction, profile, 'document')),
        ),
      );
      const ids = taken.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
      for (const end of taken)
        if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(Refusal);
      expect(ids).toHaveLength(expected);
      model.reservations.push(...ids.map((id) => ({ id, month, state: 'held' as const })));
    }
    if (step.kind === 'spend' || step.kind === 'giveBack') {
      const reservation = model.reservations[step.which % Math.max(1, model.reservations.length)];
      if (reservation === undefined) continue;
      await Promise.all(
        Array.from({ length: step.times }, () =>
          transact((transaction) => allowance[step.kind](transaction, reservation.id)),
        ),
      );
      if (reservation.state === 'held') {
        reservation.state = step.kind === 'spend' ? 'spent' : 'returned';
      }
    }
    const { documentsUsed } = await readSubscriptionStatus(profile);
    expect(documentsUsed).toBe(model.used(monthStart(time.now)));
  }
  const rows = await database
    .selectFrom('reservations')
    .select(['id', 'state'])
    .where('profile_id', '=', profile.id)
    .orderBy('id')
    .execute();
  const expectedRows = model.reservations.map(({ id, state }) => ({ id, state }));
  expect(rows).toEqual(expectedRows.sort((a, b) => a.id - b.id));
}

function inTransaction<Result>(
  { database }: Dependencies,
  run: (transaction: Dependencies['database']) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(run);
}

function monthStart(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
}

async function createProfile(dependencies: Dependencies): Promise<ProfileRecord> {
  const userId = crypto.randomUUID();
  const { profiles } = createFeatures(dependencies);
  const principal = {
    userId,
    email: 'anna@example.com',
    isEmailProven: false,
    needsSecondFactor: false,
    metadata: {},
  };
  const { profile } = await profiles.createProfile({ principal, profile: null }, {});
  if (profile === null) throw new Error('expected a profile');
  return profile;
}

describeDatabases('the ledger of analyses', (_open, databases) => {
  it('holds what a model of it holds, whatever is done to it, at once and in any order', async () => {
    const time = { now: Date.UTC(2031, 0, 1) };
    const { dependencies } = await startTestServer(databases, {
      environment: { PLAN_FREE_LIMIT: String(FREE_LIMIT) },
      clock: { now: () => time.now },
      background: false,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(stepArbitrary, { maxLength: 12 }), (steps) =>
        live(dependencies, steps, time),
      ),
      { numRuns: RUNS },
    );
  }, 120_000);

  it('lets 200 at once use exactly the 50 of the starter plan, and takes a larger plan into account at once', async () => {
    const { app, dependencies } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    await buy(person, 'starter', { card: CARDS.good });
    const { usage, profiles } = createFeatures(dependencies);
    const reserveAtOnce = async (count: number) => {
      const profile = await profiles.findProfile(person.userId);
      if (profile === null) throw new Error('expected a profile');
      const ends = await Promise.allSettled(
        Array.from({ length: count }, () =>
          inTransaction(dependencies, (transaction) =>
            usage.allowance.reserve(transaction, profile, 'document'),
          ),
        ),
      );
      return ends.filter(({ status }) => status === 'fulfilled').length;
    };
    expect(await reserveAtOnce(200)).toBe(50);
    expect(await statusOf(person)).toMatchObject({ documentsUsed: 50, remainingDocuments: 0 });
    await dependencies.database.updateTable('profiles').set({ plan: 'pro' }).execute();
    expect(await reserveAtOnce(20)).toBe(20);
    await dependencies.database.updateTable('profiles').set({ plan: 'starter' }).execute();
    expect(await statusOf(person)).toMatchObject({ documentsUsed: 70, remainingDocuments: 0 });
    expect(await reserveAtOnce(5)).toBe(0);
  });
});
