import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { expect, test } from 'vitest';

import { repositoryRoot } from './run-command.ts';

const ENGINE = join(repositoryRoot, 'engine/src');
const IMPORT = /^(?:import|export)\b(?! type\b)[^'";]*from '(?<name>[^']+)'/gm;

/** The libraries that a program loads with a file of the engine. */
async function librariesOf(entry: string): Promise<Set<string>> {
  const libraries = new Set<string>();
  const files = new Set([join(ENGINE, entry)]);
  for (const file of files) {
    const source = await readFile(file, 'utf8');
    for (const { groups } of source.matchAll(IMPORT)) {
      const name = groups!['name']!;
      if (name.startsWith('#engine/')) files.add(join(ENGINE, name.slice('#engine/'.length)));
      else if (name.startsWith('.')) files.add(join(dirname(file), name));
      else libraries.add(name.split('/')[0]!);
    }
  }
  return libraries;
}

test('analyzing loads none of the libraries that read policies', async () => {
  expect([...(await librariesOf('index.ts'))]).toEqual(['libphonenumber-js']);
});

test('reading a policy loads the YAML reader and the examination of regular expressions', async () => {
  const libraries = await librariesOf('policies/index.ts');
  expect([...libraries]).toEqual(expect.arrayContaining(['yaml', 'scslre', 'refa']));
});
