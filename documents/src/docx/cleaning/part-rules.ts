import type { StrippedKind } from '#documents/cleaning/strip-tally.ts';
import { PART_KINDS } from '#documents/docx/part-kinds.ts';

import { isPicture } from './picture-signatures.ts';

/** The suffixes of the content types of parts that a cleaned document keeps. */
const KEPT_TYPES = PART_KINDS.filter(({ isKept }) => isKept).map(({ suffix }) => suffix);
const PICTURE_TYPE = 'image/';
const KEPT_TYPE_ENDS = ['obfuscatedfont', 'x-fontdata', 'x-font-ttf'];

/** The kind of a dropped part, by its content type, its name or both; the first match counts. */
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
  [/embeddings\/|oleobject|activex|spreadsheetml|presentationml| image\//, 'embedded-objects'],
  [/wordprocessingml|html|\.mht|rtf/, 'inserted-passages'],
];

/** Relationships to external data that is no longer fetched, or that nothing visible depends on. */
const DROPPED_EXTERNAL =
  /\/(?:attachedTemplate|mailMerge\w*|recipientData|oleObject|package|subDocument|transform|frame|control|image|hdphoto|video|audio|media)$/i;

/** The types of relationship that Office defines; external ones of other types are not used. */
const OFFICE_RELATIONSHIP =
  /^http:\/\/(?:schemas\.openxmlformats\.org|purl\.oclc\.org\/ooxml|schemas\.microsoft\.com)\//i;

/** Whether a part is kept; one declared as a picture is kept only if its bytes are one. */
export function isKeptPart(name: string, type: string, bytes: Uint8Array): boolean {
  if (name === '[Content_Types].xml') return true;
  if (/(?:^|\/)(?:glossary|customXml|_xmlsignatures|embeddings|activeX)\//i.test(name))
    return false;
  if (/(?:^|\/)thumbnail\.\w+$/i.test(name)) return false;
  if (type.startsWith(PICTURE_TYPE)) return isPicture(bytes);
  return [...KEPT_TYPES, ...KEPT_TYPE_ENDS].some((end) => type.endsWith(end));
}

/** The description of a dropped part. */
export function droppedKind(name: string, type: string): StrippedKind {
  const subject = `${name} ${type}`.toLowerCase();
  return DROPPED_KINDS.find(([pattern]) => pattern.test(subject))?.[1] ?? 'unknown-parts';
}

/** Whether an external relationship is dropped. */
export function isDroppedExternal(type: string): boolean {
  return !OFFICE_RELATIONSHIP.test(type) || DROPPED_EXTERNAL.test(type);
}
