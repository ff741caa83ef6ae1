import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { EXAMPLES, runProviso } from '#cli/testing/run-proviso.ts';

describe('proviso extract', () => {
  it('prints the extracted text', async () => {
    const { output, exitCode } = await runProviso(['extract', '-'], { input: 'Dear\nAna\n' });
    expect(output).toBe('Dear\nAna\n');
    expect(exitCode).toBe(0);
  });

  it('prints the positions of all text as JSON', async () => {
    const path = join(EXAMPLES, 'patient-letter.pdf');
    const { output } = await runProviso(['extract', '--positions', path]);
    const document = JSON.parse(output);
    expect(document).toMatchObject({ format: 'pdf', unread: [] });
    const [page] = document.pages;
    expect(page.boxes).toHaveLength((page.end - page.start) * 4);
    expect(document.segments[0]).toMatchObject({ start: 0, part: 'body', page: 1, line: 1 });
  });

  it('says why a file cannot be read', async () => {
    const { output, errors, exitCode } = await runProviso(['extract', 'nowhere.pdf']);
    expect([output, errors, exitCode]).toEqual([
      '',
      'proviso: There is no such file. (cli.not_found)\n',
      2,
    ]);
  });
});
