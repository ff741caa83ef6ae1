import { AuthError } from '../errors.ts';
import { hashSecret } from '../keys/hash-secret.ts';
import type { Clock } from '../options.ts';
import { type AuthDatabase, inTransaction } from '../tables.ts';

/** A burst of this many attempts, then one more every `interval` milliseconds. */
export interface Rate {
  readonly burst: number;
  readonly interval: number;
}

/** What is counted (`sign-in address 192.0.2.1`) and its rate. */
export interface Bucket {
  readonly subject: string;
  readonly rate: Rate;
}

/** Counts attempts in the database, so that the counts survive a restart and are shared by several processes. */
export interface Throttle {
  /** Throws what `take` would throw, without counting: for rejecting requests before costly work. */
  check(buckets: readonly Bucket[]): Promise<void>;
  /** Counts one attempt in every bucket, or in none and throws `over_request_rate_limit` when one is full. */
  take(buckets: readonly Bucket[]): Promise<void>;
  /** Empties a bucket. */
  forget(subject: string): Promise<void>;
  /** Deletes empty buckets. */
  sweep(): Promise<void>;
}

/**
 * Leaky buckets. Each is stored as the time at which it will be empty: an attempt moves that time forward by one
 * interval, and is rejected if it would then exceed the burst.
 */
export function createThrottle(database: AuthDatabase, clock: Clock): Throttle {
  return {
    check: async (buckets) => {
      await checkAll(database, buckets, clock.now());
    },
    take: (buckets) =>
      inTransaction(database, async (transaction) => {
        for (const bucket of buckets) await takeFrom(transaction, bucket, clock.now());
      }),
    forget: async (subject) => {
      await database.deleteFrom('authThrottles').where('key', '=', hashSecret(subject)).execute();
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
  const keyed = buckets.map((bucket) => ({ bucket, key: hashSecret(bucket.subject) }));
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
    if (wait > 0) throw rateLimitError(wait);
  }
}

async function takeFrom(database: AuthDatabase, bucket: Bucket, now: number): Promise<void> {
  const { interval } = bucket.rate;
  const key = hashSecret(bucket.subject);
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
            // A parameter: a literal time would make every attempt a new prepared statement.
            .else(builder.val(now + interval))
            .end(),
        }))
        .where('authThrottles.emptyAt', '<=', latest),
    )
    .returning('emptyAt')
    .executeTakeFirst();
  if (taken !== undefined) return;
  await checkAll(database, [bucket], now);
  // The bucket emptied between the two queries; still, this attempt was not counted.
  throw rateLimitError(0);
}

/** An attempt is rejected while the bucket empties later than this. */
function latestFor({ rate }: Bucket, now: number): number {
  return now + (rate.burst - 1) * rate.interval;
}

function rateLimitError(wait: number): AuthError {
  const retryAfter = Math.max(1, Math.ceil(wait / 1000));
  return new AuthError('over_request_rate_limit', { retryAfter });
}
