import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFRawStream,
} from '@cantoo/pdf-lib';

import type { StrippedContent } from '#documents/cleaning/cleaning.ts';

const name = (text: string): PDFName => PDFName.of(text);
const is = (dict: PDFDict, key: string, value: string): boolean =>
  dict.lookup(name(key)) === name(value);

/** Something counted over all objects of a document, and its singular and plural names. */
interface Kind {
  readonly kind: string;
  readonly one: string;
  readonly many: string;
  readonly isOne: (dict: PDFDict) => boolean;
}

const COMMENTS = new Set(
  [
    'Text',
    'FreeText',
    'Line',
    'Square',
    'Circle',
    'Polygon',
    'PolyLine',
    'Highlight',
    'Underline',
    'Squiggly',
    'StrikeOut',
    'Stamp',
    'Caret',
    'Ink',
    'Popup',
    'Redact',
    'Sound',
    'Movie',
    'Screen',
    '3D',
    'RichMedia',
    'Watermark',
  ].map(name),
);
const ACTIONS = new Set(
  [
    'JavaScript',
    'Launch',
    'SubmitForm',
    'ImportData',
    'GoToR',
    'GoToE',
    'Rendition',
    'Movie',
    'Sound',
    'ResetForm',
    'Hide',
    'Named',
    'SetOCGState',
  ].map(name),
);

const KINDS: readonly Kind[] = [
  {
    kind: 'metadata',
    one: 'block of metadata (XMP)',
    many: 'blocks of metadata (XMP)',
    isOne: (dict) => is(dict, 'Type', 'Metadata'),
  },
  {
    kind: 'attachments',
    one: 'attached file',
    many: 'attached files',
    isOne: (dict) => dict.has(name('EF')),
  },
  {
    kind: 'actions',
    one: 'script or action',
    many: 'scripts and actions',
    isOne: (dict) => isNameIn(dict.lookup(name('S')), ACTIONS),
  },
  {
    kind: 'comments',
    one: 'comment or drawn annotation; what it draws stays as part of the page',
    many: 'comments and drawn annotations; what they draw stays as part of the pages',
    isOne: (dict) => dict.has(name('Rect')) && isNameIn(dict.lookup(name('Subtype')), COMMENTS),
  },
  {
    kind: 'form-fields',
    one: 'form field; what it shows stays as part of the page',
    many: 'form fields; what they show stays as part of the pages',
    isOne: (dict) => is(dict, 'Subtype', 'Widget'),
  },
  {
    kind: 'signatures',
    one: 'signature; cleaning makes it invalid',
    many: 'signatures; cleaning makes them invalid',
    isOne: (dict) => dict.has(name('ByteRange')) && dict.has(name('Contents')),
  },
  {
    kind: 'layers',
    one: 'layer; what was shown of it stays',
    many: 'layers; what was shown of them stays',
    isOne: (dict) => is(dict, 'Type', 'OCG'),
  },
  {
    kind: 'private-data',
    one: 'block of private data of a program',
    many: 'blocks of private data of programs',
    isOne: (dict) => dict.has(name('PieceInfo')),
  },
  {
    kind: 'thumbnails',
    one: 'thumbnail picture of a page',
    many: 'thumbnail pictures of pages',
    isOne: (dict) => dict.has(name('Thumb')),
  },
  {
    kind: 'structure-tags',
    one: 'structure tag',
    many: 'structure tags',
    isOne: (dict) =>
      is(dict, 'Type', 'StructElem') || (dict.has(name('P')) && dict.has(name('Pg'))),
  },
];

/**
 * Counts what a document contains besides its pages, all of which is left out. By kind, `flattened` are the numbers of
 * what its pages had before it became part of their content.
 */
export function countStripped(
  context: PDFContext,
  flattened: Readonly<Record<string, number>>,
): StrippedContent[] {
  const dicts = context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => nestedDicts(object instanceof PDFRawStream ? object.dict : object));
  const counted = KINDS.map(({ kind, one, many, isOne }) =>
    stripped(kind, Math.max(dicts.filter(isOne).length, flattened[kind] ?? 0), [one, many]),
  );
  return [...counted, ...countEntries(context)].filter(({ count }) => count > 0);
}

/** Content that was left out, described in the singular or plural. */
export function stripped(
  kind: string,
  count: number,
  [one, many]: readonly [one: string, many: string],
): StrippedContent {
  return { kind, description: `${count} ${count === 1 ? one : many}`, count };
}

function countEntries(context: PDFContext): StrippedContent[] {
  const root = context.lookup(context.trailerInfo.Root);
  const catalog = root instanceof PDFDict ? root : context.obj({});
  const information = context.lookup(context.trailerInfo.Info);
  const form = catalog.lookup(name('AcroForm'));
  const properties = information instanceof PDFDict ? information.keys().length : 0;
  const hasForm = form instanceof PDFDict && form.has(name('XFA'));
  const labels = catalog.has(name('PageLabels'));
  return [
    stripped('document-properties', properties, ['document property', 'document properties']),
    stripped('form-data', hasForm ? 1 : 0, ['embedded form description (XFA)', '']),
    stripped('page-labels', labels ? 1 : 0, ['list of page labels', '']),
  ];
}

const MAX_DEPTH = 20;

function nestedDicts(object: PDFObject, depth = 0): PDFDict[] {
  if (depth > MAX_DEPTH) return [];
  if (object instanceof PDFArray) {
    return object.asArray().flatMap((item) => nestedDicts(item, depth + 1));
  }
  if (!(object instanceof PDFDict)) return [];
  return [object, ...object.values().flatMap((value) => nestedDicts(value, depth + 1))];
}

function isNameIn(value: PDFObject | undefined, names: ReadonlySet<PDFName>): boolean {
  return value instanceof PDFName && names.has(value);
}
