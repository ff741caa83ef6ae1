import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Plugin } from 'vite';

/** Where the built web app says whose work is in it; the server hands it out like every other file of the build. */
const FILE_NAME = 'third-party-licenses.txt';
/** Generated into the style sheet, without a module of its own. */
const STYLES = join(import.meta.dirname, '../node_modules/tailwindcss');

/**
 * Writes the licenses of everything that others wrote and browsers are sent: most ask that their words go with each
 * copy. Workers are built apart: their plugin notes what is in them.
 */
export function thirdPartyLicenses(): { page: Plugin; worker: () => Plugin[] } {
  const folders = new Set([STYLES]);
  const note = (ids: Iterable<string>) => {
    for (const id of ids) {
      const folder = packageFolderOf(id);
      if (folder !== undefined) folders.add(folder);
    }
  };
  return {
    page: {
      name: 'third-party-licenses',
      generateBundle(_options, bundle) {
        note(this.getModuleIds());
        // Typefaces come through style sheets and are no modules.
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset') note(file.originalFileNames.map(resolveName));
        }
        this.emitFile({ type: 'asset', fileName: FILE_NAME, source: renderLicenses(folders) });
      },
    },
    worker: () => [
      {
        name: 'third-party-licenses-of-worker',
        generateBundle() {
          note(this.getModuleIds());
        },
      },
    ],
  };
}

function resolveName(name: string): string {
  return resolve(import.meta.dirname, name);
}

/** The folder of the package that a module belongs to; undefined for ours. */
function packageFolderOf(id: string): string | undefined {
  return /^\0?(?<folder>\/?(?!\0).*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/u.exec(id)
    ?.groups?.['folder'];
}

/** What the packages of these folders say of themselves, by name. */
export function renderLicenses(folders: Iterable<string>): string {
  const sections = [...folders].map(renderPackage).sort();
  const head = 'The web app of Proviso contains work of others, under the licences that follow.\n';
  return [head, ...new Set(sections)].join(`\n${'-'.repeat(80)}\n\n`);
}

function renderPackage(folder: string): string {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Readonly<Record<'name' | 'version' | 'license', string>>;
  const names = readdirSync(folder).filter((file) =>
    /^(?:licen[cs]e|copying|notice)\b/i.test(file),
  );
  const texts = names.sort().map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return `${[`${name} ${version} (${license})`, ...texts].join('\n\n')}\n`;
}
