import { type PDFContext, PDFHexString, PDFName, type PDFRef } from '@cantoo/pdf-lib';

import type { Box } from '#documents/pdf/cleaning/box.ts';
import type { PageMark } from '#documents/pdf/cleaning/plan-edits.ts';
import { makeStream } from '#documents/pdf/cleaning/scrub/stream-bytes.ts';
import type { Matrix } from '#documents/pdf/page-geometry.ts';

const AUTHOR = 'Proviso';
const YELLOW = [1, 0.87, 0.35];
const PRINT_FLAG = 4;

/** Writes a comment as a highlight annotation over its passage; undefined if the passage has no position. */
export function writeCommentAnnotation(
  context: PDFContext,
  { areas, text }: PageMark,
  toPage: Matrix,
): PDFRef | undefined {
  if (areas.length === 0) return undefined;
  const corners = areas.map((area) => cornersOf(area, toPage));
  const rectangle = boundsOf(corners.flat());
  const drawing = makeStream(context, Buffer.from(drawAreas(corners)), {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: rectangle,
    Resources: { ExtGState: { Multiply: { BM: 'Multiply' } } },
  });
  const annotation = context.obj({
    Type: 'Annot',
    Subtype: 'Highlight',
    Rect: rectangle,
    QuadPoints: corners.flat(2),
    C: YELLOW,
    F: PRINT_FLAG,
    AP: { N: context.register(drawing) },
  });
  annotation.set(PDFName.of('T'), PDFHexString.fromText(AUTHOR));
  annotation.set(PDFName.of('Contents'), PDFHexString.fromText(text));
  return context.register(annotation);
}

type Point = readonly [x: number, y: number];

/** In the order that viewers expect: top left and right, then bottom left and right. */
function cornersOf({ left, top, right, bottom }: Box, [a, b, c, d, e, f]: Matrix): Point[] {
  const points: readonly Point[] = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ];
  return points.map(([x, y]) => [a * x + c * y + e, b * x + d * y + f]);
}

function boundsOf(points: readonly Point[]): number[] {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function drawAreas(areas: readonly (readonly Point[])[]): string {
  const rectangles = areas.map((corners) => {
    const [left = 0, bottom = 0, right = 0, top = 0] = boundsOf(corners);
    return `${left} ${bottom} ${right - left} ${top - bottom} re f`;
  });
  return `/Multiply gs ${YELLOW.join(' ')} rg\n${rectangles.join('\n')}`;
}
