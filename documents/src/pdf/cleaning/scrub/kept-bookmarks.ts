import {
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

import { type Destination, writeDestination } from './destinations.ts';

/** A bookmark to be written. */
export interface KeptBookmark {
  readonly title: string;
  readonly destination: Destination | undefined;
  readonly children: readonly KeptBookmark[];
}

/** Which bookmarks stay, and how their destinations are resolved. */
export interface BookmarkPolicy {
  /** Whether the document shows the title anyway. */
  readonly isShown: (title: string) => boolean;
  readonly readDestination: (value: PDFObject | undefined) => Destination | undefined;
}

const MAX_BOOKMARKS = 20_000;

/** The bookmarks that may stay; the children of a dropped one move up into its place. `count` is the original total. */
export function readBookmarks(
  catalog: PDFDict,
  policy: BookmarkPolicy,
): { readonly bookmarks: readonly KeptBookmark[]; readonly count: number } {
  const outlines = catalog.lookup(PDFName.of('Outlines'));
  const seen = new Set<PDFDict>();
  const bookmarks = outlines instanceof PDFDict ? readChildren(outlines, policy, seen) : [];
  return { bookmarks, count: seen.size };
}

function readChildren(
  parent: PDFDict,
  policy: BookmarkPolicy,
  seen: Set<PDFDict>,
): readonly KeptBookmark[] {
  const found: KeptBookmark[] = [];
  let item = parent.lookup(PDFName.of('First'));
  while (item instanceof PDFDict && !seen.has(item) && seen.size < MAX_BOOKMARKS) {
    seen.add(item);
    const children = readChildren(item, policy, seen);
    const title = titleOf(item);
    if (title !== '' && policy.isShown(title)) {
      found.push({ title, destination: placeOf(item, policy), children });
    } else {
      found.push(...children);
    }
    item = item.lookup(PDFName.of('Next'));
  }
  return found;
}

function titleOf(item: PDFDict): string {
  const title = item.lookup(PDFName.of('Title'));
  return title instanceof PDFString || title instanceof PDFHexString
    ? title.decodeText().trim()
    : '';
}

function placeOf(item: PDFDict, { readDestination }: BookmarkPolicy): Destination | undefined {
  const action = item.lookup(PDFName.of('A'));
  const isJump = action instanceof PDFDict && action.lookup(PDFName.of('S')) === PDFName.of('GoTo');
  return readDestination(isJump ? action.get(PDFName.of('D')) : item.get(PDFName.of('Dest')));
}

/** Writes bookmarks; undefined if there are none. */
export function writeBookmarks(
  context: PDFContext,
  bookmarks: readonly KeptBookmark[],
  pages: readonly PDFRef[],
): PDFRef | undefined {
  if (bookmarks.length === 0) return undefined;
  const root = context.obj({ Type: 'Outlines' });
  const ref = context.register(root);
  writeChildren({ context, pages, parent: ref }, root, bookmarks);
  return ref;
}

interface Writing {
  readonly context: PDFContext;
  readonly pages: readonly PDFRef[];
  readonly parent: PDFRef;
}

function writeChildren(writing: Writing, into: PDFDict, bookmarks: readonly KeptBookmark[]): void {
  const { context, pages, parent } = writing;
  const items = bookmarks.map(({ title }) => {
    const dict = context.obj({ Parent: parent });
    dict.set(PDFName.of('Title'), PDFHexString.fromText(title));
    return { dict, ref: context.register(dict) };
  });
  for (const [index, { destination, children }] of bookmarks.entries()) {
    const { dict, ref } = items[index]!;
    const [before, after] = [items[index - 1]?.ref, items[index + 1]?.ref];
    if (before) dict.set(PDFName.of('Prev'), before);
    if (after) dict.set(PDFName.of('Next'), after);
    if (destination) dict.set(PDFName.of('Dest'), writeDestination(context, destination, pages));
    if (children.length > 0) writeChildren({ ...writing, parent: ref }, dict, children);
  }
  if (items.length === 0) return;
  into.set(PDFName.of('First'), items[0]!.ref);
  into.set(PDFName.of('Last'), items.at(-1)!.ref);
  // Negative: closed, as most viewers show them initially.
  into.set(
    PDFName.of('Count'),
    PDFNumber.of(into.has(PDFName.of('Parent')) ? -items.length : items.length),
  );
}
