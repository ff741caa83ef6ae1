import { readAddress } from './link-address.ts';
import type { OpenPdf } from './open-pdf.ts';
import { readString } from './pdfium-strings.ts';

/** What the bookmarks of a document say, and whether there are more than are read. */
export interface Bookmarks {
  readonly texts: readonly string[];
  readonly isTruncated: boolean;
}

const MAX_BOOKMARKS = 20_000;

/** The titles of a document's bookmarks, and the addresses that they open, in their order. */
export function readBookmarks({ pdfium, document }: OpenPdf): Bookmarks {
  const { functions } = pdfium;
  const texts: string[] = [];
  // A broken file may have a bookmark among its own children.
  const seen = new Set<number>([0]);
  const pending = [functions.FPDFBookmark_GetFirstChild(document, 0)];
  while (pending.length > 0 && seen.size <= MAX_BOOKMARKS) {
    const bookmark = pending.pop()!;
    if (seen.has(bookmark)) continue;
    seen.add(bookmark);
    const title = readString(pdfium, (buffer, size) =>
      functions.FPDFBookmark_GetTitle(bookmark, buffer, size),
    );
    const address = readAddress(pdfium, document, functions.FPDFBookmark_GetAction(bookmark));
    texts.push(title, address ?? '');
    pending.push(
      functions.FPDFBookmark_GetNextSibling(document, bookmark),
      functions.FPDFBookmark_GetFirstChild(document, bookmark),
    );
  }
  return { texts, isTruncated: pending.some((bookmark) => !seen.has(bookmark)) };
}
