/**
 * `npm run measure:peers -- CORPORA_FOLDER TOOLS_FOLDER`: the figures of other tools on the texts that `evaluate:all`
 * reads, with the same scoring. The tools are packages that were installed in a folder outside the project.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import { loadAlex } from './peers/alex.ts';
import { loadCompromise } from './peers/compromise.ts';
import { type InstalledPackages, openInstalledPackages } from './peers/installed-packages.ts';
import { measurePeer } from './peers/measure-peer.ts';
import { loadSecretlint } from './peers/secretlint.ts';

const LOADERS = [loadAlex, loadCompromise, loadSecretlint];

async function measurePeers(folder: string, packages: InstalledPackages) {
  const tools = [];
  for (const load of LOADERS) {
    const peer = await load(packages);
    const { name, version, configuration } = peer;
    const figures = await measurePeer(peer, folder);
    for (const figure of figures) {
      const place = `${figure.corpus.padEnd(42)}${figure.name.padEnd(30)}`;
      console.log(`${`${name} ${version}`.padEnd(20)}${place}${figure.value.toFixed(3)}`);
    }
    tools.push({ name, version, configuration, figures });
  }
  return tools;
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' } },
});
const [corporaFolder, toolsFolder] = positionals;
if (corporaFolder === undefined || toolsFolder === undefined) {
  console.error('usage: npm run measure:peers -- CORPORA_FOLDER TOOLS_FOLDER [--out FILE]');
  process.exitCode = 2;
} else {
  const tools = await measurePeers(corporaFolder, openInstalledPackages(toolsFolder));
  if (values.out !== undefined) {
    const measured = new Date().toISOString().slice(0, 'yyyy-mm'.length);
    await writeFile(values.out, `${JSON.stringify({ measured, tools }, undefined, 2)}\n`);
  }
}
