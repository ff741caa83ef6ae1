import type { ExtractedDocument, PageLayout } from '#documents/extracted-document.ts';

import { firstEndingAfter } from './first-ending-after.ts';

/** A rectangle on a page, in PDF points from its top left corner, after rotation and crop. */
export interface TextBox {
  /** 1-based. */
  readonly page: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Where the text from `start` to `end` (exclusive, UTF-16 code units) appears: one box for each line it touches, in
 * text order. Empty for formats without pages and for text without a position on its page.
 */
export function findTextBoxes(document: ExtractedDocument, start: number, end: number): TextBox[] {
  const { pages, segments } = document;
  const boxes: TextBox[] = [];
  let pageIndex = firstEndingAfter(pages, start, (page) => page.end);
  for (
    let index = firstEndingAfter(segments, start, (segment) => segment.end);
    index < segments.length;
    index += 1
  ) {
    const segment = segments[index]!;
    if (segment.start >= end) break;
    while ((pages[pageIndex]?.end ?? Infinity) <= segment.start) pageIndex += 1;
    const page = pages[pageIndex];
    const range = { start: Math.max(start, segment.start), end: Math.min(end, segment.end) };
    const box = page && unionBox(page, range);
    if (box) boxes.push(box);
  }
  return boxes;
}

/** The smallest box around all characters of a stretch that have a position; undefined if none has. */
function unionBox(page: PageLayout, range: { start: number; end: number }): TextBox | undefined {
  const { boxes } = page;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const last = Math.min(range.end, page.end) - page.start;
  for (let at = Math.max(range.start - page.start, 0) * 4; at < last * 4; at += 4) {
    if (boxes[at + 2]! <= boxes[at]! && boxes[at + 3]! <= boxes[at + 1]!) continue;
    left = Math.min(left, boxes[at]!);
    top = Math.min(top, boxes[at + 1]!);
    right = Math.max(right, boxes[at + 2]!);
    bottom = Math.max(bottom, boxes[at + 3]!);
  }
  return left <= right ? { page: page.page, left, top, right, bottom } : undefined;
}
