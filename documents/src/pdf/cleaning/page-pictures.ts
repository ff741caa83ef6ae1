import { type Matrix, measurePage, type PageGeometry } from '../page-geometry.ts';
import type { Pdfium } from '../pdfium.ts';
import type { Box } from './box.ts';

// Values of pdfium's object types.
const IMAGE = 3;
const FORM = 5;
const MAX_OBJECTS = 5000;
const MAX_DEPTH = 4;

interface Search {
  readonly pdfium: Pdfium;
  readonly geometry: PageGeometry;
  /** Points to 32 bytes that may be written over. */
  readonly scratch: number;
  readonly found: Box[];
}

/** Where the pictures of a loaded page stand as they are seen, those within forms included. */
export function findPictures(pdfium: Pdfium, page: number): Box[] {
  const { functions } = pdfium;
  const scratch = functions.malloc(32);
  const search = { pdfium, geometry: measurePage(pdfium, page, scratch), scratch, found: [] };
  const count = Math.min(functions.FPDFPage_CountObjects(page), MAX_OBJECTS);
  for (let index = 0; index < count; index += 1) {
    visit(search, functions.FPDFPage_GetObject(page, index), []);
  }
  functions.free(scratch);
  return search.found;
}

/** Looks at an object within forms, whose matrices are given from the outermost one on. */
function visit(search: Search, object: number, forms: readonly Matrix[]): void {
  const { functions } = search.pdfium;
  const type = functions.FPDFPageObj_GetType(object);
  if (type === IMAGE) search.found.push(boundsOf(search, object, forms));
  if (type !== FORM || forms.length === MAX_DEPTH) return;
  const inner = [...forms, readMatrix(search, object)];
  const count = Math.min(functions.FPDFFormObj_CountObjects(object), MAX_OBJECTS);
  for (let index = 0; index < count; index += 1) {
    visit(search, functions.FPDFFormObj_GetObject(object, index), inner);
  }
}

function readMatrix({ pdfium, scratch }: Search, object: number): Matrix {
  pdfium.functions.FPDFPageObj_GetMatrix(object, scratch);
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = pdfium.memory.HEAPF32.subarray(scratch >> 2);
  return [a, b, c, d, e, f];
}

function boundsOf(search: Search, object: number, forms: readonly Matrix[]): Box {
  const { pdfium, scratch, geometry } = search;
  const { functions, memory } = pdfium;
  functions.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  const [left = 0, bottom = 0, right = 0, top = 0] = memory.HEAPF32.subarray(scratch >> 2);
  const corners = [
    [left, bottom],
    [right, bottom],
    [left, top],
    [right, top],
  ].map(([x = 0, y = 0]) => forms.reduceRight(transform, [x, y] as const));
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  memory.HEAPF32.set(
    [Math.min(...xs), Math.max(...ys), Math.max(...xs), Math.min(...ys)],
    scratch >> 2,
  );
  const placed = new Float32Array(4);
  geometry.placeBox(scratch, placed, 0);
  const [x = 0, y = 0, endX = 0, endY = 0] = placed;
  return { left: x, top: y, right: endX, bottom: endY };
}

function transform(
  [x, y]: readonly [number, number],
  [a, b, c, d, e, f]: Matrix,
): readonly [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}
