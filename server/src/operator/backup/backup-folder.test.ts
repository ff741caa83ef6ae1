import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { install, prepareBackups } from '#server/testing/backup-place.ts';

const MODULE = join(import.meta.dirname, 'backup-folder.ts');
const SCRIPT = `
  const { withBackupFolder } = await import(process.argv[1]);
  await withBackupFolder(process.argv[2], () => new Promise((done) => setTimeout(done, 60_000)));
`;

it('is removed when a signal ends the command', async () => {
  const { file, folder } = prepareBackups();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', SCRIPT, MODULE, file]);
    await expect.poll(() => readdirSync(folder).length, { timeout: 20_000 }).toBe(1);
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([null, signal]);
    expect(readdirSync(folder)).toEqual([]);
  }
}, 60_000);

it('that an interrupted backup has left is named by the next one', async () => {
  const { data, file, folder, backUp } = prepareBackups();
  await install(data);
  const left = join(folder, 'proviso-2026-11-27.tar.a1B2c3');
  const others = [join(folder, 'photos.backup'), join(folder, 'empty.backup')];
  for (const made of [left, ...others]) mkdirSync(made);
  writeFileSync(join(left, 'archive'), '');
  for (const name of ['archive', 'picture']) writeFileSync(join(others[0] ?? '', name), '');
  const { code, stdout } = await backUp();
  expect(code).toBe(0);
  expect(stdout.split('\n').filter((line) => line.includes(folder))).toEqual([
    `The backup is made: ${file}`,
    `An interrupted backup has left ${left}, which may hold the database and the key. Delete it unless another backup is being made.`,
  ]);
});
