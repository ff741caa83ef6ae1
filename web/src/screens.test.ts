import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { GUIDES } from '#web/features/guides/guide-names.ts';
import { documentPath, guidePath, paths, policyPath } from '#web/paths.ts';

import { SCREENS } from '../screens.ts';

/** What is shown for every unknown address, and a screen of development builds. */
const NO_SCREENS = new Set<string>([paths.notFound, paths.design]);

const addresses = [
  ...Object.values(paths)
    .filter((path) => !NO_SCREENS.has(path))
    .map((path) => path.replace(':session', 'cs_1')),
  ...GUIDES.map(guidePath),
  documentPath(1),
  policyPath(1),
];

describe('the table of screens', () => {
  it.each(addresses)('has one row for %s', (address) => {
    const rows = Object.keys(SCREENS).filter((pattern) => new RegExp(pattern, 'u').test(address));
    expect(rows).toHaveLength(1);
  });

  it('names only modules that exist', () => {
    const modules = new Set(Object.values(SCREENS).flat());
    expect([...modules].filter((path) => !existsSync(join(import.meta.dirname, path)))).toEqual([]);
  });
});
