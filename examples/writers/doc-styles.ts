import { padded, u16 } from './little-endian.ts';

interface StyleSheetEntry {
  /** Its place in the style sheet; the first fifteen places belong to Word. */
  readonly number: number;
  /** Word's identifier of a built-in style; 0xFFE for one of our own. */
  readonly builtIn: number;
  readonly name: string;
  readonly paragraph: readonly Property[];
  readonly character: readonly Property[];
}

/** A property code ([MS-DOC] 2.6) and its operand of one or two bytes. */
type Property = readonly [code: number, operand: number, bytes: 1 | 2];

export type DocStyle =
  | 'normal'
  | 'heading'
  | 'title'
  | 'body'
  | 'list'
  | 'tableText'
  | 'tableTitle'
  | 'margin';

const USER_DEFINED = 0xffe;
const FIXED_PLACES = 15;
const NO_STYLE = 0xfff;
/** Numbers into the font table: Times New Roman and Arial. */
const [SERIF, SANS] = [0, 1];

const bold: Property = [0x0835, 1, 1];
const size = (halfPoints: number): Property => [0x4a43, halfPoints, 2];
const gray: Property = [0x2a42, 15, 1];
const before = (twips: number): Property => [0xa413, twips, 2];
const after = (twips: number): Property => [0xa414, twips, 2];
const indent = (twips: number): Property => [0x840f, twips, 2];
const firstLine = (twips: number): Property => [0x8411, twips, 2];
const keepWithNext: Property = [0x2406, 1, 1];
const outlineLevel = (level: number): Property => [0x2640, level, 1];
const font = (number: number): Property[] => [
  [0x4a4f, number, 2],
  [0x4a51, number, 2],
];

/** The styles of our Word 97 files. */
export const DOC_STYLES: Readonly<Record<DocStyle, StyleSheetEntry>> = {
  normal: {
    number: 0,
    builtIn: 0,
    name: 'Normal',
    paragraph: [],
    character: [...font(SERIF), size(22)],
  },
  heading: {
    number: 1,
    builtIn: 1,
    name: 'heading 1',
    paragraph: [keepWithNext, before(200), after(60), outlineLevel(0)],
    character: [...font(SANS), bold, size(23)],
  },
  title: {
    number: 15,
    builtIn: 62,
    name: 'Title',
    paragraph: [after(240)],
    character: [...font(SANS), bold, size(38)],
  },
  body: { number: 16, builtIn: 66, name: 'Body Text', paragraph: [after(140)], character: [] },
  list: {
    number: 17,
    builtIn: USER_DEFINED,
    name: 'Bullet Item',
    paragraph: [indent(360), firstLine(-260), after(60)],
    character: [],
  },
  tableText: {
    number: 18,
    builtIn: USER_DEFINED,
    name: 'Table Text',
    paragraph: [before(40), after(40)],
    character: [...font(SANS), size(19)],
  },
  tableTitle: {
    number: 19,
    builtIn: USER_DEFINED,
    name: 'Table Title',
    paragraph: [keepWithNext, before(40), after(40)],
    character: [...font(SANS), bold, size(19)],
  },
  margin: { number: 20, builtIn: 31, name: 'header', paragraph: [], character: [gray, size(17)] },
};

/** The STSH structure of [MS-DOC]: its header, then the styles by number with empty places between. */
export function docStyleSheet(): Buffer {
  const styles = Object.values(DOC_STYLES);
  const places = 1 + Math.max(...styles.map(({ number }) => number));
  const entries = Array.from({ length: places }, (_, place) => {
    const style = styles.find(({ number }) => number === place);
    const entry = style === undefined ? Buffer.alloc(0) : styleEntry(style);
    return Buffer.concat([u16(entry.length), entry]);
  });
  // Count, size of a style's fixed part, names stored, highest built-in, fixed places, version, default fonts.
  const header = Buffer.concat(
    [places, 10, 1, 0x5b, FIXED_PLACES, 0, SERIF, SERIF, SERIF].map(u16),
  );
  return Buffer.concat([u16(header.length), header, ...entries]);
}

function styleEntry(style: StyleSheetEntry): Buffer {
  const name = Buffer.concat([u16(style.name.length), Buffer.from(`${style.name}\0`, 'utf16le')]);
  const paragraph = formatting(Buffer.concat([u16(style.number), ...style.paragraph.map(encode)]));
  const character = formatting(Buffer.concat(style.character.map(encode)));
  const based = style.number === 0 ? NO_STYLE : 0;
  const length = 10 + name.length + paragraph.length + character.length;
  const paragraphKind = 1;
  const fixed = [style.builtIn, (based << 4) | paragraphKind, (style.number << 4) | 2, length, 0];
  return Buffer.concat([...fixed.map(u16), name, paragraph, character]);
}

function formatting(properties: Buffer): Buffer {
  return Buffer.concat([u16(properties.length), padded(properties, 2)]);
}

function encode([code, operand, bytes]: Property): Buffer {
  return Buffer.concat([u16(code), bytes === 1 ? Buffer.from([operand]) : u16(operand)]);
}
