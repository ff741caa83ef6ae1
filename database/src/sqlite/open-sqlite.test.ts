import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { copySqlite, openDatabase } from '../index.ts';

const face = import.meta.resolve('../index.ts');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'proviso-sqlite-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a process that owns the database, reports every row it has stored, and never ends. */
async function startWriter(file: string) {
  const program = `
    import { openDatabase } from ${JSON.stringify(face)};
    const connection = await openDatabase({ kind: 'sqlite', file: ${JSON.stringify(file)} });
    const database = connection.as();
    await database.schema.createTable('rows').addColumn('number', 'integer').execute();
    for (let number = 0; ; number += 1) {
      await database.insertInto('rows').values({ number }).execute();
      await new Promise((resolve) => process.stdout.write(number + '\\n', resolve));
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  await lines.next();
  return { child, lines };
}

describe('a SQLite database', () => {
  it('is created in a folder that only its owner can access', async () => {
    const file = join(folder, 'new', 'proviso.db');
    await (await openDatabase({ kind: 'sqlite', file })).close();
    // The bits for group and others.
    expect(statSync(join(folder, 'new')).mode & 0o077).toBe(0);
  });

  it('cannot be opened while another process has it open', async () => {
    const file = join(folder, 'owned.db');
    const { child } = await startWriter(file);
    await expect(openDatabase({ kind: 'sqlite', file })).rejects.toMatchObject({
      code: 'database.in_use',
    });
    child.kill('SIGKILL');
    await once(child, 'close');
    await (await openDatabase({ kind: 'sqlite', file })).close();
  });

  it('cannot be opened from a file that is not a SQLite database', async () => {
    const file = join(folder, 'letter.db');
    writeFileSync(file, 'Dear Sir or Madam, '.repeat(100));
    await expect(openDatabase({ kind: 'sqlite', file })).rejects.toMatchObject({
      code: 'database.unavailable',
    });
  });

  it('keeps every acknowledged row when its process is killed', async () => {
    const file = join(folder, 'killed.db');
    const { child, lines } = await startWriter(file);
    for (let count = 0; count < 50; count += 1) await lines.next();
    child.kill('SIGKILL');
    let acknowledged = 50;
    for await (const line of { [Symbol.asyncIterator]: () => lines }) acknowledged = Number(line);
    const connection = await openDatabase({ kind: 'sqlite', file });
    const rows = await connection
      .as<{ rows: { number: number } }>()
      .selectFrom('rows')
      .select('number')
      .orderBy('number')
      .execute();
    await connection.close();
    // One row may have been stored whose report was lost in the kill.
    expect(rows.length).toBeGreaterThan(acknowledged);
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index));
  });

  it('can be copied as a consistent snapshot while another process writes to it', async () => {
    const [file, copy] = [join(folder, 'written.db'), join(folder, 'copy.db')];
    const { child, lines } = await startWriter(file);
    for (let count = 0; count < 20; count += 1) await lines.next();
    await copySqlite(file, copy);
    child.kill('SIGKILL');
    await once(child, 'close');
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    const connection = await openDatabase({ kind: 'sqlite', file: copy });
    const rows = await connection
      .as<{ rows: { number: number } }>()
      .selectFrom('rows')
      .select('number')
      .execute();
    await connection.close();
    expect(rows.length).toBeGreaterThanOrEqual(20);
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index));
  });

  it('is not created by an attempt to copy it when it does not exist', async () => {
    const file = join(folder, 'absent.db');
    await expect(copySqlite(file, join(folder, 'copy.db'))).rejects.toMatchObject({
      code: 'database.unavailable',
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('enforces foreign keys', async () => {
    const connection = await openDatabase({ kind: 'sqlite', file: join(folder, 'keys.db') });
    const database = connection.as<{ children: { parent: number } }>();
    await database.schema
      .createTable('parents')
      .addColumn('id', connection.columns.identity)
      .execute();
    await database.schema
      .createTable('children')
      .addColumn('parent', connection.columns.integer, (column) => column.references('parents.id'))
      .execute();
    await expect(database.insertInto('children').values({ parent: 5 }).execute()).rejects.toThrow(
      'FOREIGN KEY',
    );
    await connection.close();
  });
});
