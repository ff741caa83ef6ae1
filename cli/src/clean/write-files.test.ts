import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';

import { runProviso } from '#cli/testing/run-proviso.ts';

const PROGRAM = join(import.meta.dirname, '../main.ts');

let folder: string;
let input: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'proviso-written-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  input = join(folder, 'in.txt');
  writeFileSync(input, 'Write to ana@example.com.', { mode: 0o600 });
});

const rightsOf = (path: string): number => statSync(path).mode & 0o777;

describe.skipIf(process.platform === 'win32')('the files that proviso clean writes', () => {
  it('are for the same readers as the original', async () => {
    const [output, certificate] = [join(folder, 'out.txt'), join(folder, 'out.json')];
    await runProviso(['clean', input, '-o', output, '--certificate', certificate]);
    expect([rightsOf(output), rightsOf(certificate)]).toEqual([0o600, 0o600]);
  });

  it('keep the rights of a file that they replace', async () => {
    const output = join(folder, 'out.txt');
    writeFileSync(output, 'old');
    chmodSync(output, 0o664);
    await runProviso(['clean', input, '-o', output]);
    expect(readFileSync(output, 'utf8')).toBe('Write to [EMAIL-1].');
    expect(rightsOf(output)).toBe(0o664);
  });

  it('are none when one of them is a directory', async () => {
    const output = join(folder, 'out');
    mkdirSync(output);
    const others = ['--key', join(folder, 'key.json'), '--certificate', join(folder, 'c.json')];
    const { exitCode, errors } = await runProviso(['clean', input, '-o', output, ...others]);
    expect(exitCode).toBe(2);
    expect(errors).toContain(`The file ${output} is a directory.`);
    expect(readdirSync(folder).toSorted()).toEqual(['in.txt', 'out']);
  });

  it('are none when the command is interrupted while it writes', async () => {
    const [key, pipe] = [join(folder, 'key.json'), join(folder, 'pipe')];
    // Nobody reads from it, so that the command waits in the middle of writing.
    execFileSync('mkfifo', [pipe]);
    const files = ['-o', join(folder, 'out.txt'), '--key', key, '--certificate', pipe];
    const child = spawn(process.execPath, [PROGRAM, 'clean', input, ...files]);
    onTestFinished(() => void child.kill('SIGKILL'));
    await expect.poll(() => existsSync(key), { timeout: 30_000 }).toBe(true);
    await expect.poll(() => readdirSync(folder).length, { timeout: 30_000 }).toBe(4);
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([null, 'SIGINT']);
    expect(readdirSync(folder).toSorted()).toEqual(['in.txt', 'pipe']);
  });
});
