import { u32 } from './little-endian.ts';

/** A stretch of text and what is said of its formatting. Offsets into the WordDocument stream, in bytes. */
export interface FormattedRun {
  readonly start: number;
  readonly end: number;
  /** For paragraphs the style's number and properties; empty for characters that follow their style. */
  readonly formatting: Buffer;
}

export interface FormattedPages {
  /** Pages of 512 bytes for the WordDocument stream. */
  readonly pages: readonly Buffer[];
  /** The table that finds the page for an offset, for the table stream. */
  readonly index: Buffer;
}

const PAGE = 512;
/** One byte says where a paragraph's formatting stands; twelve more are a cache that nobody reads any more. */
const PARAGRAPH_SLOT = 13;

/** Packs the formatting of paragraphs into pages (PapxFkp), `firstPage` being the number of the first. */
export function paragraphPages(runs: readonly FormattedRun[], firstPage: number): FormattedPages {
  const groups: FormattedRun[][] = [];
  for (const run of runs) {
    const group = groups.at(-1);
    if (group !== undefined && sizeOf([...group, run]) <= PAGE) group.push(run);
    else groups.push([run]);
  }
  return { pages: groups.map(paragraphPage), index: pageIndex(groups, firstPage) };
}

/** One page that says that all characters from `start` to `end` follow their paragraph's style (ChpxFkp). */
export function characterPage(start: number, end: number, page: number): FormattedPages {
  const bytes = Buffer.alloc(PAGE);
  Buffer.concat([u32(start), u32(end)]).copy(bytes);
  bytes[PAGE - 1] = 1;
  return {
    pages: [bytes],
    index: pageIndex([[{ start, end, formatting: Buffer.alloc(0) }]], page),
  };
}

/** Offsets and slots grow from the front, formattings from the back; the last byte counts the runs. */
function paragraphPage(runs: readonly FormattedRun[]): Buffer {
  const page = Buffer.alloc(PAGE);
  page[PAGE - 1] = runs.length;
  const places = new Map<string, number>();
  let back = PAGE - 1;
  for (const [index, run] of runs.entries()) {
    u32(run.start).copy(page, 4 * index);
    const key = run.formatting.toString('hex');
    let place = places.get(key);
    if (place === undefined) {
      const entry = counted(run.formatting);
      back = (back - entry.length) & ~1;
      entry.copy(page, back);
      place = back / 2;
      places.set(key, place);
    }
    page[4 * (runs.length + 1) + PARAGRAPH_SLOT * index] = place;
  }
  u32(runs.at(-1)?.end ?? 0).copy(page, 4 * runs.length);
  return page;
}

function sizeOf(runs: readonly FormattedRun[]): number {
  const different = new Map(runs.map(({ formatting }) => [formatting.toString('hex'), formatting]));
  const formattings = [...different.values()].reduce((sum, each) => sum + counted(each).length, 0);
  // Each formatting begins at an even offset, and the last byte is the count.
  const alignment = different.size + 2;
  return 4 * (runs.length + 1) + PARAGRAPH_SLOT * runs.length + formattings + alignment;
}

/** The length stands in words before the bytes: as 2n − 1 in one byte, or after a zero byte as 2n. */
function counted(formatting: Buffer): Buffer {
  return formatting.length % 2 === 1
    ? Buffer.concat([Buffer.from([(formatting.length + 1) / 2]), formatting])
    : Buffer.concat([Buffer.from([0, formatting.length / 2]), formatting]);
}

function pageIndex(groups: readonly (readonly FormattedRun[])[], firstPage: number): Buffer {
  const starts = groups.map((runs) => u32(runs[0]?.start ?? 0));
  const end = u32(groups.at(-1)?.at(-1)?.end ?? 0);
  return Buffer.concat([...starts, end, ...groups.map((_, index) => u32(firstPage + index))]);
}
