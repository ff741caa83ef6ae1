import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { sql } from 'kysely';

import type { TestServer } from './start-test-server.ts';

/**
 * Which of the given texts occur anywhere in storage: in the data folder's files, byte for byte, and in every row of a
 * PostgreSQL database. Mails in the outbox are excluded.
 */
export async function searchStorage(
  server: Pick<TestServer, 'dataDirectory' | 'dependencies'>,
  texts: readonly string[],
): Promise<string[]> {
  const contents = [...(await readFiles(server.dataDirectory)), ...(await readRows(server))];
  return texts.filter((text) => contents.some((content) => content.includes(text)));
}

async function readFiles(folder: string): Promise<Buffer[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && !entry.parentPath.startsWith(join(folder, 'outbox')),
  );
  return Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name))));
}

async function readRows({ dependencies }: Pick<TestServer, 'dependencies'>): Promise<string[]> {
  const { database, configuration } = dependencies;
  if (configuration.data.databaseUrl === undefined) return [];
  const tables = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
  `.execute(database);
  const rows: string[] = [];
  for (const { schema, name } of tables.rows) {
    const table = sql.id(schema, name);
    const found = await sql<{ content: string }>`select t::text as content from ${table} t`.execute(
      database,
    );
    rows.push(...found.rows.map(({ content }) => content));
  }
  return rows;
}
