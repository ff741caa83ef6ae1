import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import unicodeRanges from '@fontsource/noto-sans/unicode.json' with { type: 'json' };

import { unpackWoff } from './unpack-woff.ts';

/** Noto Sans is split into subsets; the first that contains a character is used for it. */
const SUBSETS = [
  'latin',
  'latin-ext',
  'greek',
  'cyrillic',
  'vietnamese',
  'greek-ext',
  'cyrillic-ext',
  'devanagari',
] as const;
type Subset = (typeof SUBSETS)[number];

const WEIGHTS = { regular: 400, bold: 600 } as const;
export type Weight = keyof typeof WEIGHTS;

/** Replaces a character that no subset contains. */
const REPLACEMENT = '\u{FFFD}';

/** The bytes of a font, by the name that {@link splitByFont} gives it. */
export type Fonts = ReadonlyMap<string, Buffer>;

/** Characters set in one font. */
export interface FontRun {
  readonly font: string;
  readonly text: string;
}

const ranges = new Map(SUBSETS.map((subset) => [subset, parseRanges(unicodeRanges[subset])]));
let loading: Promise<Fonts> | undefined;

/** Loads every subset in both weights, once. */
export function loadFonts(): Promise<Fonts> {
  loading ??= readFonts();
  return loading;
}

/** Splits a text, in any scripts, into runs that one font can set. Empty only for an empty text. */
export function splitByFont(text: string, weight: Weight): FontRun[] {
  const runs: { subset: Subset; text: string }[] = [];
  for (const character of text.normalize('NFC').toWellFormed()) {
    const last = runs.at(-1);
    const subset = subsetOf(character, last?.subset);
    const written = subset === undefined ? REPLACEMENT : character;
    if (last !== undefined && last.subset === (subset ?? 'latin')) last.text += written;
    else runs.push({ subset: subset ?? 'latin', text: written });
  }
  return runs.map((run) => ({ font: fontName(run.subset, weight), text: run.text }));
}

/** Whether some characters of the text can only be shown as a replacement character. */
export function hasUnknownCharacters(text: string): boolean {
  return Array.from(text.normalize('NFC')).some(
    (character) => character === REPLACEMENT || subsetOf(character) === undefined,
  );
}

function subsetOf(character: string, preferred?: Subset): Subset | undefined {
  const code = character.codePointAt(0) ?? 0;
  if (preferred !== undefined && covers(preferred, code)) return preferred;
  return SUBSETS.find((subset) => covers(subset, code));
}

function covers(subset: Subset, code: number): boolean {
  return ranges.get(subset)?.some(([first, last]) => code >= first && code <= last) ?? false;
}

/** Parses `U+0000-00FF,U+0131` into pairs of first and last code point. */
function parseRanges(text: string): (readonly [number, number])[] {
  return text.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

async function readFonts(): Promise<Fonts> {
  const names = SUBSETS.flatMap((subset) =>
    [WEIGHTS.regular, WEIGHTS.bold].map((weight) => `${subset}-${weight}`),
  );
  const files = names.map(async (name) => {
    const address = import.meta.resolve(
      `@fontsource/noto-sans/files/noto-sans-${name}-normal.woff`,
    );
    return [name, unpackWoff(await readFile(fileURLToPath(address)))] as const;
  });
  return new Map(await Promise.all(files));
}

function fontName(subset: Subset, weight: Weight): string {
  return `${subset}-${WEIGHTS[weight]}`;
}
