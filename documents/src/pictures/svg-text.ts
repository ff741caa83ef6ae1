import { readUpToError, type ReadAttribute } from '#documents/xml/xml-parser.ts';

const TEXT_ELEMENT = /<(?:\w+:)?(?:text|foreignObject)[\s/>]/;
/** Pictures within the drawing, of which only their own readers know what they show. */
const PICTURE = /<(?:\w+:)?(?:image|feImage)[\s/>]/;
const TEXTS = new Set(['text', 'foreignObject']);
/** Elements that begin a line of their own within a text. */
const LINES = new Set('text foreignObject p div br li tr td th h1 h2 h3 h4 h5 h6'.split(' '));
const UNSHOWN = new Set(['style', 'script', 'title', 'desc', 'metadata']);

/** Whether an SVG drawing may show text or pictures: one without any is an icon. */
export function mayShowText(file: Uint8Array): boolean {
  const markup = Buffer.from(file).toString('latin1').replaceAll('\0', '');
  return TEXT_ELEMENT.test(markup) || PICTURE.test(markup);
}

/**
 * The lines of text of an SVG drawing, in the order of the file. Undefined for one that cannot be read, or that shows
 * pictures too.
 */
export function readSvgText(file: Uint8Array): string[] | undefined {
  const xml = decode(file);
  if (PICTURE.test(xml)) return undefined;
  const reader = createReader();
  const plain = xml.replace(/^\uFEFF/, '').replace(/<!DOCTYPE\s[^[>]*>/, '');
  if (!readUpToError(plain, reader)) return undefined;
  return reader.lines.map((line) => line.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
}

function decode(file: Uint8Array): string {
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder('utf-16le').decode(file);
  return new TextDecoder(file[0] === 0xfe && file[1] === 0xff ? 'utf-16be' : 'utf-8').decode(file);
}

function createReader() {
  const lines = [''];
  let [depth, unshown] = [0, 0];
  let height: string | undefined;
  const append = (text: string): void => void (lines[lines.length - 1] += text);
  /** Programs place the letters of one line in pieces. */
  const place = (name: string, attribute: ReadAttribute): void => {
    const next = attribute('y');
    const isLower = attribute('dy') !== undefined || (next !== undefined && next !== height);
    if (name === 'tspan' && isLower && height !== undefined) append(' ');
    height = next ?? height ?? '';
  };
  return {
    lines,
    open(name: string, attribute: ReadAttribute): void {
      if (TEXTS.has(name)) depth += 1;
      if (UNSHOWN.has(name)) unshown += 1;
      if (LINES.has(name)) lines.push('');
      if (name === 'tspan' || name === 'text') place(name, attribute);
    },
    close(name: string): void {
      if (TEXTS.has(name)) depth -= 1;
      if (UNSHOWN.has(name)) unshown -= 1;
      if (LINES.has(name)) lines.push('');
      if (name === 'text') height = undefined;
    },
    text(text: string): void {
      if (depth > 0 && unshown === 0) append(text);
    },
  };
}
