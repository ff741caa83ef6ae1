import { rmSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { DATABASE_ENTRY } from './manifest.ts';

/** What is written into the folder, the database's own files included. */
export const ARCHIVE = 'archive';
export const LATER = 'later.db';
const PARTS = [ARCHIVE, DATABASE_ENTRY, LATER];

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs work with a new folder beside the target, for unfinished parts of a backup. It is removed in the end, also when
 * a signal ends the process: it holds a copy of the database and the key.
 */
export async function withBackupFolder<Result>(
  target: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(`${target}.`);
  const stopListening = () => SIGNALS.forEach((signal) => process.off(signal, end));
  const end = (signal: NodeJS.Signals) => {
    rmSync(folder, { recursive: true, force: true });
    stopListening();
    process.kill(process.pid, signal);
  };
  for (const signal of SIGNALS) process.on(signal, end);
  try {
    return await work(folder);
  } finally {
    stopListening();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Folders beside the target that backups have left, as when the machine failed. They are not removed, because another
 * command may be at work in one.
 */
export async function findBackupFolders(target: string): Promise<string[]> {
  const directory = dirname(target);
  const entries = await readdir(directory, { withFileTypes: true });
  const folders = entries
    .filter((entry) => entry.isDirectory() && /\.\w{6}$/.test(entry.name))
    .map(({ name }) => join(directory, name));
  const areLeft = await Promise.all(folders.map(isBackupFolder));
  return folders.filter((_folder, index) => areLeft[index]);
}

/** Whether nothing but parts of a backup is in it. A folder that cannot be read is not ours. */
async function isBackupFolder(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((): string[] => []);
  return names.length > 0 && names.every((name) => PARTS.some((part) => name.startsWith(part)));
}
