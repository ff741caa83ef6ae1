import type { Pdfium } from '../pdfium.ts';

/** Red, green and blue as one number, eight bits each, and the opacity from 0 to 255. */
export interface Paint {
  readonly color: number;
  readonly alpha: number;
}

/** In levels of 255: anything that differs less is one color to the eye. */
const MAX_DIFFERENCE = 4;
const WHITE = 0xffffff;

/** An object's fill; undefined for a pattern. `scratch` points to 16 bytes of scratch memory. */
export function readFill(pdfium: Pdfium, object: number, scratch: number): Paint | undefined {
  return readPaint(pdfium, 'FPDFPageObj_GetFillColor', { object, scratch });
}

/** The same for its outline. */
export function readStroke(pdfium: Pdfium, object: number, scratch: number): Paint | undefined {
  return readPaint(pdfium, 'FPDFPageObj_GetStrokeColor', { object, scratch });
}

function readPaint(
  { functions, memory }: Pdfium,
  getColor: 'FPDFPageObj_GetFillColor' | 'FPDFPageObj_GetStrokeColor',
  { object, scratch }: { readonly object: number; readonly scratch: number },
): Paint | undefined {
  const [green, blue, alpha] = [scratch + 4, scratch + 8, scratch + 12];
  if (functions[getColor](object, scratch, green, blue, alpha) === 0) return undefined;
  const bytes = memory.HEAPU8;
  const color = (bytes[scratch]! << 16) | (bytes[green]! << 8) | bytes[blue]!;
  return { color, alpha: bytes[alpha]! };
}

/** Whether two colors are indistinguishable to the eye. */
export function isSameColor(one: number, other: number): boolean {
  return isNear(one, other, 16) && isNear(one, other, 8) && isNear(one, other, 0);
}

function isNear(one: number, other: number, shift: number): boolean {
  return Math.abs(((one >> shift) & 0xff) - ((other >> shift) & 0xff)) <= MAX_DIFFERENCE;
}

/** Whether a color is that of blank paper. */
export function isPaperColor(color: number): boolean {
  return isSameColor(color, WHITE);
}
