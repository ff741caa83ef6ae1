import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { EXAMPLES, runProviso } from '../testing/run-proviso.ts';

const memo = join(EXAMPLES, 'clean-memo.pdf');

describe('the arguments of proviso scan', () => {
  test.each(['format', 'fail-on', 'category'])(
    'explains the values of --%s when it has taken the file name for one',
    async (option) => {
      const { errors } = await runProviso(['scan', `--${option}`, memo]);
      expect(errors).toMatch(new RegExp(`^proviso: --${option} takes .+`));
    },
  );

  test.each([
    [[]],
    [['--format', 'xml', memo]],
    [['--category', 'cats', memo]],
    [['--fail-on', 'never', memo]],
    [['--policy', 'hipaa', '--category', 'legal', memo]],
    [['--policy', '', memo]],
    [['--policy', EXAMPLES, memo]],
    [['--policy', 'hr', '--policy', 'gdpr', memo]],
    [['--unknown', memo]],
    [['--files-from', join(EXAMPLES, 'nowhere'), memo]],
    [['--files-from', '-', '-']],
    [['-', '-']],
  ])('rejects %j on standard error with exit code 2', async (commandArguments) => {
    const { exitCode, output, errors } = await runProviso(['scan', ...commandArguments]);
    expect({ exitCode, output }).toEqual({ exitCode: 2, output: '' });
    expect(errors).toMatch(/^proviso: .+\nTry proviso scan --help\.\n$/u);
  });
});
