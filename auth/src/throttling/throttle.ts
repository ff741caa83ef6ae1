import { createHash } from 'node:crypto';

import { AuthError } from '../errors.ts';
import type { Clock } from '../options.ts';
import { type AuthDatabase, inTransaction } from '../tables.ts';

/** So many tries at once, then one more each `interval` milliseconds. */
export interface Rate {
  readonly burst: number;
  readonly interval: number;
}

/** One thing that is counted: what it is (`sign-in address 192.0.2.1`) and how often it may be. */
interface Bucket {
  readonly subject: string;
  readonly rate: Rate;
}

/** Counts tries in the database, so that a restart forgives nothing and several processes count together. */
export interface Throttle {
  /** Throws what `take` would throw, and counts nothing: for turning people away before work that costs. */
  check(buckets: readonly Bucket[]): Promise<void>;
  /** Counts one try in every bucket, or in none and throws `over_request_rate_limit` when one is full. */
  take(buckets: readonly Bucket[]): Promise<void>;
  /** Empties a bucket. */
  forget(subject: string): Promise<void>;
  /** Removes buckets that are empty anyhow. */
  sweep(): Promise<void>;
}

/**
 * Leaky buckets. Each is one number, the time at which it will have run empty: a try moves that time forward by
 * one interval, and is refused where it would end up further ahead than the burst allows.
 */
export function createThrottle(database: AuthDatabase, clock: Clock): Throttle {
  return {
    check: async (buckets) => {
      await checkAll(database, buckets, clock.now());
    },
    take: (buckets) =>
      inTransaction(database, async (transaction) => {
        for (const bucket of buckets) await takeOne(transaction, bucket, clock.now());
      }),
    forget: async (subject) => {
      await database.deleteFrom('authThrottles').where('key', '=', hash(subject)).execute();
    },
    sweep: async () => {
      await database.deleteFrom('authThrottles').where('emptyAt', '<=', clock.now()).execute();
    },
  };
}

async function checkAll(
  database: AuthDatabase,
  buckets: readonly Bucket[],
  now: number,
): Promise<void> {
  const keyed = buckets.map((bucket) => ({ bucket, key: hash(bucket.subject) }));
  const rows = await database
    .selectFrom('authThrottles')
    .selectAll()
    .where(
      'key',
      'in',
      keyed.map(({ key }) => key),
    )
    .execute();
  const emptyAt = new Map(rows.map((row) => [row.key, row.emptyAt]));
  for (const { bucket, key } of keyed) {
    const wait = (emptyAt.get(key) ?? now) - latestFor(bucket, now);
    if (wait > 0) throw tooMany(wait);
  }
}

async function takeOne(database: AuthDatabase, bucket: Bucket, now: number): Promise<void> {
  const { interval } = bucket.rate;
  const key = hash(bucket.subject);
  const latest = latestFor(bucket, now);
  const taken = await database
    .insertInto('authThrottles')
    .values({ key, emptyAt: now + interval })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((builder) => ({
          emptyAt: builder
            .case()
            .when('authThrottles.emptyAt', '>', now)
            .then(builder('authThrottles.emptyAt', '+', interval))
            // Bound, since a time written into the text would make every try a new statement.
            .else(builder.val(now + interval))
            .end(),
        }))
        .where('authThrottles.emptyAt', '<=', latest),
    )
    .returning('emptyAt')
    .executeTakeFirst();
  if (taken !== undefined) return;
  await checkAll(database, [bucket], now);
  // It has run empty between the two queries: still, this try was not counted.
  throw tooMany(0);
}

/** A try is refused for as long as the bucket runs empty later than this. */
function latestFor({ rate }: Bucket, now: number): number {
  return now + (rate.burst - 1) * rate.interval;
}

function tooMany(wait: number): AuthError {
  const retryAfter = Math.max(1, Math.ceil(wait / 1000));
  return new AuthError('over_request_rate_limit', { retryAfter });
}

function hash(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url');
}
