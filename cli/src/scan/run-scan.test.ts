import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { EXAMPLES, runProviso } from '../testing/run-proviso.ts';

const policy = join(EXAMPLES, 'hr-policy.pdf');
const memo = join(EXAMPLES, 'clean-memo.pdf');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'proviso-scan-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileWith(name: string, content: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

/** Without a cross-reference table, so readers must search for the objects. */
function pdfOfOnePage(content: string): string {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  const bodies = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  return `%PDF-1.7\n${bodies.join('')}trailer\n<< /Size 5 /Root 1 0 R >>\n%%EOF\n`;
}

describe('proviso scan', () => {
  test('lists location, severity, type, reason and advice, and exits with 1', async () => {
    const { exitCode, output } = await runProviso(['scan', policy]);
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^\s+high\s+Page 1, line \d+ – US Social Security number: ••••$/mu);
    expect(output).toMatch(/^\s+Why: .+\.$/mu);
    expect(output).toMatch(/^\s+Do: .+\.$/mu);
    expect(output).toMatch(/1 file scanned, 1 with findings \(\d+ high/u);
  });

  test('exits with 0 when nothing is flagged', async () => {
    const { exitCode, output } = await runProviso(['scan', memo]);
    expect(exitCode).toBe(0);
    expect(output).toContain('PDF, 1 page – compliant');
    expect(output).toContain('1 file scanned, 0 with findings.');
  });

  test('masks sensitive values in text and JSON unless --show-values is given', async () => {
    for (const format of ['text', 'json']) {
      const masked = await runProviso(['scan', '--format', format, policy]);
      expect(masked.output).not.toMatch(/219-09-9999|Harvest!2026gold/u);
      const shown = await runProviso(['scan', '--format', format, '--show-values', policy]);
      expect(shown.output).toContain('219-09-9999');
      expect(shown.output).toContain('Harvest!2026gold');
    }
  });

  test('continues after an unreadable input, says why it is unreadable, and exits with 2', async () => {
    const mismatch = await fileWith('mismatch.pdf', 'This is no PDF.');
    const missing = join(folder, 'missing.txt');
    const { exitCode, output } = await runProviso(['scan', folder, missing, mismatch, policy]);
    expect(exitCode).toBe(2);
    expect(output).toContain('(cli.is_directory)');
    expect(output).toContain('(cli.not_found)');
    expect(output).toContain('(documents.type_mismatch)');
    expect(output).toContain('••••');
    expect(output).toContain('3 not read.');
  });

  test('does not call a document without readable text compliant', async () => {
    const blank = await fileWith('blank.txt', ' \n\n ');
    const drawing = await fileWith('drawing.pdf', pdfOfOnePage('0 0 m 300 400 l 600 80 l f'));
    const { exitCode, output } = await runProviso(['scan', blank, drawing, memo]);
    expect(exitCode).toBe(2);
    expect(
      output.split('No text was found in it, so that nothing can be said of it.'),
    ).toHaveLength(3);
    expect(output).toMatch(
      /Page 1: These pages contain little or no text, .+ \(cli\.nothing_read\)$/mu,
    );
    expect(output).not.toContain('TXT – compliant');
    expect(output).toContain('1 file scanned, 0 with findings, 2 not read.');
  });

  test('does not call a document compliant of which it read only a part', async () => {
    const german = await fileWith('german.txt', 'Wir suchen eine junge, attraktive Sekretärin.');
    const { exitCode, output } = await runProviso(['scan', german]);
    expect(exitCode).toBe(0);
    expect(output).toContain('TXT – no issues in what was read');
    expect(output).toContain('not in English');
  });

  test.each(['people.csv', 'settings.py', '.env', 'LICENSE', 'data.JSON'])(
    'reads %s as text, regardless of its name',
    async (name) => {
      const path = await fileWith(name, 'id;mail\n1;ana@example.com\n');
      const { exitCode, output } = await runProviso(['scan', path]);
      expect(output).toContain('ana@example.com');
      expect(exitCode).toBe(1);
    },
  );

  test.each(['report', 'download.tmp'])('reads %s as a PDF, based on its content', async (name) => {
    const path = join(folder, name);
    await copyFile(policy, path);
    const { output } = await runProviso(['scan', path]);
    expect(output).toContain('PDF, 2 pages – critical');
  });

  test('treats text that mentions the PDF signature as text', async () => {
    const input = 'A PDF begins with %PDF-1.7, says ana@example.com.';
    const path = await fileWith('about-pdf.md', input);
    expect((await runProviso(['scan', path])).output).toContain('TXT – issues');
    expect((await runProviso(['scan', '-'], { input })).output).toContain('TXT – issues');
  });

  test('rejects unsupported content and empty files, regardless of their names', async () => {
    const picture = await fileWith('picture.png', '\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR');
    const archive = await fileWith('pages.csv', 'PK\u0003\u0004 ana@example.com');
    const empty = await fileWith('empty.csv', '');
    const { exitCode, output } = await runProviso(['scan', picture, archive, empty]);
    expect(exitCode).toBe(2);
    expect(output.split('(documents.unsupported_type)')).toHaveLength(3);
    expect(output).toContain('(documents.empty)');
  });

  test('detects the format of standard input from its content', async () => {
    const text = await runProviso(['scan', '-'], { input: 'Write to ana@example.com.' });
    expect(text.output).toContain('TXT – issues');
    const pdf = await runProviso(['scan', '-'], { input: await readFile(policy) });
    expect(pdf.output).toContain('PDF, 2 pages – critical');
    const nothing = await runProviso(['scan', '-']);
    expect(nothing.output).toContain('(documents.empty)');
    expect(nothing.exitCode).toBe(2);
  });

  test('exits with 1 only for findings at or above the --fail-on level', async () => {
    const mild = await fileWith('mild.txt', 'Write to ana@example.com.');
    const codes = [];
    for (const level of ['low', 'medium', 'high']) {
      codes.push((await runProviso(['scan', '--fail-on', level, mild])).exitCode);
    }
    expect(codes).toEqual([1, 0, 0]);
    expect((await runProviso(['scan', '--fail-on', 'high', policy])).exitCode).toBe(1);
  });

  test('looks only for the selected categories', async () => {
    const { output } = await runProviso(['scan', '--category', 'policy', policy]);
    expect(output).toContain('Password');
    expect(output).not.toContain('Social Security');
    const two = await runProviso(['scan', '--category', 'policy,pii', policy]);
    expect(two.output).toContain('Password');
    expect(two.output).toContain('Social Security');
  });

  test('writes one JSON document with all inputs', async () => {
    const { output } = await runProviso(['scan', '--format', 'json', memo, 'nowhere.txt', policy]);
    const report = JSON.parse(output);
    expect(report.summary).toMatchObject({ files: 3, unreadable: 1, flagged: 1 });
    expect(report.files[0]).toMatchObject({
      complianceStatus: 'compliant',
      flags: { pii: false, discrimination: false, legal: false, policy: false },
    });
    expect(report.files[1].error.code).toBe('cli.not_found');
    expect(report.files[2].findings).toContainEqual(
      expect.objectContaining({
        type: 'us-ssn',
        excerpt: '••••',
        place: expect.objectContaining({ page: 1 }),
      }),
    );
  });

  test('does not count values that the policy allows, and reports how many there are', async () => {
    const letter = await fileWith('letter.txt', 'Write to ines@acme.example, please.');
    const own = await fileWith(
      'own.yaml',
      'name: own\ntitle: Our own\nversion: "1"\nallow:\n  - {words: [INES@acme.example], reason: Ours}\n',
    );
    const scan = (format: string) =>
      runProviso(['scan', '--policy', own, '--format', format, letter]);
    const text = await scan('text');
    expect(text.exitCode).toBe(0);
    expect(text.output).toContain('TXT – compliant');
    expect(text.output).toContain('1 finding allowed by the policy “Our own”, not counted.');
    expect(text.output).not.toContain('ines@acme.example');
    const report = JSON.parse((await scan('json')).output);
    expect(report.summary).toMatchObject({ flagged: 0, allowed: 1 });
    expect(report.files[0]).toMatchObject({
      findings: [],
      allowed: [{ type: 'email-address', allowedBy: { policy: 'Our own', reason: 'Ours' } }],
    });
    const sarif = JSON.parse((await scan('sarif')).output);
    expect(sarif.runs[0].results).toMatchObject([
      { suppressions: [{ justification: 'Allowed by the policy “Our own”: Ours' }] },
    ]);
    expect((await scan('jsonl')).output).toBe('');
    expect((await scan('csv')).output.trimEnd().split('\r\n')).toHaveLength(1);
  });

  test('keeps control characters in documents and file names off the terminal', async () => {
    const path = await fileWith(
      'es\u001b[31mcape.txt',
      'Mail\u001b]0;x\u0007 ana@example.com, password: \u202eKq7\u001bz9!Wx',
    );
    const { output } = await runProviso(['scan', '--show-values', path]);
    expect(output).toContain('ana@example.com');
    for (const character of '\u0007\u001b\u202e') expect(output).not.toContain(character);
  });

  test.each(['json', 'jsonl', 'csv', 'sarif'])(
    'keeps control characters out of %s output, and preserves the file name in JSON',
    async (format) => {
      const name = 'a\u001b[31m\u009b1m\u202eb.txt';
      const path = await fileWith(name, 'Password: \u202eKq7\u009bz9!Wx');
      const scan = ['scan', '--show-values', '--format', format];
      const { output } = await runProviso([...scan, path, `${path}.missing`]);
      for (const character of '\u001b\u009b\u202e') expect(output).not.toContain(character);
      if (format === 'json') expect(JSON.parse(output).files[0].file).toBe(path);
    },
  );

  test('reports a policy mistake without printing its control characters', async () => {
    const own = await fileWith('own.yaml', 'name: own\ntitle: Own\nversion: "1"\n"\\e[31m": red\n');
    const { errors } = await runProviso(['scan', '--policy', own, memo]);
    expect(errors).toContain('\n  line 4: unknown key "\uFFFD[31m"');
    expect(errors).not.toContain('\u001b');
  });

  test('fails on a document that was read in part where that is asked for', async () => {
    const german =
      'Sehr geehrte Damen und Herren, wir bitten Sie, die Unterlagen bis zum Ende der Woche an uns zu senden und uns danach anzurufen.';
    const path = await fileWith(
      'brief.txt',
      `${german} ${german}\n\nThe parcel is here, and so are we.`,
    );
    const scan = ['scan', '--category', 'legal', path];
    const plain = await runProviso(scan);
    expect(plain.exitCode).toBe(0);
    expect(plain.output).toContain('1 read in part');
    const failing = await runProviso([...scan, '--fail-on-unread', '--format', 'jsonl']);
    expect(failing.exitCode).toBe(2);
    expect(failing.errors).toBe(`proviso: ${path} was read only in part.\n`);
    expect(
      (await runProviso(['scan', '--fail-on-unread', '-'], { input: 'We met.' })).exitCode,
    ).toBe(0);
  });

  test('colors its output outside a terminal only when forced', async () => {
    const escape = '\u001b[';
    expect((await runProviso(['scan', policy])).output).not.toContain(escape);
    const forced = await runProviso(['scan', policy], { environment: { FORCE_COLOR: '1' } });
    expect(forced.output).toContain(escape);
  });
});
