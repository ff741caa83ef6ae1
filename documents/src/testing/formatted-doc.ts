import { makeCompoundFile, makeDocStreams, TEXT_START } from './minimal-doc.ts';

/** A stretch of a document's text, in characters; `end` is exclusive. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The formatting of a test document's text. */
export interface Formatting {
  /** Property lists (grpprl), as stored in the format, in text order. */
  readonly runs?: readonly (Stretch & { readonly properties: readonly number[] })[];
  /** Whole paragraphs, and the number of their style. */
  readonly paragraphs?: readonly (Stretch & { readonly style: number })[];
  readonly styles?: readonly DocStyle[];
}

/** A style: 1 for a paragraph style, 2 for a character style. */
interface DocStyle {
  readonly kind: 1 | 2;
  /** The number of its base style. */
  readonly base?: number;
  readonly properties: readonly number[];
}

const PAGE = 512;
const NO_STYLE = 0xfff;
const STYLES = 1;
const CHARACTER_PAGES = 12;
const PARAGRAPH_PAGES = 13;

/** Writes a Word 97 document with formatted text: one FKP each for its characters and its paragraphs. */
export function makeFormattedDoc(
  body: string,
  { runs = [], paragraphs = [], styles = [] }: Formatting,
): Uint8Array {
  const wide = Math.floor(body.length / 2);
  const byteOf = (position: number): number => TEXT_START + position + Math.min(position, wide);
  const first = Math.ceil(byteOf(body.length) / PAGE);
  const range = [byteOf(0), byteOf(body.length)];
  const streams = makeDocStreams({
    body,
    tables: {
      [STYLES]: makeStyles(styles),
      [CHARACTER_PAGES]: numbers(...range, first),
      [PARAGRAPH_PAGES]: numbers(...range, first + 1),
    },
  });
  const main = Buffer.alloc((first + 2) * PAGE);
  main.set(streams['WordDocument']!);
  const characters = runs.map(({ properties, ...run }) => {
    return { ...run, data: Buffer.from([properties.length, ...properties]) };
  });
  // The length counts the words that follow, less one byte.
  const styled = paragraphs.map(({ style, ...run }) => {
    return { ...run, data: Buffer.from([2, style & 0xff, style >> 8, 0]) };
  });
  main.set(makePage(characters, 1, byteOf), first * PAGE);
  main.set(makePage(styled, 13, byteOf), (first + 1) * PAGE);
  return makeCompoundFile({ ...streams, WordDocument: main });
}

/** The bounds of the runs in bytes, an entry for each, the data they point to, and their number in the last byte. */
function makePage(
  runs: readonly (Stretch & { readonly data: Buffer })[],
  entryLength: number,
  byteOf: (position: number) => number,
): Buffer {
  const page = Buffer.alloc(PAGE);
  const bounds = runs.flatMap(({ start, end }) => [byteOf(start), byteOf(end)]);
  const count = Math.max(0, bounds.length - 1);
  page.set(numbers(...bounds));
  let at = PAGE - 2;
  for (const [index, { data }] of runs.entries()) {
    at = (at - data.length) & ~1;
    page.set(data, at);
    // Between two runs there is one without properties.
    page[(count + 1) * 4 + index * 2 * entryLength] = at / 2;
  }
  page[PAGE - 1] = count;
  return page;
}

function makeStyles(styles: readonly DocStyle[]): Buffer {
  const head = words(18, styles.length, 10, 0, 0, 0, 0, 0, 0, 0);
  return Buffer.concat([head, ...styles.map(makeStyle)]);
}

/** The fixed part, an empty name, and the property lists: for a paragraph style, those of the paragraph come first. */
function makeStyle({ kind, base = NO_STYLE, properties }: DocStyle): Buffer {
  const ofParagraph = kind === 1 ? words(2, 0) : Buffer.alloc(0);
  const list = Buffer.concat([words(properties.length), Buffer.from(properties)]);
  const fixed = words(0, kind | (base << 4), 0, 0, 0, 0, 0);
  const style = Buffer.concat([fixed, ofParagraph, list, Buffer.alloc(properties.length % 2)]);
  return Buffer.concat([words(style.length), style]);
}

function words(...values: readonly number[]): Buffer {
  return Buffer.from(Uint16Array.from(values).buffer);
}

function numbers(...values: readonly number[]): Buffer {
  return Buffer.from(Uint32Array.from(values).buffer);
}
