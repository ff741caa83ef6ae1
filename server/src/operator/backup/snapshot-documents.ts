import { openDatabase } from '@proviso/database';

import type { Database, Schema } from '#server/tables/schema.ts';

const BATCH = 500;

/** The keys of the files that a copy of the database says are kept. */
export async function listKeptBlobs(file: string): Promise<string[]> {
  return withDatabase(file, async (database) => {
    const rows = await database
      .selectFrom('documents')
      .select('blob_key')
      .where('original_deleted_at', 'is', null)
      .orderBy('id')
      .execute();
    return rows.map(({ blob_key: key }) => key);
  });
}

/** Writes into a copy of the database that these files are gone, so that nobody is promised them. */
export async function markOriginalsDeleted(file: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await withDatabase(file, async (database) => {
    for (let start = 0; start < keys.length; start += BATCH) {
      await database
        .updateTable('documents')
        .set({ original_deleted_at: Date.now() })
        .where('blob_key', 'in', keys.slice(start, start + BATCH))
        .execute();
    }
  });
}

async function withDatabase<Result>(
  file: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const connection = await openDatabase({ kind: 'sqlite', file });
  try {
    return await work(connection.as<Schema>());
  } finally {
    await connection.close();
  }
}
