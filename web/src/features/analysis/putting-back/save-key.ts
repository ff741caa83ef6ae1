import type { KeyFile } from '@proviso/contracts';

import { saveFile } from '#web/lib/save-file.ts';

import { protectKey } from './protected-key.ts';

/** Saves a key as a file, encrypted where there is a passphrase. */
export async function saveKey(name: string, key: KeyFile, passphrase: string): Promise<void> {
  const file = passphrase === '' ? key : await protectKey(key, passphrase);
  const json = `${JSON.stringify(file, undefined, 2)}\n`;
  saveFile(name, new Blob([json], { type: 'application/json' }));
}
