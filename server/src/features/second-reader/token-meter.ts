import { monthOf } from '#server/calendar/month-of.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Tokens } from '#server/ports/language-model.ts';
import { isoTime } from '#server/tables/iso-time.ts';
import type { Database } from '#server/tables/schema.ts';

/** Counts each account's tokens per calendar month, in UTC. */
export class TokenMeter {
  readonly #database: Database;
  readonly #clock: Clock;

  constructor({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
    this.#database = database;
    this.#clock = clock;
  }

  /** Tokens of questions and answers together. */
  async used(profileId: number): Promise<number> {
    const row = await this.#database
      .selectFrom('language_model_usage')
      .select('tokens')
      .where('profile_id', '=', profileId)
      .where('period_start', '=', monthOf(this.#clock.now()).start)
      .executeTakeFirst();
    return row?.tokens ?? 0;
  }

  /** The months with any use, oldest first. */
  async list(profileId: number): Promise<{ periodStart: string; tokens: number }[]> {
    const rows = await this.#database
      .selectFrom('language_model_usage')
      .select(['period_start', 'tokens'])
      .where('profile_id', '=', profileId)
      .orderBy('period_start')
      .execute();
    return rows.map(({ period_start: start, tokens }) => ({ periodStart: isoTime(start), tokens }));
  }

  async add(profileId: number, { input, output }: Tokens): Promise<void> {
    const tokens = input + output;
    if (tokens === 0) return;
    const key = { profile_id: profileId, period_start: monthOf(this.#clock.now()).start };
    await this.#database
      .insertInto('language_model_usage')
      .values({ ...key, tokens })
      .onConflict((conflict) =>
        conflict
          .columns(['profile_id', 'period_start'])
          .doUpdateSet((set) => ({ tokens: set('language_model_usage.tokens', '+', tokens) })),
      )
      .execute();
  }
}
