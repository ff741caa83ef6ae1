import type { Box } from '../cleaning/box.ts';
import { type Matrix, measurePage, type PageGeometry } from '../page-geometry.ts';
import type { Pdfium } from '../pdfium.ts';

/** Values of pdfium's object types. */
export const OBJECT_TYPES = { text: 1, path: 2, image: 3, shading: 4, form: 5 } as const;

/** Something that a page paints; forms, which hold others, are not listed themselves. */
export interface PageObject {
  readonly object: number;
  readonly type: number;
  /** The matrices of the forms that it stands in, from the outermost on. */
  readonly forms: readonly Matrix[];
}

/** The objects of a loaded page. */
export interface PageObjects {
  /** In the order in which they are painted; of a page with very many, the first. */
  readonly objects: readonly PageObject[];
  /** Where one of them is seen. */
  boxOf(object: PageObject): Box;
}

const MAX_OBJECTS = 20_000;
const MAX_DEPTH = 4;

/** Lists a page's objects; `scratch` points to 32 bytes that may be written over while they are measured. */
export function listPageObjects(pdfium: Pdfium, page: number, scratch: number): PageObjects {
  const { functions } = pdfium;
  const objects: PageObject[] = [];

  function add(object: number, forms: readonly Matrix[]): void {
    const type = functions.FPDFPageObj_GetType(object);
    if (type !== OBJECT_TYPES.form) objects.push({ object, type, forms });
    else if (forms.length < MAX_DEPTH) addForm(object, forms);
  }

  function addForm(form: number, forms: readonly Matrix[]): void {
    const inner = [...forms, readMatrix(pdfium, form, scratch)];
    const count = functions.FPDFFormObj_CountObjects(form);
    for (let index = 0; index < count && objects.length < MAX_OBJECTS; index += 1) {
      add(functions.FPDFFormObj_GetObject(form, index), inner);
    }
  }

  const count = functions.FPDFPage_CountObjects(page);
  for (let index = 0; index < count && objects.length < MAX_OBJECTS; index += 1) {
    add(functions.FPDFPage_GetObject(page, index), []);
  }
  let geometry: PageGeometry | undefined;
  return {
    objects,
    boxOf(object) {
      geometry ??= measurePage(pdfium, page, scratch);
      return measureObject(pdfium, object, { geometry, scratch });
    },
  };
}

/** An object's matrix; `scratch` points to 24 bytes that may be written over. */
export function readMatrix({ functions, memory }: Pdfium, object: number, scratch: number): Matrix {
  functions.FPDFPageObj_GetMatrix(object, scratch);
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = memory.HEAPF32.subarray(
    scratch >> 2,
    (scratch >> 2) + 6,
  );
  return [a, b, c, d, e, f];
}

function measureObject(
  { functions, memory }: Pdfium,
  { object, forms }: PageObject,
  { geometry, scratch }: { readonly geometry: PageGeometry; readonly scratch: number },
): Box {
  functions.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  const floats = memory.HEAPF32;
  const at = scratch >> 2;
  const bottom = floats[at + 1]!;
  floats[at + 1] = floats[at + 3]!;
  floats[at + 3] = bottom;
  if (forms.length > 0) leaveForms(floats.subarray(at, at + 4), forms);
  geometry.placeBox(scratch, placed, 0);
  const [x = 0, y = 0, endX = 0, endY = 0] = placed;
  return { left: x, top: y, right: endX, bottom: endY };
}

const placed = new Float32Array(4);

/** Writes over a rectangle (left, top, right, bottom, upwards) what it is outside of forms. */
function leaveForms(rectangle: Float32Array, forms: readonly Matrix[]): void {
  const [left = 0, top = 0, right = 0, bottom = 0] = rectangle;
  const corners = [
    [left, bottom],
    [right, bottom],
    [left, top],
    [right, top],
  ].map(([x = 0, y = 0]) => forms.reduceRight(transform, [x, y] as const));
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  rectangle.set([Math.min(...xs), Math.max(...ys), Math.max(...xs), Math.min(...ys)]);
}

function transform(
  [x, y]: readonly [number, number],
  [a, b, c, d, e, f]: Matrix,
): readonly [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}
