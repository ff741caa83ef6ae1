import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { readPolicyPack } from '@proviso/engine/policies';

import type { PolicyPacks } from '#server/ports/policy-packs.ts';

/** Loads a folder's YAML files once; throws the PolicyPackError of the first invalid one. */
export async function loadPolicyPacks(folder: string): Promise<PolicyPacks> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).sort();
  const sources = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const packs = new Map(sources.map(readPolicyPack).map((pack) => [pack.name, pack]));
  return { list: () => [...packs.values()], find: (name) => packs.get(name) };
}
