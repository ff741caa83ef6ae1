import { join } from 'node:path';

import { expect, test } from 'vitest';

import { renderLicenses } from '../web/third-party-licenses.ts';
import { repositoryRoot } from './run-command.ts';

const folderOf = (name: string) => join(repositoryRoot, 'node_modules', name);

test('third-party packages are listed in name order with their version, license and license text', () => {
  const text = renderLicenses(['react', '@fontsource-variable/inter', 'wouter'].map(folderOf));
  expect(text).toMatch(
    /^@fontsource-variable\/inter \d\S* \(OFL-1\.1\)\n\n.*Inter Project Authors/m,
  );
  expect(text).toMatch(/^react \d\S* \(MIT\)\n\nMIT License\n\nCopyright \(c\) Meta/m);
  expect(text.indexOf('\nreact ')).toBeLessThan(text.indexOf('\nwouter '));
});
