import type { Plan } from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import {
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  integer,
  nat,
  oneof,
  record,
} from 'fast-check';
import { expect, it } from 'vitest';

import type { ProfileRecord } from '#server/account.ts';
import { DAY_MS } from '#server/calendar/durations.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { createFeatures } from '#server/features.ts';
import { Refusal } from '#server/refusals/refusal.ts';
import { buy, CARDS, statusOf } from '#server/testing/buyer.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { startTestServer, type TestServer } from '#server/testing/start-test-server.ts';

const LIMITS: Readonly<Record<Plan, number>> = { free: 3, starter: 50, pro: 500 };
const RUNS = 25;

/** Operations on the ledger: concurrent reservations, settling an earlier one, passing time, and changing plans. */
const steps = oneof(
  record({ kind: constant('reserve' as const), count: integer({ min: 1, max: 5 }) }),
  record({
    kind: constantFrom('spend' as const, 'release' as const),
    which: nat(),
    times: integer({ min: 1, max: 3 }),
  }),
  // Within a month, across its end, and over a whole one.
  record({ kind: constant('wait' as const), days: constantFrom(1, 20, 40) }),
  record({ kind: constant('plan' as const), plan: constantFrom<Plan>('free', 'starter', 'pro') }),
);

interface Reservation {
  readonly id: number;
  readonly month: number;
  state: 'held' | 'spent' | 'returned';
}

/** One new profile's ledger, and a model of what it should hold. */
class UsageModel {
  readonly #dependencies: Dependencies;
  readonly #time: { now: number };
  readonly #usage: ReturnType<typeof createFeatures>['usage'];
  readonly #expected: Reservation[] = [];
  #profile: ProfileRecord;

  constructor(dependencies: Dependencies, time: { now: number }, profile: ProfileRecord) {
    this.#dependencies = dependencies;
    this.#time = time;
    this.#usage = createFeatures(dependencies).usage;
    this.#profile = profile;
  }

  wait(days: number): void {
    this.#time.now += days * DAY_MS;
  }

  changePlan(plan: Plan): void {
    this.#profile = { ...this.#profile, plan };
  }

  async reserve(count: number): Promise<void> {
    const month = monthStart(this.#time.now);
    const left = Math.max(0, LIMITS[this.#profile.plan] - this.#used());
    const reserveOne = () =>
      this.#transact((transaction) =>
        this.#usage.allowance.reserve(transaction, this.#profile, 'document'),
      );
    const ends = await Promise.allSettled(Array.from({ length: count }, reserveOne));
    const faults = ends.filter(
      (end) => end.status === 'rejected' && !(end.reason instanceof Refusal),
    );
    const ids = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
    expect(faults).toEqual([]);
    expect(ids).toHaveLength(Math.min(count, left));
    this.#expected.push(...ids.map((id) => ({ id, month, state: 'held' as const })));
  }

  async settle(how: 'spend' | 'release', which: number, times: number): Promise<void> {
    const reservation = this.#expected[which % Math.max(1, this.#expected.length)];
    if (reservation === undefined) return;
    const settleOnce = () =>
      this.#transact((transaction) => this.#usage.allowance[how](transaction, reservation.id));
    await Promise.all(Array.from({ length: times }, settleOnce));
    if (reservation.state === 'held') reservation.state = how === 'spend' ? 'spent' : 'returned';
  }

  async check(): Promise<void> {
    const { documentsUsed } = await this.#usage.readSubscriptionStatus(this.#profile);
    expect(documentsUsed).toBe(this.#used());
    const rows = await this.#dependencies.database
      .selectFrom('reservations')
      .select(['id', 'state'])
      .where('profile_id', '=', this.#profile.id)
      .orderBy('id')
      .execute();
    const expected = this.#expected.map(({ id, state }) => ({ id, state }));
    expect(rows).toEqual(expected.sort((a, b) => a.id - b.id));
  }

  #used(): number {
    const month = monthStart(this.#time.now);
    return this.#expected.filter((one) => one.month === month && one.state !== 'returned').length;
  }

  #transact<Result>(run: (transaction: Dependencies['database']) => Promise<Result>) {
    return this.#dependencies.database.transaction().execute(run);
  }
}

function monthStart(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
}

async function createProfile({ app, dependencies }: TestServer): Promise<ProfileRecord> {
  const { userId } = await signUp(app, `${crypto.randomUUID()}@example.com`);
  const profile = await createFeatures(dependencies).profiles.findProfile(userId);
  if (profile === null) throw new Error('expected a profile');
  return profile;
}

describeDatabases('the analysis ledger', (_open, databases) => {
  it('matches a model after any sequence of operations, including concurrent ones', async () => {
    const time = { now: Date.UTC(2031, 0, 1) };
    const server = await startTestServer(databases, {
      environment: { PLAN_FREE_LIMIT: String(LIMITS.free) },
      clock: { now: () => time.now },
      background: false,
    });
    const property = asyncProperty(array(steps, { maxLength: 12 }), async (plot) => {
      const model = new UsageModel(server.dependencies, time, await createProfile(server));
      for (const step of plot) {
        if (step.kind === 'wait') model.wait(step.days);
        else if (step.kind === 'plan') model.changePlan(step.plan);
        else if (step.kind === 'reserve') await model.reserve(step.count);
        else await model.settle(step.kind, step.which, step.times);
        await model.check();
      }
    });
    await assert(property, { numRuns: RUNS });
  }, 120_000);

  it('admits exactly 50 of 200 concurrent requests on the starter plan, and applies plan changes immediately', async () => {
    const { app, dependencies } = await startTestServer(databases, { background: false });
    const { database } = dependencies;
    const person = await signUp(app, 'anna@example.com');
    await buy(person, 'starter', { card: CARDS.good });
    const { usage, profiles } = createFeatures(dependencies);
    const reserveAtOnce = async (count: number) => {
      const profile = await profiles.findProfile(person.userId);
      if (profile === null) throw new Error('expected a profile');
      const reserveOne = () =>
        database
          .transaction()
          .execute((transaction) => usage.allowance.reserve(transaction, profile, 'document'));
      const ends = await Promise.allSettled(Array.from({ length: count }, reserveOne));
      return ends.filter(({ status }) => status === 'fulfilled').length;
    };
    const changePlan = (plan: Plan) => database.updateTable('profiles').set({ plan }).execute();
    expect(await reserveAtOnce(200)).toBe(50);
    expect(await statusOf(person)).toMatchObject({ documentsUsed: 50, remainingDocuments: 0 });
    await changePlan('pro');
    expect(await reserveAtOnce(20)).toBe(20);
    await changePlan('starter');
    expect(await statusOf(person)).toMatchObject({ documentsUsed: 70, remainingDocuments: 0 });
    expect(await reserveAtOnce(5)).toBe(0);
  });
});
