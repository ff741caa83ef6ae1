import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { CONTENT_TYPES, makeDocx, makeParagraph } from '@proviso/documents/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { EXAMPLES, runProviso } from '#cli/testing/run-proviso.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'proviso-clean-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileWith(name: string, content: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

/** The personal data that a scan flags in a file, verbatim. */
async function flaggedValues(path: string): Promise<string[]> {
  const scan = ['scan', '--category', 'pii', '--format', 'jsonl', '--show-values', path];
  const { output } = await runProviso(scan);
  return output
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { excerpt?: string; isInformational?: boolean })
    .filter(({ isInformational }) => isInformational === false)
    .map(({ excerpt = '' }) => excerpt);
}

describe('proviso clean', () => {
  it('writes a copy with labels, and a certificate without the removed values', async () => {
    const input = await fileWith('in.txt', 'Write to ana@example.com.\r\nSSN 219-09-9999.\r\n');
    const output = join(folder, 'out.txt');
    const certificate = join(folder, 'certificate.json');
    const result = await runProviso(['clean', input, '-o', output, '--certificate', certificate]);
    expect(result.errors).toBe('');
    expect(result.exitCode).toBe(0);
    expect(await readFile(output, 'utf8')).toBe('Write to [EMAIL-1].\r\nSSN [SSN-1].\r\n');
    const written = await readFile(certificate, 'utf8');
    expect(JSON.parse(written)).toMatchObject({
      format: 'txt',
      edits: [
        { place: 'Line 1', label: 'email-address', outcome: 'replaced' },
        { place: 'Line 2', label: 'us-ssn', outcome: 'replaced' },
      ],
    });
    expect(written + result.output).not.toMatch(/ana@|219-09/);
  });

  it('removes the given values, and keeps the categories set to keep', async () => {
    const input = await fileWith('values.txt', 'Nightjar, BLUE heron, ana@example.com');
    const list = await fileWith('values.list', '\uFEFFblue heron\n\n');
    const output = join(folder, 'values-out.txt');
    const choices = ['--remove', 'nightjar', '--values-file', list, '--treat', 'pii=keep'];
    const { exitCode } = await runProviso(['clean', ...choices, input, '-o', output]);
    expect(exitCode).toBe(0);
    const cleaned = await readFile(output, 'utf8');
    expect(cleaned).toContain('ana@example.com');
    expect(cleaned).not.toMatch(/nightjar|heron/i);
  });

  it('says which of the given values stand nowhere, and what it could not read', async () => {
    const input = await fileWith('typo.txt', 'Nightjar and heron');
    const output = join(folder, 'typo-out.txt');
    const names = ['--remove', 'nightjar', '--remove', 'nightjer'];
    const result = await runProviso(['clean', ...names, input, '-o', output]);
    expect(result.output).toContain('1 removed');
    expect(result.output).toContain('“nightjer” was not found in what was read');
    expect(result.output).not.toContain('“nightjar”');
    const drawing = join(folder, 'drawing.docx');
    const type = '<Default Extension="emf" ContentType="image/x-emf"/>';
    const parts = {
      '[Content_Types].xml': CONTENT_TYPES.replace('<Override', `${type}<Override`),
      'word/media/drawing.emf': '\0'.repeat(500),
    };
    await writeFile(drawing, makeDocx(makeParagraph('Nightjar'), parts));
    const cleaned = await runProviso(['clean', drawing, '-o', join(folder, 'cleaned.docx')]);
    expect(cleaned.output).toMatch(/not read {2}.*picture was not read/);
  });

  it('never replaces its input, whatever name it is given', async () => {
    const content = 'Write to ana@example.com.';
    const input = await fileWith('only.txt', content);
    const link = join(folder, 'link.txt');
    await symlink(input, link);
    const output = join(folder, 'only-out.txt');
    for (const files of [
      ['-o', input],
      ['-o', link],
      ['-o', join(folder, '.', 'only.txt')],
      ['-o', output, '--certificate', input],
      ['-o', output, '--certificate', output],
    ]) {
      const { exitCode, errors } = await runProviso(['clean', input, ...files]);
      expect([files, exitCode]).toEqual([files, 2]);
      expect(errors).toContain('must be different files');
    }
    expect(await readFile(input, 'utf8')).toBe(content);
    await expect(readFile(output)).rejects.toThrow('ENOENT');
  });

  it('writes neither copy nor key when the certificate cannot be written', async () => {
    const input = await fileWith('certified.txt', 'Write to ana@example.com.');
    const [output, key] = [join(folder, 'certified-out.txt'), join(folder, 'certified.key')];
    const certificate = join(folder, 'no-folder', 'certificate.json');
    const files = ['-o', output, '--key', key, '--certificate', certificate];
    expect((await runProviso(['clean', input, ...files])).exitCode).toBe(2);
    for (const path of [output, key]) await expect(readFile(path)).rejects.toThrow('ENOENT');
  });

  it('keeps values that the policy allows', async () => {
    const input = await fileWith('ours.txt', 'Write to ines@acme.example or ana@example.com.\n');
    const allow = 'allow:\n  - {words: [ines@acme.example]}\n';
    const own = await fileWith('own.yaml', `name: own\ntitle: Own\nversion: "1"\n${allow}`);
    const output = join(folder, 'ours-out.txt');
    await runProviso(['clean', '--policy', own, input, '-o', output]);
    expect(await readFile(output, 'utf8')).toBe('Write to ines@acme.example or [EMAIL-1].\n');
  });

  it.each(['pdf', 'docx', 'doc', 'txt'])(
    'leaves no flagged personal data in a cleaned %s',
    async (format) => {
      const input = join(EXAMPLES, `patient-letter.${format}`);
      const output = join(folder, `cleaned.${format}`);
      const cleaned = await runProviso(['clean', input, '-o', output]);
      expect(cleaned.errors).toBe('');
      const before = await flaggedValues(input);
      const after = await flaggedValues(output);
      expect(before.length).toBeGreaterThan(5);
      expect(after.filter((value) => before.includes(value))).toEqual([]);
    },
  );

  it.each([
    [['INPUT']],
    [['-o', 'x.txt']],
    [['INPUT', 'INPUT', '-o', 'x.txt']],
    [['INPUT', '-o', 'no/such/folder.txt']],
    [['INPUT', '-o', 'x.txt', '--treat', 'pii=burn']],
    [['INPUT', '-o', 'x.txt', '--treat', 'emial-address=keep']],
    [['INPUT', '-o', 'x.txt', '--treat', 'pii=keep=remove']],
    [['INPUT', '-o', 'x.txt', '--values-file', 'nowhere.list']],
  ])('explains what is wrong with %j', async (commandArguments) => {
    const input = await fileWith('wrong.txt', 'text');
    const given = commandArguments.map((argument) => (argument === 'INPUT' ? input : argument));
    const { exitCode, errors } = await runProviso(['clean', ...given]);
    expect(exitCode).toBe(2);
    expect(errors).toMatch(/^proviso: .+\nTry proviso clean --help\.\n$/u);
  });

  it.each([
    [['-o', 'x.txt', '--remove', 'Nightjar', '--remove', ' '], '--remove takes a value'],
    [['-o', '-'], '--output takes the name of a file, not the standard output'],
    [['-o', ''], '--output takes the name of a file.'],
    [['-o', 'x.txt', '--key', '-'], '--key takes the name of a file'],
    [['-o', 'x.txt', '--certificate', '-'], '--certificate takes the name of a file'],
  ])('refuses %j', async (options, reason) => {
    const { exitCode, errors } = await runProviso(['clean', join(folder, 'any.txt'), ...options]);
    expect(exitCode).toBe(2);
    expect(errors).toContain(reason);
  });
});
