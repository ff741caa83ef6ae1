import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { loadPolicy } from './load-policy.ts';

const FOLDER = join(import.meta.dirname, '../../../policies');
const names = (await readdir(FOLDER))
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => basename(file, '.yaml'));

describe('the built-in policies', () => {
  it('are contracts, gdpr, general, hipaa, hr and pci-dss', () => {
    expect(names.toSorted()).toEqual(['contracts', 'gdpr', 'general', 'hipaa', 'hr', 'pci-dss']);
  });

  it.each(names)('include %s, which is valid and named after its file', async (name) => {
    const pack = await loadPolicy(name);
    expect(pack.name).toBe(name);
    expect(pack.description).not.toBe('');
  });

  it('are listed in the error for an unknown policy', async () => {
    await expect(loadPolicy('sox')).rejects.toMatchObject({
      code: 'cli.policy',
      message: expect.stringContaining('contracts, gdpr, general, hipaa, hr, pci-dss'),
    });
  });

  it.each([
    ['', 'The policy has no name. Name a file, or one of contracts'],
    [FOLDER, 'is a directory, not a policy. Name a file'],
  ])('are listed in the error for %j, which is not a policy', async (name, message) => {
    await expect(loadPolicy(name)).rejects.toMatchObject({
      code: 'cli.policy',
      message: expect.stringContaining(message),
    });
  });

  it('are rejected when only categories they switch off are selected', async () => {
    await expect(loadPolicy('hipaa', ['legal'])).rejects.toMatchObject({
      code: 'cli.policy',
      message: 'Nothing is left to look for: the policy hipaa switches off legal.',
    });
    expect(await loadPolicy('hipaa', ['legal', 'pii'])).toMatchObject({ name: 'hipaa' });
  });

  it('are distinguished from an invalid file, whose mistakes are reported by line', async () => {
    await expect(loadPolicy(join(FOLDER, 'README.md'))).rejects.toMatchObject({
      message: expect.stringMatching(/is not valid:\n {2}line \d+: /u),
    });
  });
});
