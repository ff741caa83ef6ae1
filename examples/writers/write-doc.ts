import type { ExampleDocument } from '../model.ts';
import { writeCompoundFile } from './compound-file.ts';
import { characterPage, paragraphPages } from './doc-formatting.ts';
import { docBody, type DocParagraph, docParagraph, paragraphFormatting } from './doc-story.ts';
import { docStyleSheet } from './doc-styles.ts';
import { padded, u16, u32 } from './little-endian.ts';
import { WORD_PAGE } from './word-page.ts';

const PAGE = 512;
/** The text begins after the file information block, at a page of its own. */
const TEXT_START = 2 * PAGE;

/** Places of the tables in the file information block ([MS-DOC] 2.5.6), each an offset and a length. */
const PLACES = {
  styleSheet: 1,
  sections: 6,
  headers: 11,
  characterPages: 12,
  paragraphPages: 13,
  fonts: 15,
  documentProperties: 31,
  pieces: 33,
} as const;
const TABLE_COUNT = 93;

interface Table {
  /** Which of the block's pairs says where the table stands. */
  readonly place: number;
  readonly bytes: Buffer;
}

/** Writes a document as a Word 97 binary file with styles, tables, header and footer ([MS-DOC]). */
export function writeDoc(document: ExampleDocument): Uint8Array {
  const body = docBody(document);
  const margins = marginStories(document);
  const paragraphs = [...body, ...margins.paragraphs, docParagraph('', 'normal')];
  const text = Buffer.from(paragraphs.map((each) => each.text).join(''), 'utf16le');

  const sectionFormat = padded(sectionProperties(), PAGE);
  const sectionStart = TEXT_START + padded(text, PAGE).length;
  const firstPage = (sectionStart + sectionFormat.length) / PAGE;
  const characters = characterPage(TEXT_START, TEXT_START + text.length, firstPage);
  const formatted = paragraphPages(paragraphRuns(paragraphs), firstPage + 1);

  const bodyLength = textLength(body);
  const tables: Table[] = [
    { place: PLACES.styleSheet, bytes: docStyleSheet() },
    { place: PLACES.sections, bytes: sectionTable(bodyLength, sectionStart) },
    { place: PLACES.headers, bytes: margins.table },
    { place: PLACES.characterPages, bytes: characters.index },
    { place: PLACES.paragraphPages, bytes: formatted.index },
    { place: PLACES.fonts, bytes: fontTable() },
    { place: PLACES.documentProperties, bytes: documentProperties() },
    { place: PLACES.pieces, bytes: pieceTable(text.length / 2) },
  ];
  const information = fileInformation(tables, {
    stream: (firstPage + characters.pages.length + formatted.pages.length) * PAGE,
    text: text.length,
    body: bodyLength,
    margins: textLength(margins.paragraphs),
  });
  const main = Buffer.concat([
    padded(information, PAGE, TEXT_START),
    padded(text, PAGE),
    sectionFormat,
    ...characters.pages,
    ...formatted.pages,
  ]);
  return writeCompoundFile(
    { name: '1Table', bytes: Buffer.concat(tables.map(({ bytes }) => bytes)) },
    { name: 'WordDocument', bytes: main },
  );
}

interface Lengths {
  /** Of the whole WordDocument stream and of its text, in bytes. */
  readonly stream: number;
  readonly text: number;
  /** Of the main text and of header and footer, in characters. */
  readonly body: number;
  readonly margins: number;
}

function fileInformation(tables: readonly Table[], lengths: Lengths): Buffer {
  const usesTable1AndUnicode = 0x1200;
  const english = 0x0409;
  const head = [0xa5ec, 0x00c1, 0, english, 0, usesTable1AndUnicode, 0x00bf, 0, 0, 0, 0, 0];
  const counts = Buffer.alloc(22 * 4);
  u32(lengths.stream).copy(counts, 0);
  u32(lengths.body).copy(counts, 3 * 4);
  u32(lengths.margins).copy(counts, 5 * 4);
  return Buffer.concat([
    ...head.map(u16),
    ...[TEXT_START, TEXT_START + lengths.text].map(u32),
    u16(14),
    Buffer.alloc(14 * 2),
    u16(22),
    counts,
    u16(TABLE_COUNT),
    tablePlaces(tables),
    u16(0),
  ]);
}

function tablePlaces(tables: readonly Table[]): Buffer {
  const places = Buffer.alloc(TABLE_COUNT * 8);
  let offset = 0;
  for (const { place, bytes } of tables) {
    Buffer.concat([u32(offset), u32(bytes.length)]).copy(places, place * 8);
    offset += bytes.length;
  }
  return places;
}

/**
 * Header and footer. Six separators of notes and six stories of the section stand in a fixed order, most of
 * them empty; each story that has text ends in a mark of its own, and one more mark ends them all.
 */
function marginStories(document: ExampleDocument): { paragraphs: DocParagraph[]; table: Buffer } {
  const oddHeader = 7;
  const oddFooter = 9;
  const stories = Array.from({ length: 12 }, (_, index): DocParagraph[] => {
    if (index === oddHeader) return story(document.header);
    if (index === oddFooter) return story(document.footer);
    return [];
  });
  const starts = stories.map((_, index) => textLength(stories.slice(0, index).flat()));
  const end = textLength(stories.flat());
  return {
    paragraphs: [...stories.flat(), docParagraph('', 'margin')],
    table: Buffer.concat([...starts, end, end + 1].map(u32)),
  };
}

function story(text: string): DocParagraph[] {
  return [docParagraph(text, 'margin'), docParagraph('', 'margin')];
}

function paragraphRuns(paragraphs: readonly DocParagraph[]) {
  let start = TEXT_START;
  return paragraphs.map((paragraph) => {
    const end = start + 2 * paragraph.text.length;
    const run = { start, end, formatting: paragraphFormatting(paragraph) };
    start = end;
    return run;
  });
}

function textLength(paragraphs: readonly DocParagraph[]): number {
  return paragraphs.reduce((sum, { text }) => sum + text.length, 0);
}

/** One piece: the whole text, two bytes a character, from `TEXT_START`. */
function pieceTable(characters: number): Buffer {
  const piece = Buffer.concat([u16(0), u32(TEXT_START), u16(0)]);
  const table = Buffer.concat([u32(0), u32(characters), piece]);
  return Buffer.concat([Buffer.from([2]), u32(table.length), table]);
}

/** One section over the whole text; the last four numbers of its entry are unused. */
function sectionTable(characters: number, formatStart: number): Buffer {
  return Buffer.concat([
    u32(0),
    u32(characters),
    u16(0),
    u32(formatStart),
    u16(0),
    u32(0xffffffff),
  ]);
}

function sectionProperties(): Buffer {
  const { width, height, side, top, bottom, header, footer } = WORD_PAGE;
  const properties = [
    [0xb01f, width],
    [0xb020, height],
    [0xb021, side],
    [0xb022, side],
    [0x9023, top],
    [0x9024, bottom],
    [0xb017, header],
    [0xb018, footer],
  ].flatMap(([code = 0, twips = 0]) => [u16(code), u16(twips)]);
  const bytes = Buffer.concat(properties);
  return Buffer.concat([u16(bytes.length), bytes]);
}

function fontTable(): Buffer {
  const roman = 0x16;
  const swiss = 0x26;
  const fonts = [font('Times New Roman', roman), font('Arial', swiss)];
  return Buffer.concat([u16(fonts.length), u16(0), ...fonts]);
}

function font(name: string, family: number): Buffer {
  const description = Buffer.concat([
    Buffer.from([family]),
    u16(400),
    // Character set, no second name, then font class and signature that a reader looks up by name.
    Buffer.alloc(2 + 10 + 24),
    Buffer.from(`${name}\0`, 'utf16le'),
  ]);
  return Buffer.concat([Buffer.from([description.length]), description]);
}

/** Zeros are sound defaults but for the distance of tab stops. */
function documentProperties(): Buffer {
  const properties = Buffer.alloc(500);
  u16(720).copy(properties, 10);
  return properties;
}
