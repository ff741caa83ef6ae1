import { sql } from 'kysely';

import type { DatabaseConnection } from '../open-database.ts';

/**
 * Foreign key columns that are not the first of any index, as `table.column`: each deletion of a referenced row scans
 * their whole table.
 */
export async function listUnindexedReferences(connection: DatabaseConnection): Promise<string[]> {
  const query = connection.kind === 'sqlite' ? ON_SQLITE : ON_POSTGRESQL;
  const { rows } = await query.execute(connection.as());
  return rows.map(({ reference }) => reference).toSorted();
}

interface Reference {
  readonly reference: string;
}

/** A single integer primary key is SQLite's row id, and needs no index. */
const ON_SQLITE = sql<Reference>`
  select tables.name || '.' || keys."from" as reference
  from sqlite_schema tables, pragma_foreign_key_list(tables.name) keys
  where tables.type = 'table'
    and not exists (
      select 1 from pragma_table_info(tables.name) own
      where own.name = keys."from" and own.pk = 1
    )
    and not exists (
      select 1 from pragma_index_list(tables.name) indexes, pragma_index_info(indexes.name) columns
      where columns.seqno = 0 and columns.name = keys."from"
    )`;

const ON_POSTGRESQL = sql<Reference>`
  select keys.conrelid::regclass::text || '.' || columns.attname as reference
  from pg_constraint keys
  join pg_attribute columns on columns.attrelid = keys.conrelid and columns.attnum = keys.conkey[1]
  where keys.contype = 'f'
    and not exists (
      select 1 from pg_index indexes
      where indexes.indrelid = keys.conrelid and indexes.indkey[0] = keys.conkey[1]
    )`;
