import { open } from 'node:fs/promises';

const OWNER_ONLY = 0o600;

/**
 * Writes a new file readable by its owner only; its content is on disk when this resolves. Throws if the file exists.
 */
export async function writeDurably(path: string, content: Uint8Array | string): Promise<void> {
  const file = await open(path, 'wx', OWNER_ONLY);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}
