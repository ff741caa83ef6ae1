import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { EXAMPLES, runProviso } from '../testing/run-proviso.ts';

const memo = join(EXAMPLES, 'clean-memo.pdf');
const policy = join(EXAMPLES, 'hr-policy.pdf');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'proviso-list-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileWith(name: string, content: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

describe('the list of files of proviso scan', () => {
  test('is separated by NUL characters or line breaks', async () => {
    const odd = await fileWith('two\nlines.txt', 'Write to ana@example.com.');
    const fromGit = await runProviso(['scan', '--files-from', '-'], {
      input: `${odd}\0${memo}\0`,
    });
    expect(fromGit.output).toContain('2 files scanned, 1 with findings');
    const list = await fileWith('list.txt', `${memo}\r\n${policy}\n`);
    const onLines = await runProviso(['scan', '--files-from', list, odd]);
    expect(onLines.output).toContain('3 files scanned, 2 with findings');
  });

  test('fails the build and writes nothing where it names nothing, unless it may', async () => {
    const scan = ['scan', '--files-from', '-', '--format'];
    for (const format of ['text', 'sarif']) {
      const { exitCode, output, errors } = await runProviso([...scan, format]);
      expect({ exitCode, output }).toEqual({ exitCode: 2, output: '' });
      expect(errors).toContain('The list names no file');
    }
    const allowed = await runProviso([...scan, 'sarif', '--allow-empty-list']);
    expect(allowed).toMatchObject({ exitCode: 0, errors: '' });
    expect(JSON.parse(allowed.output).runs[0].results).toEqual([]);
  });

  test('may name files whose names are not UTF-8', async () => {
    const path = Buffer.concat([
      Buffer.from(`${folder}/caf`),
      Buffer.of(0xe9),
      Buffer.from('.txt'),
    ]);
    await writeFile(path, 'Write to ana@example.com.');
    const input = Buffer.concat([path, Buffer.of(0)]);
    const { exitCode, output } = await runProviso(['scan', '--files-from', '-'], { input });
    expect(exitCode).toBe(1);
    expect(output).toContain('caf\uFFFD.txt');
    expect(output).toContain('ana@example.com');
  });

  test.each(['utf8', 'utf16le'] as const)(
    'may begin as %s lists of Windows do',
    async (encoding) => {
      const input = Buffer.from(`\uFEFF${memo}\r\n${policy}\r\n`, encoding);
      const { output } = await runProviso(['scan', '--files-from', '-'], { input });
      expect(output).toContain('2 files scanned, 1 with findings');
    },
  );

  test('does not wait for a pipe that it names', async () => {
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const { exitCode, output } = await runProviso(['scan', '--files-from', '-'], {
      input: `${pipe}\n${folder}\n${memo}\n`,
    });
    expect(exitCode).toBe(2);
    expect(output).toContain('(cli.not_a_file)');
    expect(output).toContain('(cli.is_directory)');
    expect(output).toContain('1 file scanned, 0 with findings, 2 not read.');
  });

  test('means a file by every path, even by a dash', async () => {
    const input = '-\n';
    const { output } = await runProviso(['scan', '--files-from', '-'], { input });
    expect(output).toContain('(cli.not_found)');
  });
});

test('empty files and blank texts fail the build, unless they are to be left out', async () => {
  const empty = await fileWith('empty.txt', '');
  const blank = await fileWith('blank.md', '\n \n');
  const scan = ['scan', empty, blank, memo];
  expect((await runProviso(scan)).exitCode).toBe(2);
  const skipped = await runProviso([...scan, '--skip-empty']);
  expect(skipped.exitCode).toBe(0);
  expect(skipped.output).toContain('1 file scanned, 0 with findings.');
});
