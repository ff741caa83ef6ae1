import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { runProviso } from '#cli/testing/run-proviso.ts';

/** Written by the web app, with the passphrase below. */
const PROTECTED = join(import.meta.dirname, 'protected-key.json');
const PASSPHRASE = 'größer als 7';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'proviso-put-back-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileWith(name: string, content: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

describe('proviso put-back', () => {
  it('restores values with a key written by proviso clean', async () => {
    const input = await fileWith('letter.txt', 'Ada Quill: ada@example.com\r\n');
    const [copy, key] = [join(folder, 'copy.txt'), join(folder, 'key.json')];
    const made = await runProviso(['clean', input, '-o', copy, '--key', key]);
    expect(made).toMatchObject({ exitCode: 0, errors: '' });
    expect(made.output).not.toMatch(/ada/i);
    expect(await readFile(copy, 'utf8')).toBe('[PERSON-1]: [EMAIL-1]\r\n');
    expect((await stat(key)).mode & 0o777).toBe(0o600);

    const back = await runProviso(['put-back', copy, '--key', key]);
    expect(back).toEqual({
      exitCode: 0,
      errors: '',
      output: 'Ada Quill: ada@example.com\r\n',
    });
    const answer = 'Sehr geehrte **Person 1**, (Person 1)! [PERSON-2]';
    const other = await runProviso(['put-back', '-', '--key', key], { input: answer });
    expect(other).toEqual({
      exitCode: 1,
      errors: 'proviso: not in the key: [PERSON-2]\nproviso: not in the text: [EMAIL-1]\n',
      output: 'Sehr geehrte **Person 1**, Ada Quill! [PERSON-2]',
    });
  });

  it('can rely on proviso clean never to overwrite a key or leave one without its copy', async () => {
    const input = await fileWith('again.txt', 'ada@example.com');
    const key = await fileWith('first.json', 'the only one');
    const copy = join(folder, 'again-copy.txt');
    const { exitCode, errors } = await runProviso(['clean', input, '-o', copy, '--key', key]);
    expect([exitCode, errors]).toEqual([2, expect.stringContaining('is there already')]);
    expect(await readFile(key, 'utf8')).toBe('the only one');
    await expect(stat(copy)).rejects.toThrow('ENOENT');

    const fresh = join(folder, 'fresh.json');
    const nowhere = join(folder, 'no', 'folder.txt');
    const failed = await runProviso(['clean', input, '-o', nowhere, '--key', fresh]);
    expect(failed.exitCode).toBe(2);
    await expect(stat(fresh)).rejects.toThrow('ENOENT');
  });

  it('opens a key that was protected in the web app', async () => {
    const passphrase = await fileWith('passphrase', `${PASSPHRASE}\n`);
    const open = ['put-back', '-', '--key', PROTECTED, '--passphrase-file', passphrase];
    const { output, errors } = await runProviso(open, { input: '[PERSON-1]' });
    expect([output, errors]).toEqual(['Zoë Quill', '']);
  });

  it('explains an invalid key and invalid arguments', async () => {
    const [text, other, later, wrong] = await Promise.all([
      fileWith('text.txt', '[PERSON-1]'),
      fileWith('other.json', '{}'),
      fileWith('later.json', '{"format":"proviso-key","version":2}'),
      fileWith('wrong', 'wrong\n'),
    ]);
    const refused: readonly [readonly string[], string][] = [
      [[text], 'Name the key with --key.'],
      [['--key', other], 'Name one file'],
      [[text, '--key', 'nowhere.json'], 'could not be read'],
      [[text, '--key', other], 'is no key'],
      [[text, '--key', later], 'of a later version'],
      [[text, '--key', PROTECTED], '--passphrase-file'],
      [[text, '--key', PROTECTED, '--passphrase-file', wrong], 'does not open this key'],
    ];
    for (const [commandArguments, reason] of refused) {
      const { exitCode, errors, output } = await runProviso(['put-back', ...commandArguments]);
      expect([exitCode, output]).toEqual([2, '']);
      expect(errors).toContain(reason);
      expect(errors).toContain('Try proviso put-back --help.');
    }
    const missing = ['put-back', 'nowhere.txt', '--key', PROTECTED];
    const passphrase = await fileWith('right', PASSPHRASE);
    const absent = await runProviso([...missing, '--passphrase-file', passphrase]);
    expect([absent.exitCode, absent.errors]).toEqual([
      2,
      'proviso: There is no such file. (cli.not_found)\n',
    ]);
  });
});
