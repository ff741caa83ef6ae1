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

/**
 * Marks these files as deleted in a copy of the database, so that it promises no missing files; their texts are deleted
 * too.
 */
export async function markOriginalsDeleted(file: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await withDatabase(file, async (database) => {
    const tables = await database.introspection.getTables();
    // The database may be from a version before texts were stored.
    const hasTexts = tables.some(({ name }) => name === 'document_texts');
    for (let start = 0; start < keys.length; start += BATCH) {
      const batch = keys.slice(start, start + BATCH);
      await database
        .updateTable('documents')
        .set({ original_deleted_at: Date.now() })
        .where('blob_key', 'in', batch)
        .execute();
      if (!hasTexts) continue;
      await database
        .deleteFrom('document_texts')
        .where('document_id', 'in', (documents) =>
          documents.selectFrom('documents').select('id').where('blob_key', 'in', batch),
        )
        .execute();
    }
  });
}

/** Opens a copy of the database for one piece of work. */
export async function withDatabase<Result>(
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
