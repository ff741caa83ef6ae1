import { setTimeout } from 'node:timers/promises';

import { describePostgresql } from '@proviso/database/testing';
import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';

describePostgresql('a connection that the server ends', (open) => {
  it.each([
    ['between two queries', 'select 1'],
    ['during a query', 'select pg_sleep(5)'],
  ])('%s of a transaction fails that transaction, and not the process', async (when, query) => {
    const database = (await open()).as<unknown>();
    const failed = database.transaction().execute(async (transaction) => {
      const ending = endConnection(database, await readProcessId(transaction));
      if (when === 'between two queries') await ending;
      // Long enough to receive the end.
      await setTimeout(when === 'between two queries' ? 200 : 0);
      await sql.raw(query).execute(transaction);
    });
    // An error that nobody listens for would be uncaught, and fail the run.
    await expect(failed).rejects.toThrow();
    await sql`select 1`.execute(database);
  });
});

async function readProcessId(database: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ id: number }>`select pg_backend_pid() as id`.execute(database);
  return rows[0]?.id ?? 0;
}

async function endConnection(database: Kysely<unknown>, id: number): Promise<void> {
  await setTimeout(50);
  await sql`select pg_terminate_backend(${id})`.execute(database);
}
