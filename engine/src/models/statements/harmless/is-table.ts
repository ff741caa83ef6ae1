/** The gap between two cells of a row: a bar, a tab or a wide gap; the blanks of a justified line are fewer. */
const GAP = /\S(?:[ \t]{0,40}\|[ \t]{0,40}|[ ]{0,3}\t[ \t]{0,40}|[ ]{3,40})(?=\S)/g;
/** The number or bullet of a clause, which a gap follows too. */
const NUMBER = /^(?:\(?[\da-z]{1,3}[.)]|[•*-])[ \t]{1,40}/i;
/** The fewest gaps in a table: one may be an accident. */
const LEAST = 2;

/** Whether a passage is made of rows of a table that no full stop has parted, rather than a sentence over lines. */
export function isTable(written: string): boolean {
  if (!written.includes('\n')) return false;
  const gaps = written
    .split('\n')
    .map((line) => line.trim().replace(NUMBER, '').match(GAP)?.length ?? 0);
  return gaps.reduce((sum, count) => sum + count, 0) >= LEAST;
}
