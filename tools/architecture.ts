import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { repositoryRoot } from './run-command.ts';

interface PackageManifest {
  workspaces?: string[];
  dependencies?: Record<string, string>;
}

/**
 * The import graph of the workspaces as a Mermaid flowchart, based on declared dependencies: the gate rejects
 * undeclared imports and unused declarations.
 */
export async function drawArchitecture(): Promise<string> {
  const { workspaces = [] } = await readManifest('.');
  const edges: string[] = [];
  for (const workspace of workspaces) {
    const { dependencies = {} } = await readManifest(workspace);
    const imported = Object.keys(dependencies).filter((name) => name.startsWith('@proviso/'));
    edges.push(...imported.map((name) => `  ${workspace} --> ${name.slice('@proviso/'.length)}`));
  }
  return ['```mermaid', 'flowchart TD', ...edges, '```'].join('\n');
}

async function readManifest(folder: string): Promise<PackageManifest> {
  return JSON.parse(
    await readFile(join(repositoryRoot, folder, 'package.json'), 'utf8'),
  ) as PackageManifest;
}
