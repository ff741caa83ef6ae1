import type { ByteRange } from './file-information-block.ts';
import { uint16At, uint32At } from './little-endian.ts';

/** Bytes of the main stream that share their formatting. */
export interface PropertyRun {
  readonly start: number;
  readonly end: number;
  /** The offset of the properties in their page; 0 if there are none. */
  readonly offset: number;
  readonly page: Uint8Array;
}

const PAGE = 512;
const PAGE_NUMBER = 0x3fffff;

/** Lists the pages (FKPs) of the main stream that a bin table refers to. */
export function* listPropertyPages(
  main: Uint8Array,
  table: Uint8Array,
  { start, length }: ByteRange,
): Generator<ByteRange> {
  const entries = table.subarray(start, start + length);
  const numbers = Math.floor((entries.length - 4) / 8);
  // A file has no more pages than fit in it, whatever the table says.
  const count = Math.min(numbers, Math.ceil(main.length / PAGE));
  for (let index = 0; index < count; index += 1) {
    const number = uint32At(entries, (numbers + 1 + index) * 4) & PAGE_NUMBER;
    yield { start: number * PAGE, length: PAGE };
  }
}

/**
 * Lists the runs of formatted bytes that a bin table refers to ([MS-DOC] 2.8.5 and 2.8.6), in table order;
 * `entryLength` is the size of a page's entry for each run: 1 byte for characters, 13 for paragraphs.
 */
export function* listPropertyRuns(
  main: Uint8Array,
  table: Uint8Array,
  { range, entryLength }: { range: ByteRange; entryLength: number },
): Generator<PropertyRun> {
  for (const { start, length } of listPropertyPages(main, table, range)) {
    const page = main.subarray(start, start + length);
    if (page.length < PAGE) continue;
    const runs = Math.min(page[PAGE - 1]!, Math.floor((PAGE - 5) / (4 + entryLength)));
    for (let run = 0; run < runs; run += 1) {
      const offset = page[(runs + 1) * 4 + run * entryLength]! * 2;
      yield { start: uint32At(page, run * 4), end: uint32At(page, run * 4 + 4), offset, page };
    }
  }
}

/** The properties of a run of characters. */
export function characterProperties({ page, offset }: PropertyRun): Uint8Array {
  return offset === 0 ? new Uint8Array() : page.subarray(offset + 1, offset + 1 + page[offset]!);
}

/** The index of a paragraph's style. */
export function paragraphStyle({ page, offset }: PropertyRun): number {
  if (offset === 0) return 0;
  return uint16At(page, page[offset] === 0 ? offset + 2 : offset + 1);
}
