import type { ExtractedDocument, PageLayout, TextEdit } from '@proviso/documents';

import { type RenderedPage, renderPages, SCALE } from './rendered-pages.ts';

// In levels of 255.
const CHANGED = 48;
// In pixels, because a bar's edges are antialiased.
const MARGIN = 3;

/** For each page, the share of pixels outside the edits that differ between two files; 1 if the sizes differ. */
export async function changedShares(
  [before, after]: readonly [before: string, after: string],
  document: ExtractedDocument,
  edits: readonly TextEdit[],
): Promise<number[]> {
  const shares: number[] = [];
  const others = renderPages(after);
  for await (const page of renderPages(before)) {
    const other = await others.next();
    const layout = document.pages[shares.length];
    const isMissing = other.done === true || layout === undefined;
    shares.push(isMissing ? 1 : shareOf([page, other.value], markEdits(page, layout, edits)));
  }
  await others.return(undefined);
  return shares;
}

function shareOf(
  [one, other]: readonly [RenderedPage, RenderedPage],
  isEdited: Uint8Array,
): number {
  if (one.width !== other.width || one.height !== other.height) return 1;
  let changed = 0;
  for (let at = 0; at < isEdited.length; at += 1) {
    if (isEdited[at] === 0 && differs(one.pixels, other.pixels, at * 3)) changed += 1;
  }
  return changed / isEdited.length;
}

function differs(one: Uint8Array, other: Uint8Array, at: number): boolean {
  return [at, at + 1, at + 2].some((level) => Math.abs(one[level]! - other[level]!) > CHANGED);
}

function markEdits(page: RenderedPage, layout: PageLayout, edits: readonly TextEdit[]): Uint8Array {
  const isEdited = new Uint8Array(page.width * page.height);
  for (const { start, end } of edits) {
    for (let unit = Math.max(start, layout.start); unit < Math.min(end, layout.end); unit += 1) {
      const at = (unit - layout.start) * 4;
      markBox(isEdited, page, layout.boxes.subarray(at, at + 4));
    }
  }
  return isEdited;
}

function markBox(isEdited: Uint8Array, { width, height }: RenderedPage, box: Float32Array): void {
  const [left = 0, top = 0, right = 0, bottom = 0] = box;
  const from = Math.max(0, Math.floor(left * SCALE) - MARGIN);
  const to = Math.min(width, Math.ceil(right * SCALE) + MARGIN);
  const last = Math.min(height, Math.ceil(bottom * SCALE) + MARGIN);
  for (let row = Math.max(0, Math.floor(top * SCALE) - MARGIN); row < last; row += 1) {
    isEdited.fill(1, row * width + from, row * width + Math.max(from, to));
  }
}
