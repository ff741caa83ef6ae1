import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { loadPolicy } from './load-policy.ts';

const FOLDER = join(import.meta.dirname, '../../../policies');
const names = (await readdir(FOLDER))
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => basename(file, '.yaml'));

describe('the policies that come with Proviso', () => {
  it('are six', () => {
    expect(names.toSorted()).toEqual(['contracts', 'gdpr', 'general', 'hipaa', 'hr', 'pci-dss']);
  });

  it.each(names)('%s is valid and has the name of its file', async (name) => {
    const pack = await loadPolicy(name);
    expect(pack.name).toBe(name);
    expect(pack.description).not.toBe('');
  });

  it('are listed to who names another', async () => {
    await expect(loadPolicy('sox')).rejects.toMatchObject({
      code: 'cli.policy',
      message: expect.stringContaining('contracts, gdpr, general, hipaa, hr, pci-dss'),
    });
  });

  it.each([
    ['', 'The policy has no name. Name a file, or one of contracts'],
    [FOLDER, 'is a directory, not a policy. Name a file'],
  ])('are listed to who names %j, which is none', async (name, message) => {
    await expect(loadPolicy(name)).rejects.toMatchObject({
      code: 'cli.policy',
      message: expect.stringContaining(message),
    });
  });

  it('are refused for categories in which they leave nothing to look for', async () => {
    await expect(loadPolicy('hipaa', ['legal'])).rejects.toMatchObject({
      code: 'cli.policy',
      message: 'Nothing is left to look for: the policy hipaa switches off legal.',
    });
    expect(await loadPolicy('hipaa', ['legal', 'pii'])).toMatchObject({ name: 'hipaa' });
  });

  it('are told from a file with mistakes', async () => {
    await expect(loadPolicy(join(FOLDER, 'README.md'))).rejects.toMatchObject({
      message: expect.stringMatching(/is not valid:\n {2}line \d+: /u),
    });
  });
});
