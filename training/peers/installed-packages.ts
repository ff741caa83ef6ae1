import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The packages that were installed with npm in a folder outside the project. */
export interface InstalledPackages {
  readonly load: <Module>(name: string) => Promise<Module>;
  /** The version in the package's own `package.json`. */
  readonly versionOf: (name: string) => Promise<string>;
}

/** The packages in `node_modules` of a folder. */
export function openInstalledPackages(folder: string): InstalledPackages {
  const require = createRequire(resolve(folder, 'package.json'));
  return {
    load: async <Module>(name: string) =>
      (await import(pathToFileURL(require.resolve(name)).href)) as Module,
    async versionOf(name) {
      const manifest = join(folder, 'node_modules', name, 'package.json');
      return (JSON.parse(await readFile(manifest, 'utf8')) as { version: string }).version;
    },
  };
}
