import { describe, expect, it } from 'vitest';

import { mayInstallPackages } from './find-chromium.ts';

const MACHINE = {
  environment: {},
  isTerminal: false,
  isContainer: false,
  ask: () => Promise.reject(new Error('Nobody is there.')),
};

describe('packages of the system', () => {
  it('are installed without a question only in CI and in a container that nobody sits at', async () => {
    expect(await mayInstallPackages(MACHINE)).toBe(false);
    expect(await mayInstallPackages({ ...MACHINE, isContainer: true })).toBe(true);
    expect(await mayInstallPackages({ ...MACHINE, environment: { CI: 'true' } })).toBe(true);
  });

  it.each([
    ['y', true],
    [' Yes ', true],
    ['', false],
    ['n', false],
  ])(
    'are installed on the machine of somebody at a terminal who answers "%s": %s',
    async (text, may) => {
      const answers: string[] = [];
      const ask = async (question: string) => {
        answers.push(question);
        return text;
      };
      const machine = { ...MACHINE, isTerminal: true, isContainer: true, ask };
      expect(await mayInstallPackages(machine)).toBe(may);
      expect(answers).toEqual([expect.stringContaining('apt-get install chromium')]);
    },
  );
});
