import { expect, it } from 'vitest';

import {
  type DatabaseConnection,
  migrate,
  type Migration,
  openDatabase,
  readSchemaState,
} from './index.ts';
import { describeDatabases } from './testing/index.ts';

const create =
  (table: string): Migration =>
  async (database, columns) => {
    await database.schema.createTable(table).addColumn('id', columns.identity).execute();
  };
const fail: Migration = () => Promise.reject(new Error('cannot be done'));

const tables = async (connection: DatabaseConnection) =>
  (await connection.as().introspection.getTables()).map(({ name }) => name).toSorted();

describeDatabases('migrate', (open, databases) => {
  it('runs each migration once, in name order', async () => {
    const connection = await open();
    const ran: string[] = [];
    const note =
      (name: string): Migration =>
      async () => {
        ran.push(name);
      };
    await migrate(connection, {
      owner: 'auth',
      migrations: { '002': note('002'), '001': note('001') },
    });
    const migrations = { '001': note('001'), '002': note('002'), '003': note('003') };
    await migrate(connection, { owner: 'auth', migrations });
    expect(ran).toEqual(['001', '002', '003']);
  });

  it('tracks the migrations of each owner separately', async () => {
    const connection = await open();
    await migrate(connection, { owner: 'auth', migrations: { '001': create('users') } });
    await migrate(connection, { owner: 'server', migrations: { '001': create('documents') } });
    expect(await tables(connection)).toEqual(
      expect.arrayContaining(['users', 'documents', 'auth_migrations', 'server_migrations']),
    );
  });

  it('rolls back the whole run when a migration fails', async () => {
    const connection = await open();
    const migrations = { '001': create('kept'), '002': fail };
    await expect(migrate(connection, { owner: 'auth', migrations })).rejects.toMatchObject({
      code: 'database.migration_failed',
    });
    expect(await tables(connection)).not.toContain('kept');
    await migrate(connection, { owner: 'auth', migrations: { '001': create('kept') } });
    expect(await tables(connection)).toContain('kept');
  });

  it('refuses a schema that is newer than the program', async () => {
    const connection = await open();
    const newer = { '001': create('users'), '002': create('sessions') };
    await migrate(connection, { owner: 'auth', migrations: newer });
    const older = migrate(connection, { owner: 'auth', migrations: { '001': create('users') } });
    await expect(older).rejects.toMatchObject({ code: 'database.newer_schema' });
  });

  it('reports pending migrations and a newer schema without changing anything', async () => {
    const connection = await open();
    const migrations = { '001': create('users'), '002': create('sessions') };
    const newer = { ...migrations, '003': create('keys') };
    const state = (known: typeof newer | typeof migrations) =>
      readSchemaState(connection, { owner: 'auth', migrations: known });
    expect(await state(newer)).toEqual({ pending: ['001', '002', '003'], isNewer: false });
    expect(await tables(connection)).toEqual([]);
    await migrate(connection, { owner: 'auth', migrations });
    expect(await state(newer)).toEqual({ pending: ['003'], isNewer: false });
    await migrate(connection, { owner: 'auth', migrations: newer });
    expect(await state(migrations)).toEqual({ pending: [], isNewer: true });
  });

  it('runs a migration only once when several callers start at the same time', async () => {
    const location = await databases.create();
    const isShared = location.kind === 'postgresql';
    const first = await openDatabase(location);
    const others = isShared
      ? await Promise.all(Array.from({ length: 5 }, () => openDatabase(location)))
      : Array.from({ length: 5 }, () => first);
    let runs = 0;
    const counted: Migration = async (database, columns) => {
      runs += 1;
      await create('users')(database, columns);
    };
    await Promise.all(
      [first, ...others].map((connection) =>
        migrate(connection, { owner: 'auth', migrations: { '001': counted } }),
      ),
    );
    expect(runs).toBe(1);
    await Promise.all([first, ...others].map((connection) => connection.close()));
  });
});
