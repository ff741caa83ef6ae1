import { describe, expect, it } from 'vitest';

import { type DatabaseConnection, isUniqueViolation, migrate, type Migration } from './index.ts';
import { describeDatabases } from './testing/index.ts';

interface Schema {
  samples: {
    id: number | undefined;
    amount: number | null;
    ratio: number | null;
    name: string | null;
    content: Uint8Array | null;
  };
}

const createSamples: Migration = async (database, columns) => {
  await database.schema
    .createTable('samples')
    .addColumn('id', columns.identity)
    .addColumn('amount', columns.integer)
    .addColumn('ratio', columns.real)
    .addColumn('name', columns.text, (column) => column.unique())
    .addColumn('content', columns.bytes)
    .execute();
};

async function prepare(connection: DatabaseConnection) {
  await migrate(connection, { owner: 'server', migrations: { '001-samples': createSamples } });
  return connection.as<Schema>();
}

describeDatabases('a database', (open) => {
  it('returns stored values with their original types', async () => {
    const database = await prepare(await open());
    const row = {
      amount: Number.MAX_SAFE_INTEGER,
      ratio: 0.1,
      name: 'Łódź 🧾',
      content: new Uint8Array([0, 255, 10]),
    };
    const stored = await database.insertInto('samples').values(row).returningAll().execute();
    expect(stored).toEqual([{ id: 1, ...row }]);
    expect(stored[0]?.content?.constructor).toBe(Uint8Array);
  });

  it('distinguishes null from zero and empty values', async () => {
    const database = await prepare(await open());
    const rows = [
      { amount: null, ratio: null, name: null, content: null },
      { amount: 0, ratio: 0, name: '', content: new Uint8Array() },
    ];
    await database.insertInto('samples').values(rows).execute();
    const stored = await database
      .selectFrom('samples')
      .select(['amount', 'ratio', 'name', 'content'])
      .orderBy('id')
      .execute();
    expect(stored).toEqual(rows);
  });

  it('returns counts, sums and averages as numbers', async () => {
    const database = await prepare(await open());
    await database
      .insertInto('samples')
      .values([{ amount: 2 }, { amount: 3 }])
      .execute();
    const totals = await database
      .selectFrom('samples')
      .select(({ fn }) => [
        fn.countAll().as('count'),
        fn.sum('amount').as('sum'),
        fn.avg('amount').as('average'),
      ])
      .executeTakeFirst();
    expect(totals).toEqual({ count: 2, sum: 5, average: 2.5 });
  });

  it('treats a whole number as an integer, including in arithmetic', async () => {
    const database = await prepare(await open());
    await database.insertInto('samples').values({ amount: 7 }).execute();
    const row = await database
      .selectFrom('samples')
      .select((builder) => builder(builder('amount', '/', 2), '*', 2).as('even'))
      .executeTakeFirst();
    expect(row).toEqual({ even: 6 });
  });

  it('throws instead of rounding a number too large to be exact', async () => {
    const database = await prepare(await open());
    const amount = Number.MAX_SAFE_INTEGER;
    await database.insertInto('samples').values({ amount }).execute();
    const tooLarge = database
      .selectFrom('samples')
      .select(({ eb }) => eb('amount', '+', 1).as('sum'))
      .execute();
    await expect(tooLarge).rejects.toThrow(RangeError);
  });

  it('sorts text by code point', async () => {
    const database = await prepare(await open());
    const names = ['a', 'B', 'ä', '_', 'Z'];
    await database
      .insertInto('samples')
      .values(names.map((name) => ({ name })))
      .execute();
    const rows = await database.selectFrom('samples').select('name').orderBy('name').execute();
    expect(rows.map(({ name }) => name)).toEqual(['B', 'Z', '_', 'a', 'ä']);
  });

  it('distinguishes unique violations from other errors', async () => {
    const database = await prepare(await open());
    const insert = (values: { id?: number; name: string }) =>
      database
        .insertInto('samples')
        .values(values)
        .execute()
        .catch((error: unknown) => error);
    await insert({ name: 'one' });
    expect(isUniqueViolation(await insert({ name: 'one' }))).toBe(true);
    expect(isUniqueViolation(await insert({ id: 1, name: 'two' }))).toBe(true);
    const nonsense = await database
      .selectFrom('absent' as 'samples')
      .selectAll()
      .execute()
      .catch((error: unknown) => error);
    expect(nonsense).toBeInstanceOf(Error);
    expect(isUniqueViolation(nonsense)).toBe(false);
  });

  it('updates on conflict and returns the row', async () => {
    const database = await prepare(await open());
    const upsert = () =>
      database
        .insertInto('samples')
        .values({ name: 'one', amount: 1 })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet(({ eb }) => ({ amount: eb('samples.amount', '+', 1) })),
        )
        .returning('amount')
        .executeTakeFirst();
    expect([await upsert(), await upsert()]).toEqual([{ amount: 1 }, { amount: 2 }]);
  });

  it('rolls back a transaction that fails', async () => {
    const database = await prepare(await open());
    const attempt = database.transaction().execute(async (transaction) => {
      await transaction.insertInto('samples').values({ name: 'lost' }).execute();
      throw new Error('changed its mind');
    });
    await expect(attempt).rejects.toThrow('changed its mind');
    expect(await database.selectFrom('samples').selectAll().execute()).toEqual([]);
  });

  it('isolates concurrent transactions from one another', async () => {
    const database = await prepare(await open());
    await database.insertInto('samples').values({ name: 'counter', amount: 0 }).execute();
    const increments = Array.from({ length: 30 }, () =>
      database.transaction().execute(async (transaction) => {
        const { amount } = await transaction
          .updateTable('samples')
          .set(({ eb }) => ({ amount: eb('amount', '+', 1) }))
          .returning('amount')
          .executeTakeFirstOrThrow();
        if (amount === 10) throw new Error('the tenth is undone');
        return amount;
      }),
    );
    const outcomes = await Promise.allSettled(increments);
    // After a rollback, the next insert reaches ten again, so all later ones fail too.
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(9);
    const row = await database.selectFrom('samples').select('amount').executeTakeFirst();
    expect(row).toEqual({ amount: 9 });
  });

  it('can be closed before any query and more than once, then rejects queries', async () => {
    const connection = await open();
    await connection.close();
    await connection.close();
    await expect(
      connection.as<Schema>().selectFrom('samples').selectAll().execute(),
    ).rejects.toThrow();
  });
});

describe('isUniqueViolation', () => {
  it('returns false for values that are not errors', () => {
    expect(isUniqueViolation({ code: '23505' })).toBe(false);
    expect(isUniqueViolation(null)).toBe(false);
  });
});
