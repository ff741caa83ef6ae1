import { type PDFContext, PDFName, type PDFRef } from '@cantoo/pdf-lib';

import type { Box } from '#documents/pdf/cleaning/box.ts';
import { makeStream } from '#documents/pdf/cleaning/scrub/stream-bytes.ts';

/** A word and its position on the displayed page. */
export interface PlacedWord {
  readonly text: string;
  readonly box: Box;
}

/** Fonts whose glyphs draw nothing, so that text of any script can lie under a picture and be found by search. */
export interface InvisibleFonts {
  /** Operators that place words, in coordinates that grow downwards. */
  writeWords(words: readonly PlacedWord[]): string;
  /** The fonts so far, by resource name. */
  readonly fonts: ReadonlyMap<string, PDFRef>;
  /** Writes the fonts, once all words are placed. */
  finish(): void;
}

const CODES_OF_FONT = 256;
// In thousandths of the font size.
const GLYPH_WIDTH = 500;
// In percent: as wide as the blanks of most fonts.
const BLANK_SQUEEZE = 50;

/** Starts without fonts; one is added for every 256 distinct characters. */
export function createInvisibleFonts(context: PDFContext): InvisibleFonts {
  const codes = new Map<string, number>();
  const fonts = new Map<string, PDFRef>();

  function codeOf(character: string): number {
    const code = codes.get(character) ?? codes.size;
    codes.set(character, code);
    const font = fontName(code);
    if (!fonts.has(font)) fonts.set(font, context.nextRef());
    return code;
  }

  function writeWord({ text, box }: PlacedWord): string {
    const characters = Array.from(text, codeOf);
    const size = box.bottom - box.top;
    const natural = (characters.length * size * GLYPH_WIDTH) / 1000;
    const squeeze = (100 * (box.right - box.left)) / natural;
    const place = `1 0 0 -1 ${round(box.left)} ${round(box.bottom - size * 0.2)} Tm`;
    // Words are copied and searched for with what is between them.
    const blank = codeOf(' ');
    const ended = `${BLANK_SQUEEZE} Tz /${fontName(blank)} ${round(size)} Tf <${hexByte(blank)}> Tj`;
    return `${round(squeeze)} Tz ${place} ${showCodes(characters, size)} ${ended}`;
  }

  return {
    fonts,
    writeWords: (words) => `BT 3 Tr\n${words.map(writeWord).join('\n')}\nET\n`,
    finish() {
      for (const [index, ref] of [...fonts.values()].entries()) {
        const own = [...codes.keys()].slice(index * CODES_OF_FONT, (index + 1) * CODES_OF_FONT);
        context.assign(ref, makeFont(context, own));
      }
    },
  };
}

/** As few operations as possible: of equal letters that overlap, some readers keep one if each is shown on its own. */
function showCodes(codes: readonly number[], size: number): string {
  let shown = '';
  let font = '';
  for (const code of codes) {
    const own = fontName(code);
    if (own !== font) shown += `${shown && '> Tj '}/${own} ${round(size)} Tf <`;
    font = own;
    shown += hexByte(code);
  }
  return `${shown}> Tj`;
}

function fontName(code: number): string {
  return `Unseen${Math.floor(code / CODES_OF_FONT)}`;
}

function hexByte(code: number): string {
  return (code % CODES_OF_FONT).toString(16).padStart(2, '0');
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function makeFont(context: PDFContext, characters: readonly string[]) {
  const glyph = context.register(makeStream(context, Buffer.from(`${GLYPH_WIDTH} 0 d0`)));
  const map = context.register(makeStream(context, Buffer.from(characterMap(characters))));
  const font = context.obj({
    Type: 'Font',
    Subtype: 'Type3',
    FontBBox: [0, 0, GLYPH_WIDTH, 1000],
    FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
    FirstChar: 0,
    LastChar: characters.length - 1,
    Widths: characters.map(() => GLYPH_WIDTH),
    CharProcs: { g: glyph },
    Resources: {},
    ToUnicode: map,
  });
  const differences = context.obj([0, ...characters.map(() => PDFName.of('g'))]);
  font.set(PDFName.of('Encoding'), context.obj({ Type: 'Encoding', Differences: differences }));
  return font;
}

function characterMap(characters: readonly string[]): string {
  const lines = characters.map((character, code) => {
    const units = Buffer.from(character, 'utf16le').swap16().toString('hex');
    return `1 beginbfchar <${hexByte(code)}> <${units}> endbfchar`;
  });
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CMapName /Unseen def /CMapType 2 def',
    '1 begincodespacerange <00> <ff> endcodespacerange',
    ...lines,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}
