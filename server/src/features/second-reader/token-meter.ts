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

  /** Counts an estimate, and returns how to correct it; the correction counts for the same month. */
  async spend(profileId: number, estimated: Tokens): Promise<(actual: Tokens) => Promise<void>> {
    const { start } = monthOf(this.#clock.now());
    await this.#add(profileId, start, sum(estimated));
    return (actual) => this.#add(profileId, start, sum(actual) - sum(estimated));
  }

  async #add(profileId: number, start: number, tokens: number): Promise<void> {
    if (tokens === 0) return;
    await this.#database
      .insertInto('language_model_usage')
      .values({ profile_id: profileId, period_start: start, tokens })
      .onConflict((conflict) =>
        conflict
          .columns(['profile_id', 'period_start'])
          .doUpdateSet((set) => ({ tokens: set('language_model_usage.tokens', '+', tokens) })),
      )
      .execute();
  }
}

function sum({ input, output }: Tokens): number {
  return input + output;
}
