import { readFile } from 'node:fs/promises';

const FOLDER = new URL('world-names/', import.meta.url);

/** Names that are common in a culture, of all cultures that the lists in `world-names/` know. */
export async function readWorldNames(file: 'family-names' | 'given-names'): Promise<string[]> {
  const lines = (await readFile(new URL(`${file}.txt`, FOLDER), 'utf8')).split('\n');
  return lines.flatMap((line) => line.slice(line.indexOf(':') + 1).split(' ')).filter(Boolean);
}
