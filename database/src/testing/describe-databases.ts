import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';
import { afterAll, describe, inject } from 'vitest';

import { type DatabaseConnection, type DatabaseLocation, openDatabase } from '../open-database.ts';
import type { TestPostgresql } from './postgresql-global-setup.ts';

/** What a suite gets for each kind of database. */
export interface TestDatabases {
  /** Opens a new, empty database; it is closed when the suite ends. */
  readonly open: () => Promise<DatabaseConnection>;
  /** Creates a new, empty database without opening it: for other processes, and for reopening. */
  readonly create: () => Promise<DatabaseLocation>;
}

type Suite = (open: TestDatabases['open'], databases: TestDatabases) => void;

/**
 * Runs a suite on SQLite and on PostgreSQL; most suites need only `open`. Where PostgreSQL cannot run, its suite is
 * skipped and the title says why.
 */
export function describeDatabases(title: string, suite: Suite): void {
  describe(`${title} (SQLite)`, () => {
    const databases = prepareSqlite();
    suite(databases.open, databases);
  });
  describePostgresql(title, suite);
}

/** Runs a suite on PostgreSQL only, for what SQLite cannot do. */
export function describePostgresql(title: string, suite: Suite): void {
  const postgresql = inject('postgresql') as TestPostgresql | undefined;
  if (postgresql !== undefined && 'host' in postgresql) {
    describe(`${title} (PostgreSQL)`, () => {
      const databases = preparePostgresql(postgresql.host);
      suite(databases.open, databases);
    });
    return;
  }
  const reason = postgresql?.reason ?? 'the global set-up did not run';
  describe.skip(`${title} (PostgreSQL skipped: ${reason})`, () => {
    const create = () => Promise.reject(new Error(reason));
    suite(create, { open: create, create });
  });
}

function prepareSqlite(): TestDatabases {
  let folder: string | undefined;
  afterAll(() => folder !== undefined && rmSync(folder, { recursive: true, force: true }));
  return withOpen(async () => {
    folder ??= mkdtempSync(join(tmpdir(), 'proviso-sqlite-'));
    return { kind: 'sqlite', file: join(folder, `${randomUUID()}.db`) };
  });
}

function preparePostgresql(host: string): TestDatabases {
  return withOpen(async () => {
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    const client = new Client({ connectionString: address(host, 'postgres') });
    await client.connect();
    try {
      await client.query(`create database ${name}`);
    } finally {
      await client.end();
    }
    return { kind: 'postgresql', url: address(host, name) };
  });
}

/** The name before the @ is the server's only role, trusted on its socket. */
function address(host: string, database: string): string {
  return `postgresql://proviso@localhost/${database}?host=${encodeURIComponent(host)}`;
}

function withOpen(create: TestDatabases['create']): TestDatabases {
  const connections: DatabaseConnection[] = [];
  // Hooks run in reverse order: connections are closed before their folder is removed.
  afterAll(() => Promise.all(connections.map((connection) => connection.close())));
  return {
    create,
    open: async () => {
      const connection = await openDatabase(await create());
      connections.push(connection);
      return connection;
    },
  };
}
