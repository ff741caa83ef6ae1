import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNull,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

import { lengthOfPalette } from './exact-length.ts';
import { KNOWN_ENTRIES } from './known-entries.ts';
import type { MaskedValues } from './mask-values.ts';
import { createInkNames, type InkNames } from './rename-inks.ts';
import { sanitizeGlyphs } from './sanitize-glyphs.ts';
import type { SanitizeCounts, SanitizePolicy } from './sanitize-policy.ts';
import { sanitizeStream } from './sanitize-stream.ts';
import { decodeStream, makeStream } from './stream-bytes.ts';

const name = (text: string): PDFName => PDFName.of(text);
const RESOURCES = name('Resources');
const GLYPHS = name('CharProcs');
/** The kinds of soft masks. */
const MASKS = new Set<PDFObject | undefined>([name('Luminosity'), name('Alpha')]);
const FAMILY = name('FontFamily');
/** The prefix of the name of a subset font. */
const SUBSET = /^[A-Z]{6}\+/;

/**
 * The role of an object for its referrer: whether its keys are chosen by the author, and whether its values' keys are.
 */
type Role = 'object' | 'names' | 'names-of-kinds';

interface Visit {
  readonly item: PDFObject;
  readonly role: Role;
}

/** The context shared by all objects of a document. */
interface SanitizeContext {
  readonly masked: MaskedValues;
  readonly inks: InkNames;
}

/** Cleans everything reachable from the pages' resources and groups: only what pages are drawn with stays. */
export function sanitizeObjects(
  context: PDFContext,
  starts: { readonly resources: readonly PDFObject[]; readonly groups: readonly PDFObject[] },
  policy: SanitizePolicy,
): SanitizeCounts {
  const counts: SanitizeCounts = { pictureMetadata: 0, fontMetadata: 0, trailingData: 0 };
  const sanitizeContext: SanitizeContext = { masked: policy.masked, inks: createInkNames() };
  const seen = new Set<PDFObject>();
  const masks = new Set<PDFObject | undefined>();
  const isMask = (stream: PDFObject): boolean => masks.has(stream);
  const waiting: Visit[] = [
    ...starts.groups.map((item): Visit => ({ item, role: 'object' })),
    ...starts.resources.map((item): Visit => ({ item, role: 'names-of-kinds' })),
  ];
  for (let visit = waiting.pop(); visit !== undefined; visit = waiting.pop()) {
    const { item, role } = visit;
    if (seen.has(item)) continue;
    seen.add(item);
    const object = context.lookup(item);
    if (object instanceof PDFRawStream && item instanceof PDFRef) {
      context.assign(item, sanitizeStream(object, { ...policy, isMask }, counts));
      waiting.push({ item: object.dict, role: 'object' });
    } else if (object instanceof PDFDict) {
      if (MASKS.has(object.lookup(name('S')))) masks.add(object.lookup(name('G')));
      if (object.lookup(name('Subtype')) === name('Type3')) sanitizeGlyphs(object, policy);
      if (role === 'object') sanitizeEntries(object, sanitizeContext);
      waiting.push(...visitsOf(object, role));
    } else if (object instanceof PDFArray) {
      sanitizeItems(context, object, sanitizeContext);
      waiting.push(...object.asArray().map((inner): Visit => ({ item: inner, role: 'object' })));
    }
  }
  return counts;
}

function visitsOf(dict: PDFDict, role: Role): Visit[] {
  return dict.entries().map(([key, item]) => ({ item, role: roleOf(key, role) }));
}

function roleOf(key: PDFName, outer: Role): Role {
  if (outer === 'names-of-kinds') return 'names';
  if (outer === 'names') return 'object';
  if (key === RESOURCES) return 'names-of-kinds';
  return key === GLYPHS ? 'names' : 'object';
}

function sanitizeEntries(dict: PDFDict, { masked }: SanitizeContext): void {
  const isCharacterCollection = dict.has(name('Registry'));
  for (const [key, value] of dict.entries()) {
    const resolved = dict.context.lookup(value);
    const isKept = isText(resolved)
      ? repeatsName(dict, key, resolved) ||
        (isCharacterCollection && !masked.isIn(resolved.decodeText()))
      : KNOWN_ENTRIES.has(key);
    if (!isKept) dict.delete(key);
    else if (resolved instanceof PDFName && masked.isIn(resolved.decodeText())) {
      dict.set(key, name('X'));
    }
  }
}

function isText(value: PDFObject | undefined): value is PDFString | PDFHexString {
  return value instanceof PDFString || value instanceof PDFHexString;
}

/**
 * A font family that only repeats the font's name reveals nothing, even if empty, and viewers use it to choose a
 * substitute font.
 */
function repeatsName(dict: PDFDict, key: PDFName, value: PDFString | PDFHexString): boolean {
  const font = dict.lookup(name('FontName'));
  if (key !== FAMILY || !(font instanceof PDFName)) return false;
  const family = lettersOf(value.decodeText());
  return lettersOf(font.decodeText().replace(SUBSET, '')).startsWith(family);
}

function lettersOf(text: string): string {
  return text.replaceAll(/[ -]/g, '').toLowerCase();
}

/** No array that is used for drawing contains strings, except a palette with its colors. */
function sanitizeItems(
  context: PDFContext,
  list: PDFArray,
  { masked, inks }: SanitizeContext,
): void {
  inks.rename(list);
  const palette = lengthOfPalette(list);
  for (const [index, item] of list.asArray().entries()) {
    const resolved = context.lookup(item);
    if (palette !== undefined && index === 3) {
      const colors = trimPalette(resolved, palette);
      if (colors) list.set(index, context.register(makeStream(context, colors)));
    } else if (isText(resolved)) list.set(index, PDFNull);
    else if (resolved instanceof PDFName && masked.isIn(resolved.decodeText())) {
      list.set(index, name('X'));
    }
  }
}

/** The colors of a palette, without trailing data. */
function trimPalette(palette: PDFObject | undefined, length: number): Uint8Array | undefined {
  const packed = palette instanceof PDFRawStream ? decodeStream(palette) : undefined;
  const bytes = isText(palette) ? palette.asBytes() : packed;
  return bytes && bytes.length > length ? bytes.subarray(0, length) : undefined;
}
