import {
  PDFDocument,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  type PDFRef,
  PDFString,
  PDFWriter,
  type PDFContext,
} from '@cantoo/pdf-lib';

import type { StrippedContent } from '#documents/cleaning/cleaning.ts';
import { latinSpellings } from '#documents/cleaning/latin-spellings.ts';
import { DocumentError } from '#documents/document-error.ts';

import type { Disclosure } from '../disclosure.ts';
import { createDestinationReader } from './destinations.ts';
import { findHiddenLayers } from './hidden-layers.ts';
import { readBookmarks, writeBookmarks } from './kept-bookmarks.ts';
import { isWorthWriting, type KeptLink, readLinks, writeLink } from './kept-links.ts';
import { createMaskedValues } from './mask-values.ts';
import { listPages, type TreePage } from './page-tree.ts';
import { pruneFonts } from './prune-fonts.ts';
import { sanitizeObjects } from './sanitize-objects.ts';
import { layerNames, type SanitizePolicy } from './sanitize-policy.ts';
import { countStripped, stripped } from './stripped-content.ts';
import { sweep } from './sweep.ts';
import { collectUsedCodes } from './used-codes.ts';
import { type PageOverlay, writePage } from './write-page.ts';

/** Makes the overlay or replacement of the page with an index. */
type MakeOverlay = (context: PDFContext, index: number) => PageOverlay;

export interface ScrubOptions {
  readonly pageCount: number;
  /** How many of each kind of stripped content became part of the pages. */
  readonly flattened: Readonly<Record<string, number>>;
  readonly disclosure: Disclosure;
  readonly makeOverlay: MakeOverlay;
  /** Called once all overlays are made. */
  readonly finish: (context: PDFContext) => void;
}

const name = (text: string): PDFName => PDFName.of(text);
const OBJECTS_AT_ONCE = 1000;

/**
 * Rebuilds a document from its pages: their sizes, what they are drawn with, clean links and bookmarks. Everything else
 * in the file is left out. Throws documents.corrupt if its pages do not match those that pdfium sees.
 */
export async function scrubPdf(
  bytes: Uint8Array,
  options: ScrubOptions,
): Promise<{ readonly bytes: Uint8Array; readonly stripped: readonly StrippedContent[] }> {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false }).catch(refuse);
  const pages = listPages(context);
  if (pages.length !== options.pageCount) throw new DocumentError('documents.corrupt');
  const left = countStripped(context, options.flattened);
  const catalog = context.lookup(context.trailerInfo.Root, PDFDict);
  const old = readOriginalParts(catalog, pages, options.disclosure);
  const layers = findHiddenLayers(catalog);
  const masked = createMaskedValues(
    options.disclosure.removed.flatMap((value) => [value, ...latinSpellings(value)]),
  );
  const refs = writePages({ context, pages, old, options, policy: { ...layers, masked } });
  const root = writeCatalog(catalog, refs, old);
  const counts = sanitizeObjects(context, listDrawingObjects(context, refs.pages), {
    ...layers,
    masked,
  });
  pruneFonts(collectUsedCodes(context, refs.pages));
  options.finish(context);
  context.trailerInfo = { Root: root };
  sweep(context);
  const written = await PDFWriter.forContext(context, OBJECTS_AT_ONCE).serializeToBuffer();
  const also = [
    stripped('hidden-layers', layers.count, ['hidden layer', 'hidden layers']),
    stripped('links', old.lostLinks, ['link', 'links']),
    stripped('bookmarks', old.lostBookmarks, ['bookmark', 'bookmarks']),
    stripped('picture-metadata', counts.pictureMetadata, [
      'picture with notes of a camera or a program',
      'pictures with notes of a camera or a program',
    ]),
    stripped('font-notes', counts.fontMetadata, ['note in a font', 'notes in fonts']),
    stripped('unused-data', counts.trailingData, [
      'piece of data beside what is drawn',
      'pieces of data beside what is drawn',
    ]),
  ];
  return { bytes: written, stripped: [...left, ...also].filter(({ count }) => count > 0) };
}

/** What pages are drawn with; their links and comments are written separately. */
function listDrawingObjects(
  context: PDFContext,
  pages: readonly PDFRef[],
): Parameters<typeof sanitizeObjects>[1] {
  const listOf = (key: string): PDFObject[] =>
    pages.flatMap((ref) => context.lookup(ref, PDFDict).get(name(key)) ?? []);
  return { resources: listOf('Resources'), groups: listOf('Group') };
}

function refuse(cause: unknown): never {
  throw new DocumentError('documents.corrupt', { cause });
}

interface OriginalParts {
  readonly links: readonly (readonly KeptLink[])[];
  readonly lostLinks: number;
  readonly bookmarks: ReturnType<typeof readBookmarks>['bookmarks'];
  readonly lostBookmarks: number;
}

function readOriginalParts(
  catalog: PDFDict,
  pages: readonly TreePage[],
  disclosure: Disclosure,
): OriginalParts {
  const pageOf = new Map<PDFObject, number>();
  const dicts = new Map(pages.map(({ dict }, index) => [dict, index]));
  for (const [ref, object] of catalog.context.enumerateIndirectObjects()) {
    const index = object instanceof PDFDict ? dicts.get(object) : undefined;
    if (index !== undefined) pageOf.set(ref, index);
  }
  const policy = { ...disclosure, readDestination: createDestinationReader(catalog, pageOf) };
  const read = pages.map(({ dict }) => readLinks(dict, policy));
  const lostLinks = read.flat().filter(({ target }) => target === undefined).length;
  const { bookmarks, count } = readBookmarks(catalog, policy);
  return {
    links: read.map((ofPage) => ofPage.filter(isWorthWriting)),
    lostLinks,
    bookmarks,
    lostBookmarks: count - countAll(bookmarks),
  };
}

function countAll(bookmarks: OriginalParts['bookmarks']): number {
  return bookmarks.reduce((sum, { children }) => sum + 1 + countAll(children), 0);
}

interface PageWriting {
  readonly context: PDFContext;
  readonly pages: readonly TreePage[];
  readonly old: OriginalParts;
  readonly options: ScrubOptions;
  readonly policy: SanitizePolicy;
}

interface PageRefs {
  readonly tree: PDFRef;
  readonly pages: readonly PDFRef[];
}

function writePages({ context, pages, old, options, policy }: PageWriting): PageRefs {
  const refs = pages.map(() => context.nextRef());
  const tree = context.register(
    context.obj({ Type: 'Pages', Count: refs.length, Kids: [...refs] }),
  );
  for (const [index, page] of pages.entries()) {
    const overlay = options.makeOverlay(context, index);
    const links = (old.links[index] ?? []).map((link) => writeLink(context, link, refs));
    const annotations = [...links, ...overlay.annotations];
    const resources = context.lookup(page.inherited.get(name('Resources')));
    const written = writePage(page, { ...overlay, annotations }, layerNames(resources, policy));
    written.set(name('Parent'), tree);
    context.assign(refs[index]!, written);
  }
  return { tree, pages: refs };
}

function writeCatalog(
  old: PDFDict,
  { tree, pages }: PageRefs,
  { bookmarks }: OriginalParts,
): PDFRef {
  const { context } = old;
  const catalog = context.obj({ Type: 'Catalog', Pages: tree });
  const outlines = writeBookmarks(context, bookmarks, pages);
  if (outlines) catalog.set(name('Outlines'), outlines);
  const language = old.lookup(name('Lang'));
  const tag =
    language instanceof PDFString || language instanceof PDFHexString ? language.decodeText() : '';
  // Nothing but a language tag, such as en-US.
  if (/^[a-z]{2,3}(?:-[A-Za-z]{2,4}){0,2}$/.test(tag)) {
    catalog.set(name('Lang'), PDFString.of(tag));
  }
  return context.register(catalog);
}
