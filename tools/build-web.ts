/** `npm run build`: builds the web app into `web/dist`, unless it was already built from the same sources. */
import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { compressAssets } from './compress-assets.ts';
import { repositoryRoot, runCommand } from './run-command.ts';

const sources = [
  'tools/compress-assets.ts',
  'package-lock.json',
  'web/*.{html,json,ts}',
  'web/{src,public}/**/*.*',
  '{contracts,engine}/src/**/*.*',
  '{docs,policies}/*.md',
];
const stampFile = join(repositoryRoot, '.cache', 'web-build.sha256');

const stamp = await hashSources();
if (!(await isBuilt(stamp))) {
  console.log('Building the web app …');
  // An interrupted build must not pass for the one before.
  await rm(stampFile, { force: true });
  const code = await runCommand('vite', ['build', 'web', '--logLevel', 'warn']);
  if (code !== 0) process.exit(code);
  await compressAssets(join(repositoryRoot, 'web/dist'));
  await mkdir(join(repositoryRoot, '.cache'), { recursive: true });
  await writeFile(stampFile, stamp);
}

async function hashSources(): Promise<string> {
  const files = globSync(sources, { cwd: repositoryRoot }).sort();
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`${file}\0`).update(await readFile(join(repositoryRoot, file)));
  }
  return hash.digest('hex');
}

async function isBuilt(expected: string): Promise<boolean> {
  if (!existsSync(stampFile) || !existsSync(join(repositoryRoot, 'web/dist/index.html')))
    return false;
  return (await readFile(stampFile, 'utf8')) === expected;
}
