import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { EXAMPLES, runProviso } from './testing/run-proviso.ts';

/**
 * Makes the Node that runs the launcher claim another version and refuse TypeScript: whatever works nevertheless was
 * done by another process, which does not inherit these options.
 */
function pretend(version: string): readonly string[] {
  const versions = `{ ...process.versions, node: '${version}' }`;
  const code = `Object.defineProperty(process, 'versions', { value: ${versions} })`;
  return ['--no-strip-types', '--import', `data:text/javascript,${encodeURIComponent(code)}`];
}

describe('the launcher', () => {
  test('prints its help and its version', async () => {
    const help = await runProviso(['--help']);
    expect(help).toMatchObject({ exitCode: 0, errors: '' });
    expect(help.output).toContain('proviso COMMAND');
    const manifest = await readFile(join(import.meta.dirname, '../../package.json'), 'utf8');
    expect((await runProviso(['--version'])).output).toBe(`${JSON.parse(manifest).version}\n`);
  });

  test('rejects an unknown command with exit code 2', async () => {
    const { exitCode, output, errors } = await runProviso(['frobnicate']);
    expect({ exitCode, output }).toEqual({ exitCode: 2, output: '' });
    expect(errors).toContain('there is no command frobnicate');
  });

  test.each(['start', 'demo'])('refuses arguments of %s, and explains it', async (command) => {
    const { exitCode, output, errors } = await runProviso([command, '--prot', '3000']);
    expect({ exitCode, output }).toEqual({ exitCode: 2, output: '' });
    expect(errors).toContain(`${command} takes no arguments`);
    const help = await runProviso([command, '--help']);
    expect(help).toMatchObject({ exitCode: 0, errors: '' });
    expect(help.output).toContain('PROVISO_DATA_DIR');
  });

  test.each(['20.20.2', '22.5.0', '24.14.9', '27.0.0'])(
    'runs the bundled Node under Node %s, and passes on its exit code',
    async (version) => {
      const nodeOptions = pretend(version);
      const memo = await runProviso(['scan', join(EXAMPLES, 'clean-memo.txt')], { nodeOptions });
      expect(memo).toMatchObject({ exitCode: 0, errors: '' });
      const policy = await runProviso(['scan', join(EXAMPLES, 'hr-policy.txt')], { nodeOptions });
      expect(policy.exitCode).toBe(1);
    },
  );

  test.each(['24.15.0', '25.0.0', '26.3.0'])(
    'runs the program in its own process under Node %s',
    async (version) => {
      const memo = join(EXAMPLES, 'clean-memo.txt');
      const { errors } = await runProviso(['scan', memo], { nodeOptions: pretend(version) });
      expect(errors).toContain('ERR_UNKNOWN_FILE_EXTENSION');
    },
  );
});
