import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** Enough for every query of the program; queries with lists of varying length must not fill the memory. */
const CACHED_STATEMENTS = 256;

/** Lets Kysely's SQLite driver run on Node's own SQLite, with a cache of prepared statements. */
export function adaptNodeSqlite(database: DatabaseSync): SqliteDatabase {
  const cache = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(text) {
      const statement = cache.get(text) ?? adaptStatement(database.prepare(text));
      // Reinserting makes it the most recent: the map's first key is the least recently used.
      cache.delete(text);
      cache.set(text, statement);
      if (cache.size > CACHED_STATEMENTS) cache.delete(cache.keys().next().value ?? text);
      return statement;
    },
  };
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(bindable)),
    run: (parameters) => statement.run(...parameters.map(bindable)),
    iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
  };
}

/** Binds integers as integers, as PostgreSQL does; Node would bind every number as a float. */
function bindable(value: unknown): SQLInputValue {
  // Kysely passes parameters untyped; the binding itself rejects what SQLite cannot store.
  return Number.isSafeInteger(value) ? BigInt(value as number) : (value as SQLInputValue);
}
