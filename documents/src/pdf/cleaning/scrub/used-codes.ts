import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFRawStream,
  type PDFRef,
} from '@cantoo/pdf-lib';

import { readOperations } from '#documents/pdf/cleaning/content/content-operations.ts';
import { findResource } from '#documents/pdf/cleaning/content/find-resource.ts';
import type { PdfValue } from '#documents/pdf/cleaning/content/token-reader.ts';

import { readPageContent } from './page-content.ts';
import { decodeStream } from './stream-bytes.ts';

/** The codes that are shown in each font; undefined for a font of which they cannot be told. */
export type UsedCodes = ReadonlyMap<PDFDict, ReadonlySet<number> | undefined>;

const name = (text: string): PDFName => PDFName.of(text);
const SHOWING = new Set(['Tj', 'TJ', "'", '"']);
const FILLING = new Set(['scn', 'SCN']);
const MAX_DEPTH = 20;
// In bytes: contents that draw one another in different ways add up to more than any document.
const MAX_NESTED_CONTENT = 64 * 1024 * 1024;
const LEAST_OF_CONTENT = 4096;
const TWO_BYTES = /^(?:Identity|.*-(?:UCS2|UTF16))-[HV]$/;

/** The length of a font's codes; undefined if a map of its own splits them. */
export function codeLength(font: PDFDict): 1 | 2 | undefined {
  if (font.lookup(name('Subtype')) !== name('Type0')) return 1;
  const encoding = font.lookup(name('Encoding'));
  return encoding instanceof PDFName && TWO_BYTES.test(encoding.decodeText()) ? 2 : undefined;
}

/** The codes of a set that are in a range; takes no longer than the smaller of the two. */
export function codesBetween(
  first: number,
  last: number,
  codes: ReadonlySet<number>,
): readonly number[] {
  if (last - first >= codes.size) {
    return [...codes].filter((code) => code >= first && code <= last);
  }
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step).filter(
    (code) => codes.has(code),
  );
}

/** Follows the content of pages to the codes that it shows; no fonts if there is too much of it. */
export function collectUsedCodes(context: PDFContext, pages: readonly PDFRef[]): UsedCodes {
  const collector = new CodeCollector();
  for (const ref of pages) {
    const page = context.lookup(ref, PDFDict);
    collector.read(readPageContent(page), page.lookup(name('Resources')));
  }
  return collector.isWithinBudget ? collector.codes : new Map();
}

/** What a content stream begins with. */
interface Beginning {
  readonly resources: PDFObject | undefined;
  readonly font: PDFDict | undefined;
  readonly depth: number;
}

class CodeCollector {
  readonly codes = new Map<PDFDict, Set<number> | undefined>();
  readonly #seen = new Set<string>();
  readonly #numbers = new Map<PDFObject | undefined, number>();
  #room = MAX_NESTED_CONTENT;

  get isWithinBudget(): boolean {
    return this.#room >= 0;
  }

  read(bytes: Uint8Array, resources: PDFObject | undefined): void {
    this.#follow(bytes, { resources, font: undefined, depth: 0 });
  }

  #follow(bytes: Uint8Array, { resources, font: initial, depth }: Beginning): void {
    let font = initial;
    const saved: (PDFDict | undefined)[] = [];
    for (const { operator, operands } of readOperations(bytes)) {
      if (operator === 'q') saved.push(font);
      else if (operator === 'Q') font = saved.length > 0 ? saved.pop() : font;
      else if (operator === 'Tf') font = this.#chooseFont(resources, operands.at(-2), depth);
      else if (SHOWING.has(operator)) this.#show(font, operands);
      else if (operator === 'Do') {
        this.#draw(findResource(resources, 'XObject', operands.at(-1)), { resources, font, depth });
      } else if (FILLING.has(operator)) {
        const pattern = findResource(resources, 'Pattern', operands.at(-1));
        this.#draw(pattern, { resources, font: undefined, depth });
      } else if (operator === 'gs') {
        const state = findResource(resources, 'ExtGState', operands.at(-1));
        font = this.#setState(state, { resources, font, depth });
      }
    }
  }

  #chooseFont(
    resources: PDFObject | undefined,
    key: PdfValue | undefined,
    depth: number,
  ): PDFDict | undefined {
    const font = findResource(resources, 'Font', key);
    if (!(font instanceof PDFDict)) return undefined;
    if (!this.codes.has(font)) {
      this.codes.set(font, codeLength(font) === undefined ? undefined : new Set());
    }
    const glyphs = font.lookup(name('CharProcs'));
    if (glyphs instanceof PDFDict) {
      const own = font.lookup(name('Resources')) ?? resources;
      for (const glyph of glyphs.keys()) {
        this.#draw(glyphs.lookup(glyph), { resources: own, font: undefined, depth });
      }
    }
    return font;
  }

  #show(font: PDFDict | undefined, operands: readonly PdfValue[]): void {
    const codes = font && this.codes.get(font);
    if (!font || !codes) return;
    const length = codeLength(font) ?? 1;
    const shown = operands.at(-1);
    const strings = Array.isArray(shown) ? (shown as readonly PdfValue[]) : [shown];
    for (const string of strings) {
      if (!(string instanceof Uint8Array)) continue;
      for (let at = 0; at < string.length; at += length) {
        codes.add(length === 1 ? string[at]! : (string[at]! << 8) | (string[at + 1] ?? 0));
      }
    }
  }

  /** A form, a pattern, a mask or a glyph. */
  #draw(drawn: PDFObject | undefined, { resources, font, depth }: Beginning): void {
    if (!(drawn instanceof PDFRawStream) || !isContent(drawn)) return;
    const own = drawn.dict.lookup(name('Resources')) ?? resources;
    const key = [drawn, own, font].map((object) => this.#numberOf(object)).join(' ');
    if (this.#seen.has(key) || this.#room < 0) return;
    this.#seen.add(key);
    const bytes = depth < MAX_DEPTH ? decodeStream(drawn) : undefined;
    if (bytes === undefined) {
      this.#keepWhole(own, font);
      return;
    }
    this.#room -= Math.max(bytes.length, LEAST_OF_CONTENT);
    if (this.#room >= 0) this.#follow(bytes, { resources: own, font, depth: depth + 1 });
  }

  /** Applies a graphics state, which may choose a font itself. */
  #setState(state: PDFObject | undefined, from: Beginning): PDFDict | undefined {
    if (!(state instanceof PDFDict)) return from.font;
    const mask = state.lookup(name('SMask'));
    if (mask instanceof PDFDict) this.#draw(mask.lookup(name('G')), { ...from, font: undefined });
    const chosen = state.lookup(name('Font'));
    const font = chosen instanceof PDFArray ? chosen.lookup(0) : undefined;
    if (!(font instanceof PDFDict)) return from.font;
    this.codes.set(font, undefined);
    return font;
  }

  #keepWhole(resources: PDFObject | undefined, font: PDFDict | undefined): void {
    const fonts = resources instanceof PDFDict ? resources.lookup(name('Font')) : undefined;
    const all = fonts instanceof PDFDict ? fonts.keys().map((key) => fonts.lookup(key)) : [];
    for (const each of [...all, font]) if (each instanceof PDFDict) this.codes.set(each, undefined);
  }

  #numberOf(object: PDFObject | undefined): number {
    const known = this.#numbers.get(object) ?? this.#numbers.size;
    this.#numbers.set(object, known);
    return known;
  }
}

function isContent({ dict }: PDFRawStream): boolean {
  return dict.lookup(name('Subtype')) !== name('Image');
}
