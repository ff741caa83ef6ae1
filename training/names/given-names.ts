import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder with the lists of the US Social Security Administration, one file per year of birth. */
const FOLDER = 'given-names';
/** Rarer ones are one family's spelling as often as names. */
const MIN_BIRTHS = 200;
/** Registrars' placeholders for missing names, and the name of a people. */
const NO_NAMES: ReadonlySet<string> = new Set(
  'Baby Boy Child Female Girl Gypsy Infant Male Notnamed Unknown Unnamed'.split(' '),
);

/** Given names registered for children in the United States since 1880. */
export async function readGivenNames(folder: string): Promise<string[]> {
  const births = new Map<string, number>();
  const files = (await readdir(join(folder, FOLDER))).filter((file) =>
    /^yob\d{4}\.txt$/.test(file),
  );
  for (const file of files.toSorted()) {
    const lines = (await readFile(join(folder, FOLDER, file), 'utf8')).split(/\r?\n/);
    for (const line of lines) {
      const [name = '', , count = '0'] = line.split(',');
      births.set(name, (births.get(name) ?? 0) + Number(count));
    }
  }
  return [...births]
    .filter(([name, count]) => count >= MIN_BIRTHS && !NO_NAMES.has(name))
    .map(([name]) => name);
}
