import type { Pdfium } from '../pdfium.ts';

/** In the coordinates of the containing page or form: left, bottom, right, top. */
export type ObjectBounds = readonly [left: number, bottom: number, right: number, top: number];

/** A path with more segments is not a simple area: it is assumed to be as large as the object itself. */
const MAX_PATH_SEGMENTS = 100;

/**
 * An object's bounds within its clip, given by the bounds of the clip paths; `scratch` points to eight bytes of scratch
 * memory.
 */
export function clipBounds(
  pdfium: Pdfium,
  object: number,
  { bounds, scratch }: { readonly bounds: ObjectBounds; readonly scratch: number },
): ObjectBounds {
  const { functions } = pdfium;
  const clip = functions.FPDFPageObj_GetClipPath(object);
  const paths = clip === 0 ? 0 : functions.FPDFClipPath_CountPaths(clip);
  let clipped = bounds;
  for (let path = 0; path < paths; path += 1) {
    const count = functions.FPDFClipPath_CountPathSegments(clip, path);
    if (count < 1 || count > MAX_PATH_SEGMENTS) continue;
    const segments = Array.from({ length: count }, (_, index) =>
      functions.FPDFClipPath_GetPathSegment(clip, path, index),
    );
    clipped = intersect(clipped, boundsOf(pdfium, segments, scratch));
  }
  return clipped;
}

function boundsOf(
  { functions, memory }: Pdfium,
  segments: readonly number[],
  scratch: number,
): ObjectBounds {
  const [xs, ys]: [number[], number[]] = [[], []];
  for (const segment of segments) {
    functions.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
    xs.push(memory.HEAPF32[scratch >> 2]!);
    ys.push(memory.HEAPF32[(scratch >> 2) + 1]!);
  }
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** If the intersection is empty, opposite sides are swapped: such a box contains and overlaps nothing. */
function intersect(one: ObjectBounds, other: ObjectBounds): ObjectBounds {
  return [
    Math.max(one[0], other[0]),
    Math.max(one[1], other[1]),
    Math.min(one[2], other[2]),
    Math.min(one[3], other[3]),
  ];
}
