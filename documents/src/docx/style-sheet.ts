import type { ReadAttribute, XmlHandler } from '#documents/xml/xml-parser.ts';

import { type LetterFormat, recordFormat } from './letter-format.ts';
import { listStyleParts } from './package-parts.ts';
import { readXml } from './read-xml.ts';
import { isVisibleShading } from './text-background.ts';
import type { ZipArchive } from './zip-archive.ts';

/** A style, merged with the styles it is based on. */
export interface Style {
  readonly letters: Readonly<LetterFormat>;
  /** Whether its paragraphs have a background that is not white. */
  readonly isOnColor: boolean;
}

/** The styles of a document. */
export interface StyleSheet {
  /** Applies where neither a style nor the text itself says anything. */
  readonly defaults: Readonly<LetterFormat>;
  /** The default paragraph style. */
  readonly ofParagraphs: Style | undefined;
  /** Undefined if there is none with this identifier. */
  find(id: string): Style | undefined;
}

interface StyleDefinition {
  readonly letters: LetterFormat;
  isOnColor?: boolean;
  base?: string;
}

/** No chain of base styles is longer than this, even if a file contains a loop. */
const MAX_BASES = 12;

/** For a part whose text has no styles. */
export const NO_STYLES: StyleSheet = {
  defaults: {},
  ofParagraphs: undefined,
  find: () => undefined,
};

/** Reads the styles of a package; throws as the parser does. */
export function readStyleSheet(archive: ZipArchive): StyleSheet {
  const definitions = new Map<string, StyleDefinition>();
  const defaults: LetterFormat = {};
  const note = { ofParagraphs: '' };
  for (const name of listStyleParts(archive)) {
    readXml(archive, name, createDefinitionReader(definitions, defaults, note));
  }
  const known = new Map<string, Style | undefined>();
  const find = (id: string): Style | undefined => {
    if (!known.has(id)) known.set(id, resolve(definitions, id));
    return known.get(id);
  };
  return { defaults, ofParagraphs: find(note.ofParagraphs), find };
}

function createDefinitionReader(
  definitions: Map<string, StyleDefinition>,
  defaults: LetterFormat,
  note: { ofParagraphs: string },
): XmlHandler {
  const open: string[] = [];
  let style: StyleDefinition = { letters: {} };

  const start = (attribute: ReadAttribute): void => {
    const id = attribute('styleId') ?? '';
    style = { letters: {} };
    definitions.set(id, style);
    const isDefault = ['1', 'true', 'on'].includes(attribute('default') ?? '');
    if (isDefault && attribute('type') === 'paragraph') note.ofParagraphs = id;
  };
  return {
    open(name, attribute) {
      const holder = open.slice(-2).join(' ');
      if (name === 'style') start(attribute);
      else if (name === 'basedOn') style.base = attribute('val') ?? '';
      else if (holder === 'rPrDefault rPr') recordFormat(defaults, name, attribute);
      else if (holder === 'style rPr') recordFormat(style.letters, name, attribute);
      else if (holder === 'style pPr' && name === 'shd')
        style.isOnColor = isVisibleShading(attribute);
      open.push(name);
    },
    close: () => void open.pop(),
    text() {},
  };
}

function resolve(
  definitions: ReadonlyMap<string, StyleDefinition>,
  id: string,
  depth = 0,
): Style | undefined {
  const own = definitions.get(id);
  if (!own || depth > MAX_BASES) return undefined;
  const base = own.base === undefined ? undefined : resolve(definitions, own.base, depth + 1);
  return {
    letters: { ...base?.letters, ...own.letters },
    isOnColor: own.isOnColor ?? base?.isOnColor ?? false,
  };
}
