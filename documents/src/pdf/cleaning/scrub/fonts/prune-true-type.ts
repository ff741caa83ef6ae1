import {
  type CharacterTable,
  readCharacterTables,
  writeCharacterTables,
} from './character-table.ts';
import { readOutlines, withComponents, writeOutlines } from './glyph-outlines.ts';
import { type FontTables, readTables, writeTables } from './sfnt.ts';

/** Tables that no viewer needs to draw text of known widths, and that tell about other glyphs. */
const LEFT_OUT = 'hdmx LTSH VDMX kern GPOS GSUB GDEF JSTF BASE DSIG EBDT EBLC EBSC bdat bloc'.split(
  ' ',
);
const NAMED = 0x00_02_00_00;
const FIRST_OWN_NAME = 258;
const FILLING = 0x78;

/** Tells which glyphs are shown from how a font numbers characters; undefined if that is uncertain. */
export type FindGlyphs = (tables: readonly CharacterTable[]) => ReadonlySet<number> | undefined;

/**
 * A TrueType font with nothing but what is shown: other glyphs lose their outlines, widths, codes and names. Undefined
 * if the file is not understood or the shown glyphs are not known.
 */
export function pruneTrueType(bytes: Uint8Array, findGlyphs: FindGlyphs): Uint8Array | undefined {
  try {
    const tables = readTables(bytes);
    const cmap = tables?.get('cmap');
    const characters = cmap ? readCharacterTables(cmap) : [];
    const found = characters && findGlyphs(characters);
    return tables && found && prune(tables, characters, found);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function prune(
  tables: FontTables,
  characters: readonly CharacterTable[],
  found: ReadonlySet<number>,
): Uint8Array {
  const outlines = readOutlines(tables);
  const glyphs = withComponents(outlines, new Set([0, ...found]));
  const written = new Map(tables);
  for (const tag of LEFT_OUT) written.delete(tag);
  for (const [tag, table] of writeOutlines(outlines, tables.get('head')!, glyphs)) {
    written.set(tag, table);
  }
  if (written.has('cmap')) written.set('cmap', writeCharacterTables(shownOf(characters, glyphs)));
  const [hhea, hmtx, post] = ['hhea', 'hmtx', 'post'].map((tag) => tables.get(tag));
  if (hhea && hmtx) written.set('hmtx', blankWidths(hmtx, hhea.readUInt16BE(34), glyphs));
  if (post) written.set('post', blankNames(post, glyphs));
  return writeTables(written);
}

function shownOf(
  characters: readonly CharacterTable[],
  shown: ReadonlySet<number>,
): CharacterTable[] {
  return characters.map(({ platform, encoding, glyphs }) => ({
    platform,
    encoding,
    glyphs: new Map([...glyphs].filter(([, glyph]) => shown.has(glyph))),
  }));
}

/** Glyphs after the last one with a width of its own have the same one. */
function blankWidths(hmtx: Buffer, count: number, glyphs: ReadonlySet<number>): Buffer {
  const widths = Buffer.from(hmtx);
  const isLastShared = [...glyphs].some((glyph) => glyph >= count);
  for (let glyph = 0; glyph < count; glyph += 1) {
    const isKept = glyphs.has(glyph) || (isLastShared && glyph === count - 1);
    if (!isKept) widths.fill(0, glyph * 4, glyph * 4 + 4);
  }
  for (let at = count * 4; at < widths.length; at += 2) {
    if (!glyphs.has(count + (at - count * 4) / 2)) widths.fill(0, at, at + 2);
  }
  return widths;
}

function blankNames(post: Buffer, glyphs: ReadonlySet<number>): Buffer {
  if (post.readUInt32BE(0) !== NAMED) return post;
  const names = Buffer.from(post);
  const used = new Set<number>();
  const end = 34 + names.readUInt16BE(32) * 2;
  for (let at = 34; at < end; at += 2) {
    if (glyphs.has((at - 34) / 2)) used.add(names.readUInt16BE(at) - FIRST_OWN_NAME);
    else names.writeUInt16BE(0, at);
  }
  let index = 0;
  for (let at = end; at < names.length; index += 1) {
    const next = at + 1 + names[at]!;
    if (!used.has(index)) names.fill(FILLING, at + 1, Math.min(next, names.length));
    at = next;
  }
  return names;
}
