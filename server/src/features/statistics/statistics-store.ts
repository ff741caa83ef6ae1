import type { Statistics } from '@proviso/contracts';
import { CATEGORIES, type Category, SEVERITIES } from '@proviso/engine/vocabulary';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Schema } from '#server/tables/schema.ts';

/** Sums of the columns that count flags, by category. */
const FINDINGS = Object.fromEntries(
  CATEGORIES.map((category) => {
    const columns = SEVERITIES.map((severity) => sql.ref(`${category}_${severity}`));
    return [category, sql<number>`sum(${sql.join(columns, sql` + `)})`];
  }),
) as Record<Category, RawBuilder<number>>;

/** A week, by its number since the epoch. */
interface WeekRow extends Record<Category, number> {
  readonly week: number;
  readonly documents: number;
}

/** Aggregates over one account's analyzed documents. */
export class StatisticsStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** By whole weeks of `length` after `origin`, both in milliseconds; weeks without documents are left out. */
  async countWeeks(profileId: number, origin: number, length: number): Promise<WeekRow[]> {
    // Inlined, not bound: with parameters, PostgreSQL would not recognize it as the grouped expression.
    const week = sql<number>`(uploaded_at - ${sql.lit(origin)}) / ${sql.lit(length)}`;
    return this.#completed(profileId)
      .where('uploaded_at', '>=', origin)
      .select(({ fn }) => [
        week.as('week'),
        fn.countAll<number>().as('documents'),
        ...CATEGORIES.map((category) => FINDINGS[category].as(category)),
      ])
      .groupBy(week)
      .execute();
  }

  /** The most frequent types, most frequent first. */
  async countTypes(profileId: number, limit: number): Promise<Statistics['types']> {
    return this.#completed(profileId)
      .innerJoin('finding_counts', 'finding_counts.document_id', 'documents.id')
      .select(({ fn }) => [
        'category',
        'type',
        fn.max('type_name').as('typeName'),
        fn.sum<number>('findings').as('findings'),
        fn.countAll<number>().as('documents'),
      ])
      .groupBy(['category', 'type'])
      .orderBy('findings', 'desc')
      .orderBy('type')
      .limit(limit)
      .execute();
  }

  /** How many documents are analyzed, and their median time; with an even count, the mean of the middle two. */
  async measureTimes(profileId: number): Promise<{ analyzed: number; median: number | null }> {
    const { analyzed } = await this.#completed(profileId)
      .select(({ fn }) => fn.countAll<number>().as('analyzed'))
      .executeTakeFirstOrThrow();
    const rows = await this.#completed(profileId)
      .select('processing_ms')
      .orderBy('processing_ms')
      .offset(Math.max(0, Math.ceil(analyzed / 2) - 1))
      .limit(analyzed % 2 === 0 ? 2 : 1)
      .execute();
    const times = rows.map((row) => row.processing_ms ?? 0);
    const sum = times.reduce((total, time) => total + time, 0);
    return { analyzed, median: times.length === 0 ? null : sum / times.length };
  }

  /** Documents whose findings are not counted by type, or for which it is not recorded how much was read. */
  async listUncounted(profileId: number): Promise<{ id: number; hasTypes: boolean }[]> {
    const rows = await this.#completed(profileId)
      .select(['id', 'has_type_counts'])
      .where((row) =>
        row.or([
          row('has_type_counts', '=', 0),
          // Where something was found, the verdict does not depend on it.
          row.and([row('is_partly_read', 'is', null), row('compliance_status', '=', 'compliant')]),
          row.and([row('is_unread', '=', 1), row('is_blank', 'is', null)]),
        ]),
      )
      .orderBy('id', 'desc')
      .execute();
    return rows.map((row) => ({ id: row.id, hasTypes: row.has_type_counts === 1 }));
  }

  #completed(profileId: number) {
    return this.#database
      .selectFrom('documents')
      .where('profile_id', '=', profileId)
      .where('status', '=', 'completed' satisfies Schema['documents']['status']);
  }
}
