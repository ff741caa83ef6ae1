/**
 * `npm run docs`: writes the pages generated from the code. With `--check` nothing is written, and the exit code says
 * whether the committed pages are current.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { drawArchitecture } from './architecture.ts';
import { renderAccuracy } from './render-accuracy.ts';
import { renderConfiguration } from './render-configuration.ts';
import { renderDetectors } from './render-detectors.ts';
import { renderEnvironmentExample } from './render-environment-example.ts';
import { renderSchemaDescriptions } from './render-schema-descriptions.ts';
import { repositoryRoot } from './run-command.ts';

const pages: Readonly<Record<string, () => Promise<string>>> = {
  'docs/architecture.md': renderArchitecture,
  'docs/accuracy.md': renderAccuracy,
  'docs/detectors.md': () => Promise.resolve(renderDetectors()),
  'docs/configuration.md': () => Promise.resolve(renderConfiguration()),
  '.env.example': () => Promise.resolve(renderEnvironmentExample()),
  'server/src/openapi/schema-descriptions.json': () => Promise.resolve(renderSchemaDescriptions()),
  // Generated from the page before.
  'docs/openapi.json': renderApi,
};

const isCheck = process.argv.includes('--check');
for (const [page, render] of Object.entries(pages)) {
  const path = join(repositoryRoot, page);
  const current = await readFile(path, 'utf8').catch(() => '');
  const rendered = await render();
  if (current === rendered) continue;
  if (isCheck) {
    console.error(`${page} is not current: run npm run docs.`);
    process.exitCode = 1;
  } else {
    await writeFile(path, rendered);
    console.log(`Wrote ${page}.`);
  }
}

async function renderArchitecture(): Promise<string> {
  const page = await readFile(join(repositoryRoot, 'docs/architecture.md'), 'utf8');
  const picture = await drawArchitecture();
  return page.replace(
    /(<!-- picture -->\n)[^]*?(\n<!-- end of picture -->)/,
    (_, before: string, after: string) => `${before}\n${picture}\n${after}`,
  );
}

async function renderApi(): Promise<string> {
  const { describeApi } = await import('../server/src/openapi/describe-api.ts');
  return `${JSON.stringify(describeApi(), null, 2)}\n`;
}
