import type { HiddenReason } from '#documents/extracted-document.ts';

import { type Box, containsCenter } from '../cleaning/box.ts';
import type { Pdfium } from '../pdfium.ts';
import { isPaperColor, isSameColor, type Paint, readFill } from './object-paint.ts';
import { listPageObjects, OBJECT_TYPES, type PageObject } from './page-objects.ts';
import { TextPlaces } from './text-places.ts';

/** Something opaque that a page paints over earlier text. */
export interface Cover {
  /** Its index in painting order. */
  readonly order: number;
  readonly box: Box;
  /** Undefined for a picture. */
  readonly color: number | undefined;
}

/** What the objects of a page tell about possibly invisible text. */
export interface PageSurvey {
  /** Text objects that may be invisible, and the reason: the page's rendering decides. */
  readonly suspects: ReadonlyMap<number, HiddenReason>;
  readonly covers: readonly Cover[];
  /** The index of each text object in painting order; empty if nothing covers any. */
  readonly orders: ReadonlyMap<number, number>;
}

/** A loaded page to survey; `scratch` points to 32 bytes of scratch memory. */
export interface SurveyedPage {
  readonly page: number;
  readonly width: number;
  readonly height: number;
  readonly scratch: number;
  /** Whether the document has layers that are switched off. */
  readonly hasHiddenLayers: boolean;
}

interface PaintedText {
  readonly text: PageObject;
  readonly order: number;
  box?: Box;
}

/** A possible background of text; a picture, a shading or a pattern has no color to compare with. */
interface Background {
  readonly isPicture: boolean;
  readonly color: number | undefined;
  readonly box: Box;
}

// Values of pdfium's text render modes.
const INVISIBLE = 3;
const CLIPPING = 7;

/** In points: anything lower or narrower is a line. */
const SMALLEST_AREA_SIDE = 3;
const OPAQUE = 250;
/** Comparisons of two boxes on a page: beyond this the page is not examined further. */
const MAX_COMPARISONS = 2_000_000;
/** A picture larger than this fraction of the page is a scan, with its recognized text under or over it. */
const MAX_COVERING_SHARE = 0.5;

/** Examines a page's objects in painting order, without looking at any character. */
export function surveyPage(pdfium: Pdfium, surveyed: SurveyedPage): PageSurvey {
  const survey = new Survey(pdfium, surveyed);
  survey.run();
  return survey;
}

class Survey implements PageSurvey {
  readonly suspects = new Map<number, HiddenReason>();
  readonly covers: Cover[] = [];
  readonly orders = new Map<number, number>();
  readonly #pdfium: Pdfium;
  readonly #surveyed: SurveyedPage;
  readonly #listed: ReturnType<typeof listPageObjects>;
  readonly #texts: PaintedText[] = [];
  readonly #places = new TextPlaces();
  /** The number of texts whose positions are recorded. */
  #placed = 0;
  readonly #backgrounds: Background[] = [];
  readonly #backgroundColors = new Set<number>();
  readonly #invisible: PaintedText[] = [];
  #comparisons = 0;

  constructor(pdfium: Pdfium, surveyed: SurveyedPage) {
    this.#pdfium = pdfium;
    this.#surveyed = surveyed;
    this.#listed = listPageObjects(pdfium, surveyed.page, surveyed.scratch);
  }

  run(): void {
    const { objects } = this.#listed;
    for (let order = 0; order < objects.length; order += 1) {
      const object = objects[order]!;
      if (object.type === OBJECT_TYPES.text) this.#addText({ text: object, order });
      else if (this.#isArea(object)) this.#addBackground(object, order);
    }
    if (this.covers.length > 0) {
      for (const { text, order } of this.#texts) this.orders.set(text.object, order);
    }
    for (const text of this.#invisible) {
      if (!this.#isShownByPicture(text)) this.suspects.set(text.text.object, 'invisible');
    }
  }

  #addText(painted: PaintedText): void {
    const { object } = painted.text;
    const { functions } = this.#pdfium;
    this.#texts.push(painted);
    const mode = functions.FPDFTextObj_GetTextRenderMode(object);
    const fill = readFill(this.#pdfium, object, this.#surveyed.scratch);
    if (mode === INVISIBLE || mode === CLIPPING || fill?.alpha === 0) this.#invisible.push(painted);
    else if (fill && this.#isOnItsColor(painted, fill.color)) {
      this.suspects.set(object, 'color-of-background');
    } else if (this.#surveyed.hasHiddenLayers && this.#isLayered(painted.text)) {
      this.suspects.set(object, 'hidden-layer');
    }
  }

  /** Whether the last thing painted beneath a text, or else the paper, has the text's color. */
  #isOnItsColor(painted: PaintedText, color: number): boolean {
    const isWhite = isPaperColor(color);
    if (!isWhite && !this.#isBackgroundColor(color)) return false;
    const box = this.#boxOf(painted);
    const below = this.#backgrounds.findLast(
      (background) => this.#compare() && containsCenter(background.box, box),
    );
    if (below === undefined) return isWhite;
    return below.color === undefined ? isWhite : isSameColor(below.color, color);
  }

  #isBackgroundColor(color: number): boolean {
    for (const background of this.#backgroundColors)
      if (isSameColor(background, color)) return true;
    return false;
  }

  #isLayered({ object, forms }: PageObject): boolean {
    const { functions, memory } = this.#pdfium;
    const { scratch } = this.#surveyed;
    if (forms.length > 0) return true;
    const count = functions.FPDFPageObj_CountMarks(object);
    for (let index = 0; index < count; index += 1) {
      const mark = functions.FPDFPageObj_GetMark(object, index);
      functions.FPDFPageObjMark_GetName(mark, scratch, LAYER_MARK.length, scratch + 16);
      const name = memory.HEAPU8.subarray(scratch, scratch + LAYER_MARK.length);
      if (LAYER_MARK.every((byte, at) => name[at] === byte)) return true;
    }
    return false;
  }

  #addBackground(object: PageObject, order: number): void {
    const { scratch, width, height } = this.#surveyed;
    const isPath = object.type === OBJECT_TYPES.path;
    const box = this.#listed.boxOf(object);
    const sides = [box.right - box.left, box.bottom - box.top] as const;
    if (Math.min(...sides) < SMALLEST_AREA_SIDE) return;
    const fill = isPath ? readFill(this.#pdfium, object.object, scratch) : undefined;
    const isOpaque = this.#isOpaque(object.object, fill);
    const color = isOpaque ? fill?.color : undefined;
    const isPicture = object.type === OBJECT_TYPES.image;
    this.#backgrounds.push({ isPicture, color, box });
    if (color !== undefined) this.#backgroundColors.add(color);
    const isSmall = sides[0] * sides[1] < width * height * MAX_COVERING_SHARE;
    const mayCover = isOpaque && (color !== undefined || (isPicture && isSmall));
    if (!mayCover || !this.#isOverText(box)) return;
    const shown = this.#listed.clippedBoxOf(object);
    if (this.#isOverText(shown)) this.covers.push({ order, box: shown, color });
  }

  #isOpaque(object: number, fill: Paint | undefined): boolean {
    const hasTransparency = this.#pdfium.functions.FPDFPageObj_HasTransparency(object) !== 0;
    return !hasTransparency && (fill === undefined || fill.alpha >= OPAQUE);
  }

  /** A path may be just a line. */
  #isArea({ object, type }: PageObject): boolean {
    if (type !== OBJECT_TYPES.path) return true;
    const { functions, memory } = this.#pdfium;
    const { scratch } = this.#surveyed;
    functions.FPDFPath_GetDrawMode(object, scratch, scratch + 4);
    return memory.HEAPU8[scratch] !== 0;
  }

  #isOverText(box: Box): boolean {
    for (; this.#placed < this.#texts.length; this.#placed += 1) {
      this.#places.add(this.#boxOf(this.#texts[this.#placed]!));
    }
    return this.#places.doOverlap(box, () => this.#compare());
  }

  /** Invisible text over a picture is the text that the picture shows. */
  #isShownByPicture(painted: PaintedText): boolean {
    const box = this.#boxOf(painted);
    return this.#backgrounds.some(
      (background) =>
        background.isPicture && this.#compare() && containsCenter(background.box, box),
    );
  }

  #boxOf(painted: PaintedText): Box {
    painted.box ??= this.#listed.boxOf(painted.text);
    return painted.box;
  }

  #compare(): boolean {
    this.#comparisons += 1;
    return this.#comparisons <= MAX_COMPARISONS;
  }
}

/** The name of the mark that assigns content to a layer, zero-terminated, in UTF-16. */
const LAYER_MARK = [...Buffer.from('OC\0', 'utf16le')];
