import type { Box } from '../cleaning/box.ts';
import { type Matrix, measurePage, type PageGeometry } from '../page-geometry.ts';
import type { Pdfium } from '../pdfium.ts';
import { clipBounds, type ObjectBounds } from './clip-box.ts';

/** Values of pdfium's object types. */
export const OBJECT_TYPES = { text: 1, path: 2, image: 3, shading: 4, form: 5 } as const;

/** Something that a page paints; forms, which contain others, are not listed themselves. */
export interface PageObject {
  readonly object: number;
  readonly type: number;
  /** The matrices of the enclosing forms, outermost first. */
  readonly forms: readonly Matrix[];
}

/** The objects of a loaded page. */
export interface PageObjects {
  /** In painting order; only the first of a page with very many. */
  readonly objects: readonly PageObject[];
  /** An object's bounds on the page. */
  boxOf(object: PageObject): Box;
  /** The part of those bounds that its clip leaves, at least. */
  clippedBoxOf(object: PageObject): Box;
}

const MAX_OBJECTS = 20_000;
const MAX_DEPTH = 4;
const NO_FORMS: readonly Matrix[] = [];

/** Lists a page's objects; `scratch` points to 32 bytes of scratch memory used while they are measured. */
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
    add(functions.FPDFPage_GetObject(page, index), NO_FORMS);
  }
  let geometry: PageGeometry | undefined;
  function placeObject({ forms }: PageObject, bounds: ObjectBounds): Box {
    geometry ??= measurePage(pdfium, page, scratch);
    const outside = forms.length === 0 ? bounds : forms.reduceRight(leaveForm, bounds);
    return placeBounds(pdfium, outside, { geometry, scratch });
  }
  return {
    objects,
    boxOf: (object) => placeObject(object, readBounds(pdfium, object, scratch)),
    clippedBoxOf(object) {
      const bounds = readBounds(pdfium, object, scratch);
      return placeObject(object, clipBounds(pdfium, object.object, { bounds, scratch }));
    },
  };
}

/** An object's matrix; `scratch` points to 24 bytes of scratch memory. */
export function readMatrix({ functions, memory }: Pdfium, object: number, scratch: number): Matrix {
  functions.FPDFPageObj_GetMatrix(object, scratch);
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = memory.HEAPF32.subarray(
    scratch >> 2,
    (scratch >> 2) + 6,
  );
  return [a, b, c, d, e, f];
}

function readBounds(
  { functions, memory }: Pdfium,
  { object }: PageObject,
  scratch: number,
): ObjectBounds {
  functions.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  const floats = memory.HEAPF32;
  const at = scratch >> 2;
  return [floats[at]!, floats[at + 1]!, floats[at + 2]!, floats[at + 3]!];
}

/** From user space to the displayed page. */
function placeBounds(
  { memory }: Pdfium,
  [left, bottom, right, top]: ObjectBounds,
  { geometry, scratch }: { readonly geometry: PageGeometry; readonly scratch: number },
): Box {
  const floats = memory.HEAPF32;
  const at = scratch >> 2;
  floats[at] = left;
  floats[at + 1] = top;
  floats[at + 2] = right;
  floats[at + 3] = bottom;
  geometry.placeBox(scratch, placed, 0);
  return { left: placed[0]!, top: placed[1]!, right: placed[2]!, bottom: placed[3]! };
}

const placed = new Float32Array(4);

/** Maps bounds out of the enclosing form. */
function leaveForm(
  [left, bottom, right, top]: ObjectBounds,
  [a, b, c, d, e, f]: Matrix,
): ObjectBounds {
  const xs = [
    a * left + c * bottom,
    a * right + c * bottom,
    a * left + c * top,
    a * right + c * top,
  ];
  const ys = [
    b * left + d * bottom,
    b * right + d * bottom,
    b * left + d * top,
    b * right + d * top,
  ];
  return [Math.min(...xs) + e, Math.min(...ys) + f, Math.max(...xs) + e, Math.max(...ys) + f];
}
