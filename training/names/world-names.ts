import { readFile } from 'node:fs/promises';

const FOLDER = new URL('world-names/', import.meta.url);

/** The names common in each culture covered by the lists in `world-names/`. */
export async function readWorldNames(file: 'family-names' | 'given-names'): Promise<string[]> {
  const lines = (await readFile(new URL(`${file}.txt`, FOLDER), 'utf8')).split('\n');
  return lines.flatMap((line) => line.slice(line.indexOf(':') + 1).split(' ')).filter(Boolean);
}
