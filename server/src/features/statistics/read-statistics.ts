import { type Statistics, STATISTICS_WEEKS } from '@proviso/contracts';

import type { ProfileRecord } from '#server/account.ts';
import { DAY_MS } from '#server/calendar/durations.ts';
import type { Clock } from '#server/ports/clock.ts';

import type { StatisticsStore } from './statistics-store.ts';

const WEEK_MS = 7 * DAY_MS;
/** The epoch was a Thursday; the Monday of its week was three days earlier. */
const FIRST_MONDAY = -3 * DAY_MS;
const MAX_TYPES = 8;
/** The most older analyses counted per request: each must be decrypted and parsed. */
const MAX_COUNTED_AT_ONCE = 20;

interface Dependencies {
  readonly statistics: StatisticsStore;
  /** Counts the findings of an analysis made before counts existed. */
  readonly countTypes: (profile: ProfileRecord, documentId: number) => Promise<void>;
  readonly clock: Clock;
}

export type ReadStatistics = (profile: ProfileRecord) => Promise<Statistics>;

/** The figures for an account's documents. Documents left uncounted by older versions are counted a few at a time. */
export function createReadStatistics({
  statistics,
  countTypes,
  clock,
}: Dependencies): ReadStatistics {
  return async (profile) => {
    const uncounted = await statistics.listUncounted(profile.id);
    const counted = uncounted.slice(0, MAX_COUNTED_AT_ONCE);
    for (const { id } of counted) await countTypes(profile, id);
    const origin = firstWeek(clock.now());
    const { analyzed, median } = await statistics.measureTimes(profile.id);
    return {
      weeks: fillWeeks(origin, await statistics.countWeeks(profile.id, origin, WEEK_MS)),
      types: await statistics.countTypes(profile.id, MAX_TYPES),
      medianProcessingTime: median,
      analyzed,
      uncounted: uncounted.slice(counted.length).filter(({ hasTypes }) => !hasTypes).length,
    };
  };
}

/** The start of the oldest week shown. */
function firstWeek(now: number): number {
  const thisWeek = now - ((now - FIRST_MONDAY) % WEEK_MS);
  return thisWeek - (STATISTICS_WEEKS - 1) * WEEK_MS;
}

function fillWeeks(
  origin: number,
  rows: Awaited<ReturnType<StatisticsStore['countWeeks']>>,
): Statistics['weeks'] {
  return Array.from({ length: STATISTICS_WEEKS }, (_, week) => {
    const row = rows.find((candidate) => candidate.week === week);
    const { documents = 0, pii = 0, discrimination = 0, legal = 0, policy = 0 } = row ?? {};
    const start = new Date(origin + week * WEEK_MS).toISOString().slice(0, 10);
    return { start, documents, findings: { pii, discrimination, legal, policy } };
  });
}
