import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the lists of the United States' Social Security Administration lie, one file for each year of birth. */
const FOLDER = 'given-names';
/** Rarer ones are spellings of one family as often as names. */
const LEAST_BIRTHS = 200;
/** What registrars wrote where there was no name yet, and what a people is called. */
const NO_NAMES: ReadonlySet<string> = new Set(
  'Baby Boy Child Female Girl Gypsy Infant Male Notnamed Unknown Unnamed'.split(' '),
);

/** Given names that children of the United States were registered with since 1880. */
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
    .filter(([name, count]) => count >= LEAST_BIRTHS && !NO_NAMES.has(name))
    .map(([name]) => name);
}
