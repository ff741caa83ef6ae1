import { bytesOfBase64, bytesOfHexadecimal, textOf } from './code-bytes.ts';
import { readEntity } from './entities.ts';

/** How a way of writing characters is recognized, and what is read for what it recognizes. */
interface EscapeForm {
  /** Without groups that capture. */
  readonly source: string;
  readonly read: (written: string) => string;
}

/** The first digits of the scripts that have their own, beside those that compatibility forms make plain. */
const ZEROS = [
  0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20,
  0x1040, 0x17e0, 0x1810,
];
const DIGITS = ZEROS.map((zero) => String.fromCharCode(zero) + '-' + String.fromCharCode(zero + 9));
const INLINE_TAG = /^<\/?(?:b|i|em|strong|u|span|font|small|mark|code|tt|wbr)\b/i;
/** A letter or a digit of any script. */
const LETTER = String.raw`[\w\u0080-\uffff]`;
/** The rest of a domain, which shows that the word before it stands for its sign. */
const DOMAIN = String.raw`[\w\u0080-\uffff-]{1,63}(?:\.[a-z]|\s{1,3}dot\s|[_-]dot[_-]|\s?[[({<]\s?(?:dot|\.))`;

/**
 * In markup, in program code, in mail, in addresses, and by people who hide an address from programs. Each begins with
 * a character that is rare, so that a text without any is told by that soon.
 */
const FORMS: readonly EscapeForm[] = [
  { source: String.raw`&(?:amp;)*(?:#\d{1,7}|#x[\da-f]{1,6});?`, read: readEntity },
  { source: String.raw`&(?:amp;)*[a-z][a-z\d]{1,7};`, read: readEntity },
  { source: String.raw`<\/?[a-z][a-z\d]{0,10}\s?\/?>`, read: readTag },
  { source: String.raw`<!--[^>]{0,200}-->`, read: nothing },
  { source: String.raw`(?:\\{1,4}u[\da-f]{4})+`, read: readUnits },
  { source: String.raw`\\{1,4}u\{[\da-f]{1,6}\}`, read: readCodePoint },
  { source: String.raw`(?:\\{1,4}x[\da-f]{2})+`, read: readBytes },
  { source: String.raw`(?:\\{1,4}[0-3][0-7]{2})+`, read: readOctets },
  { source: String.raw`(?:\\'[\da-f]{2})+`, read: readBytes },
  { source: String.raw`\\{1,4}[nrt]`, read: () => '\n' },
  { source: String.raw`\\{1,4}(?=[!-/:-@[\]^\x60{-~])`, read: nothing },
  {
    source: String.raw`=\?[\w-]{1,40}\?[bq]\?[^\s?]{1,200}\?=(?:\s{1,3}(?==\?))?`,
    read: readMailWord,
  },
  { source: String.raw`(?:=[\da-f]{2})+`, read: readBytes },
  { source: String.raw`=\r?\n`, read: nothing },
  { source: String.raw`(?:%(?:25)+[\da-f]{2})+`, read: readTwiceEscaped },
  { source: String.raw`(?:%[89a-f][\da-f])+`, read: readBytes },
  { source: String.raw`(?:\u00c3[\u0080-\u00bf]|\u00c2[\u00a0-\u00bf])+`, read: readMistaken },
  { source: `[${DIGITS.join('')}]`, read: readDigit },
  { source: String.raw`\u20e3`, read: nothing },
  { source: String.raw`\+(?<=${LETTER}\+)(?=${LETTER})(?![^\s@&?;]{0,64}@)`, read: () => ' ' },
  { source: String.raw`[[({<]\s?(?:at|@)\s?[\])}>]`, read: () => '@' },
  { source: String.raw`[[({<]\s?(?:dot|\.)\s?[\])}>]`, read: () => '.' },
  { source: String.raw`[_-]at[_-](?=${DOMAIN})`, read: () => '@' },
  { source: String.raw`[_-]dot[_-](?=${LETTER})`, read: () => '.' },
  { source: String.raw`at(?<=${LETTER}\s{1,3}at)(?=\s{1,3}${DOMAIN})`, read: () => '@' },
  { source: String.raw`dot(?<=${LETTER}\s{1,3}dot)(?=\s{1,3}${LETTER})`, read: () => '.' },
];
const SOURCE = FORMS.map(({ source }) => `(${source})`).join('|');
const WRITTEN = new RegExp(SOURCE, 'gi');
const ANY = new RegExp(SOURCE, 'i');
const HEX_PAIR = /[\da-f]{2}(?![\da-f])/gi;

/** Whether characters of a text are written in a way that other programs read as characters. */
export function hasEscapes(text: string): boolean {
  return ANY.test(text);
}

/** A text with such characters read, and for each of its units where it comes from; `ends` are exclusive. */
export interface UnescapedText {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Reads the characters of a text that are written in another way. */
export function unescape(text: string): string {
  return text.replaceAll(WRITTEN, (written, ...groups) => readForm(written, groups));
}

/** The same with where each unit comes from. */
export function traceUnescaped(text: string): UnescapedText {
  const pieces: string[] = [];
  const [starts, ends]: [number[], number[]] = [[], []];
  const add = (read: string, placeOf: (unit: number) => readonly [number, number]): void => {
    pieces.push(read);
    for (let unit = 0; unit < read.length; unit += 1) {
      const [start, end] = placeOf(unit);
      starts.push(start);
      ends.push(end);
    }
  };
  let at = 0;
  const addPlain = (end: number): void => {
    const from = at;
    add(text.slice(from, end), (unit) => [from + unit, from + unit + 1]);
  };
  for (const match of text.matchAll(WRITTEN)) {
    const [written, ...groups] = match;
    addPlain(match.index);
    at = match.index + written.length;
    add(readForm(written, groups), () => [match.index, match.index + written.length]);
  }
  addPlain(text.length);
  return { text: pieces.join(''), starts, ends };
}

function readForm(written: string, groups: readonly unknown[]): string {
  const form = FORMS[groups.findIndex((group) => group !== undefined)];
  return form === undefined ? written : form.read(written);
}

function nothing(): string {
  return '';
}

function readTag(tag: string): string {
  return INLINE_TAG.test(tag) ? '' : ' ';
}

function readUnits(written: string): string {
  const digits = written.match(/[\da-f]{4}/gi) ?? [];
  return String.fromCharCode(...digits.map((own) => Number.parseInt(own, 16)));
}

function readCodePoint(written: string): string {
  const code = Number.parseInt(/\{(?<code>[\da-f]+)\}/i.exec(written)?.groups?.['code'] ?? '', 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : written;
}

function readBytes(written: string): string {
  return textOf(bytesOfHexadecimal((written.match(HEX_PAIR) ?? []).join('')));
}

function readOctets(written: string): string {
  return textOf(
    Uint8Array.from(written.match(/[0-7]{3}/g) ?? [], (octet) => Number.parseInt(octet, 8)),
  );
}

function readTwiceEscaped(written: string): string {
  return readBytes(written.replaceAll(/%(?:25)+/g, '%'));
}

/** The bytes of UTF-8 that were taken for letters of Latin-1. */
function readMistaken(written: string): string {
  return textOf(Uint8Array.from(written, (character) => character.charCodeAt(0)));
}

/** A word in the head of a mail, which says how its letters are written. */
function readMailWord(written: string): string {
  const [, , way = '', word = ''] = written.split('?');
  if (way.toLowerCase() === 'b') return textOf(bytesOfBase64(word));
  return word.replaceAll('_', ' ').replaceAll(/(?:=[\da-f]{2})+/gi, readBytes);
}

function readDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  const zero = ZEROS.findLast((first) => first <= code) ?? code;
  return String(code - zero);
}
