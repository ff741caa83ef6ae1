import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Log } from 'sarif';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { EXAMPLES, runProviso } from '#cli/testing/run-proviso.ts';

const policy = join(EXAMPLES, 'hr-policy.pdf');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'proviso-formats-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileWith(name: string, content: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

describe('the machine-readable formats', () => {
  it('include JSON Lines, with a line for each unreadable file as well', async () => {
    const { output } = await runProviso(['scan', '--format', 'jsonl', 'nowhere.txt', policy]);
    const lines = output
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(lines[0]).toMatchObject({ file: 'nowhere.txt', error: { code: 'cli.not_found' } });
    expect(lines).toContainEqual(
      expect.objectContaining({ file: policy, type: 'us-ssn', excerpt: '••••' }),
    );
  });

  it('include CSV that a spreadsheet opens without running formulas', async () => {
    const path = await fileWith('letter.txt', 'Write to "ana@example.com",\nor call.');
    const { output } = await runProviso(['scan', '--format', 'csv', path, '=cmd.txt']);
    const [header, first, second] = output.split('\r\n');
    expect(header).toMatch(/^file,category,type,/u);
    expect(first).toMatch(/letter\.txt,pii,email-address,low,no,0\.\d\d,Line 1,ana@example\.com,/u);
    expect(second).toMatch(/^'=cmd\.txt,,,.*cli\.not_found: There is no such file\.,$/u);
  });

  it('tell in JSON Lines and CSV what was not read of a document', async () => {
    const path = await fileWith('german.txt', 'Wir suchen eine junge, attraktive Sekretärin.');
    const lines = await runProviso(['scan', '--format', 'jsonl', path]);
    expect(JSON.parse(lines.output)).toMatchObject({
      file: path,
      note: { code: expect.any(String), message: expect.stringContaining('not in English') },
    });
    const rows = await runProviso(['scan', '--format', 'csv', path]);
    expect(rows.output).toMatch(/,error,note\r\n.*german\.txt,,,.*not in English/u);
  });

  it.skipIf(process.platform === 'win32')(
    'name files in SARIF by their paths below the working directory, encoded',
    async () => {
      const inputs = ['./no/100% b.txt', 'no\\where.txt'];
      const { output } = await runProviso(['scan', '--format', 'sarif', ...inputs]);
      const { runs } = JSON.parse(output) as Log;
      const notices = runs[0]?.invocations?.[0]?.toolExecutionNotifications ?? [];
      expect(
        notices.map(({ locations }) => locations?.[0]?.physicalLocation?.artifactLocation?.uri),
      ).toEqual(['no/100%25%20b.txt', 'no%5Cwhere.txt']);
    },
  );

  it('include SARIF with a rule, a location and a fingerprint for each finding', async () => {
    const path = await fileWith('a b.txt', 'Dear all,\nwrite to ana@example.com.');
    const inputs = [path, policy, 'nowhere.txt'];
    const { output } = await runProviso(['scan', '--format', 'sarif', ...inputs]);
    const { runs } = JSON.parse(output) as Log;
    const [run] = runs;
    expect(run?.results?.[0]).toMatchObject({
      ruleId: 'email-address',
      level: 'note',
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: expect.stringMatching(/^file:.*a%20b\.txt$/u) },
            region: { startLine: 2, charOffset: 19, charLength: 15 },
          },
        },
      ],
      partialFingerprints: { 'proviso/v2': expect.stringMatching(/^[0-9a-f]{16}$/u) },
      properties: { legalReference: { law: 'GDPR', article: 'Art. 4(1)' } },
    });
    expect(run?.tool.driver.rules).toContainEqual(
      expect.objectContaining({
        id: 'email-address',
        fullDescription: { text: expect.stringContaining('a local part') },
        help: { text: expect.stringContaining('Remove the e-mail address') },
        defaultConfiguration: { level: 'note' },
      }),
    );
    const rules = run?.tool.driver.rules?.map(({ id }) => id);
    for (const { ruleId } of run?.results ?? []) expect(rules).toContain(ruleId);
    expect(run?.invocations?.[0]).toMatchObject({ executionSuccessful: false });
    expect(output).not.toContain('219-09-9999');
  });
});

describe('a secret', () => {
  it('is masked in every format, even inside a finding that is not a secret', async () => {
    const path = await fileWith('login.txt', 'PUK 48291034, and the password is Zq9!trNb4x.');
    const own = await fileWith(
      'line.yaml',
      'name: line\ntitle: L\nversion: 1\npatterns:\n  - {id: own-line, name: Line, category: legal, severity: low, pattern: PUK.+}\n',
    );
    const scan = ['scan', '--policy', own, path, '--format'];
    for (const format of ['text', 'json', 'jsonl', 'csv', 'sarif']) {
      const { output } = await runProviso([...scan, format]);
      expect(output, format).toContain('PUK ••••, and the password is ••••');
      expect(output, format).not.toMatch(/48291034|Zq9/u);
    }
    expect((await runProviso([...scan, 'text', '--show-values'])).output).toContain('48291034');
  });
});

describe('a document with no readable text', () => {
  it('is an error in every format', async () => {
    const blank = await fileWith('blank.txt', '\n');
    for (const format of ['json', 'jsonl', 'csv', 'sarif']) {
      const { exitCode, output } = await runProviso(['scan', '--format', format, blank]);
      expect(exitCode, format).toBe(2);
      expect(output, format).toContain('cli.nothing_read');
      expect(output, format).toContain('No text was found in it');
    }
  });
});

describe('a baseline', () => {
  it('suppresses exactly the findings of an earlier scan', async () => {
    const path = await fileWith('letter.txt', 'Write to ana@example.com.');
    const earlier = await runProviso(['scan', '--format', 'json', path]);
    const baseline = await fileWith('baseline.json', earlier.output);
    const same = await runProviso(['scan', '--baseline', baseline, path]);
    expect(same.exitCode).toBe(0);
    expect(same.output).toContain('1 finding of the baseline left out.');
    await fileWith('letter.txt', 'Write to ana@example.com.\n\nOr pay with 4111 1111 1111 1111.');
    const more = await runProviso(['scan', '--baseline', baseline, path]);
    expect(more.exitCode).toBe(1);
    expect(more.output).toContain('1 high');
  });

  it('keeps what it knew when it is written anew', async () => {
    const path = await fileWith(
      'letter.txt',
      'Write to ana@example.com before the end of the week.',
    );
    const earlier = await runProviso(['scan', '--format', 'json', path]);
    const baseline = await fileWith('baseline.json', earlier.output);
    await fileWith(
      'letter.txt',
      'Write to ana@example.com before the end of the week.\n\nOr pay with 4111 1111 1111 1111.',
    );
    const scan = ['scan', '--format', 'json', '--baseline'];
    const anew = await runProviso([...scan, baseline, path]);
    const [file] = JSON.parse(anew.output).files;
    expect(file).toMatchObject({
      findings: [{ type: 'credit-card' }],
      known: [{ type: 'email-address' }],
    });
    const newer = await fileWith('newer.json', anew.output);
    expect((await runProviso([...scan, newer, path])).exitCode).toBe(0);
  });

  it('adds up what it lists for one file twice', async () => {
    const path = await fileWith('letter.txt', 'Write to ana@example.com.');
    const earlier = await runProviso(['scan', '--format', 'json', path]);
    const [file] = JSON.parse(earlier.output).files;
    const files = [
      file,
      { ...file, file: join(folder, '.').concat('/./letter.txt'), findings: [] },
    ];
    const baseline = await fileWith('baseline.json', JSON.stringify({ fingerprints: 2, files }));
    expect((await runProviso(['scan', '--baseline', baseline, path])).exitCode).toBe(0);
  });

  it('matches a file by its path, however it is written', async () => {
    const path = await fileWith('letter.txt', 'Write to ana@example.com.');
    const earlier = await runProviso(['scan', '--format', 'json', path]);
    const baseline = await fileWith('baseline.json', earlier.output);
    const otherwise = join(folder, '.').concat('/.//letter.txt');
    const { exitCode } = await runProviso(['scan', '--baseline', baseline, otherwise]);
    expect(exitCode).toBe(0);
  });

  it('is rejected where its fingerprints are those of another version', async () => {
    const path = await fileWith('letter.txt', 'Write to ana@example.com.');
    const earlier = await runProviso(['scan', '--format', 'json', path]);
    const older = JSON.stringify({ ...JSON.parse(earlier.output), fingerprints: 1 });
    const baseline = await fileWith('older.json', older);
    const { exitCode, output, errors } = await runProviso(['scan', '--baseline', baseline, path]);
    expect({ exitCode, output }).toEqual({ exitCode: 2, output: '' });
    expect(errors).toContain('was written by another version');
  });

  it('that names none of the files is told of', async () => {
    const path = await fileWith('letter.txt', 'Write to ana@example.com.');
    const earlier = await runProviso(['scan', '--format', 'json', path]);
    const baseline = await fileWith('baseline.json', earlier.output);
    const other = await fileWith('moved.txt', 'Write to ana@example.com.');
    const { exitCode, errors } = await runProviso(['scan', '--baseline', baseline, other]);
    expect(exitCode).toBe(1);
    expect(errors).toContain('names none of these files');
  });

  it('is rejected when it is not JSON output from a scan', async () => {
    const others = [policy, await fileWith('package.json', '{"files": ["dist"]}')];
    others.push(await fileWith('lines.jsonl', '{"file":"a","findings":[]}\n{"file":"b"}\n'));
    for (const other of others) {
      const { exitCode, errors } = await runProviso(['scan', '--baseline', other, policy]);
      expect(exitCode).toBe(2);
      expect(errors).toContain('is not the output of proviso scan --format json');
    }
    const missing = await runProviso(['scan', '--baseline', join(folder, 'none'), policy]);
    expect(missing.errors).toContain('There is no baseline');
  });
});

describe('a policy', () => {
  it('determines what counts as a finding', async () => {
    const path = await fileWith('ad.txt', 'What was your previous salary?');
    const { output } = await runProviso(['scan', '--policy', 'hr', path]);
    expect(output).toContain('Question about salary history: What was your previous salary');
  });

  it('is rejected with the line number of its mistake', async () => {
    const own = await fileWith('own.yaml', 'name: own\ntitle: Own\nversion: "1"\ncolour: red\n');
    const { exitCode, errors } = await runProviso(['scan', '--policy', own, policy]);
    expect(exitCode).toBe(2);
    expect(errors).toContain('line 4: unknown key "colour"');
  });
});
