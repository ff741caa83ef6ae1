import type { StrippedKind } from '#documents/cleaning/strip-tally.ts';

import { isPicture } from './picture-signatures.ts';

/** By the end of their content type: parts that a cleaned document keeps. */
const KEPT_TYPES = (
  '.main .header .footer .footnotes .endnotes .styles .styleswitheffects .settings .websettings ' +
  '.fonttable .numbering .theme .themeoverride .chart .chartshapes .chartstyle .chartcolorstyle ' +
  '.chartex diagramdata diagramlayout diagramstyle diagramcolors diagramdrawing ' +
  '.core-properties .extended-properties .relationships'
)
  .split(' ')
  .map((name) => `${name}+xml`);
const PICTURE_TYPE = 'image/';
const KEPT_TYPE_ENDS = ['obfuscatedfont', 'x-fontdata', 'x-font-ttf'];

/** What a dropped part is called, by its content type, its name or both; the first that matches counts. */
const DROPPED_KINDS: readonly (readonly [pattern: RegExp, kind: StrippedKind])[] = [
  [/\.comments\+xml/, 'comments'],
  [/comments|people/, 'comment-authors'],
  [/custom-properties|core-properties|classificationlabels/, 'document-properties'],
  [/digital-signature|_xmlsignatures/, 'signatures'],
  [/thumbnail/, 'thumbnail'],
  [/vba|macro|keymapcustomizations|attachedtoolbars/, 'macros'],
  [/glossary/, 'glossary'],
  [/customxml/, 'custom-data'],
  [/printersettings/, 'printer-settings'],
  [
    /embeddings\/|oleobject|activex|spreadsheetml|presentationml|wordprocessingml|html|\.mht| image\//,
    'embedded-objects',
  ],
];

/** Relationships to data outside of the file that is not fetched any more, or that nothing shown depends on. */
const DROPPED_EXTERNAL =
  /\/(?:attachedTemplate|mailMerge\w*|recipientData|oleObject|package|subDocument|transform|frame|control|image|hdphoto|video|audio|media)$/i;

/** Of no other kind does anybody use a relationship to something outside. */
const OFFICE_RELATIONSHIP =
  /^http:\/\/(?:schemas\.openxmlformats\.org|purl\.oclc\.org\/ooxml|schemas\.microsoft\.com)\//i;

/** Whether a part is kept; what is said to be a picture is if its bytes are one. */
export function isKeptPart(name: string, type: string, bytes: Uint8Array): boolean {
  if (name === '[Content_Types].xml') return true;
  if (/(?:^|\/)(?:glossary|customXml|_xmlsignatures|embeddings|activeX)\//i.test(name))
    return false;
  if (/(?:^|\/)thumbnail\.\w+$/i.test(name)) return false;
  if (type.startsWith(PICTURE_TYPE)) return isPicture(bytes);
  return [...KEPT_TYPES, ...KEPT_TYPE_ENDS].some((end) => type.endsWith(end));
}

/** What is said of a part that is dropped. */
export function droppedKind(name: string, type: string): StrippedKind {
  const subject = `${name} ${type}`.toLowerCase();
  return DROPPED_KINDS.find(([pattern]) => pattern.test(subject))?.[1] ?? 'unknown-parts';
}

/** Whether a relationship to something outside of the file is dropped. */
export function isDroppedExternal(type: string): boolean {
  return !OFFICE_RELATIONSHIP.test(type) || DROPPED_EXTERNAL.test(type);
}
