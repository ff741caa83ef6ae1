import { gzipSync } from 'fflate';

import type { TextEdit } from '#documents/cleaning/cleaning.ts';
import { maskBytes } from '#documents/cleaning/mask-bytes.ts';
import { listNumericCopies } from '#documents/cleaning/numeric-copies.ts';
import { sanitizePicture } from '#documents/cleaning/pictures/sanitize-picture.ts';
import type { RemovedValue } from '#documents/cleaning/removed-values.ts';
import type { StripTally } from '#documents/cleaning/strip-tally.ts';
import { isWellFormedXml } from '#documents/xml/xml-parser.ts';
import type { XmlSplice } from '#documents/xml/xml-splices.ts';

import { NO_STYLES, type StyleSheet } from '../style-sheet.ts';
import { findChartNumbers } from './chart-numbers.ts';
import { cleanContentTypes, CONTENT_TYPES } from './content-types.ts';
import { spliceChanges, toChanges } from './edit-splices.ts';
import { findHiddenCopies, type HiddenSearch } from './hidden-copies.ts';
import { acceptDeletions } from './markup/accept-deletions.ts';
import { type FieldCode, listFieldCodes } from './markup/field-codes.ts';
import { stripFieldCodes, stripFieldTexts } from './markup/strip-field-codes.ts';
import { type StripContext, stripMarkup } from './markup/strip-markup.ts';
import { listReferencedBookmarks } from './markup/unseen-names.ts';
import { unpackGzip } from './packed-bytes.ts';
import { droppedKind, isKeptPart } from './part-rules.ts';
import { rebuildProperties } from './rebuilt-properties.ts';
import { cleanRelationships, ownerOf } from './relationships.ts';
import { findEditedReadings } from './ruby-readings.ts';
import type { TextSource } from './text-sources.ts';
import type { WordPackage } from './word-package.ts';

export interface PackageCleaning {
  /** The content type of a part, in lowercase. */
  readonly typeOf: (name: string) => string;
  readonly styles: StyleSheet;
  readonly edits: readonly TextEdit[];
  readonly values: readonly RemovedValue[];
  readonly hiddenSearch: HiddenSearch;
  readonly isKeptAddress: (address: string) => boolean;
  /** By part name, ordered by their offsets in the text. */
  readonly sources: ReadonlyMap<string, readonly TextSource[]>;
  /** Additional splices by part name. */
  readonly additions: ReadonlyMap<string, readonly XmlSplice[]>;
  readonly tally: StripTally;
}

/** Drops what a cleaned document does not keep, and cleans each part that stays. */
export function cleanPackage(target: WordPackage, cleaning: PackageCleaning): void {
  const types = new Map(target.names.map((name) => [name, cleaning.typeOf(name)]));
  const dropped = dropParts(target, types, cleaning.tally);
  target.splice(CONTENT_TYPES, cleanContentTypes(target.xml(CONTENT_TYPES), target.names));
  const relationships = dropRelationships(target, dropped, cleaning);
  const texts = target.names.filter((name) => WITH_STYLES.test(types.get(name) ?? ''));
  const fields = new Map(texts.map((name) => [name, listFieldCodes(target.xml(name))]));
  const referencedBookmarks = new Set(
    [...fields].flatMap(([name, codes]) => listReferencedBookmarks(target.xml(name), codes)),
  );
  for (const name of target.names) {
    if (name === CONTENT_TYPES || name.endsWith('.rels')) continue;
    const type = types.get(name) ?? '';
    if (type.startsWith('image/')) stripPicture(target, name, cleaning.tally);
    if (/\.(?:core|extended)-properties\+xml$/.test(type)) rebuild(target, name, cleaning.tally);
    else if (type.endsWith('xml') && isWellFormedXml(target.xml(name))) {
      cleanXml(target, name, {
        ...cleaning,
        droppedRelationships: relationships.get(name) ?? new Set(),
        isReferenced: (bookmark) => referencedBookmarks.has(bookmark),
        codes: fields.get(name),
      });
    } else cleanBinary(target, name, cleaning);
  }
}

/** Returns the names of the dropped parts in lowercase, as part names are case-insensitive. */
function dropParts(
  target: WordPackage,
  types: ReadonlyMap<string, string>,
  tally: StripTally,
): Set<string> {
  const dropped = new Set<string>();
  for (const name of target.names) {
    const type = types.get(name) ?? '';
    if (name.endsWith('.rels') || isKeptPart(name, type, target.bytes(name))) continue;
    const kind = droppedKind(name, type);
    tally.add(kind, kind === 'comments' ? countComments(target.xml(name)) : 1);
    dropped.add(name.toLowerCase());
    target.drop(name);
  }
  for (const name of target.names.filter((candidate) => candidate.endsWith('.rels'))) {
    const owner = ownerOf(name);
    if (owner !== '' && !target.has(owner)) target.drop(name);
  }
  return dropped;
}

/** Returns the identifiers of the dropped relationships of each part that has any. */
function dropRelationships(
  target: WordPackage,
  dropped: ReadonlySet<string>,
  { isKeptAddress, tally }: PackageCleaning,
): Map<string, ReadonlySet<string>> {
  const relationships = new Map<string, ReadonlySet<string>>();
  for (const name of target.names.filter((candidate) => candidate.endsWith('.rels'))) {
    const cleaned = cleanRelationships(target.xml(name), name, { dropped, isKeptAddress });
    target.splice(name, cleaned.splices);
    tally.add('external-data', cleaned.externalCount);
    relationships.set(ownerOf(name), cleaned.dropped);
  }
  return relationships;
}

function countComments(xml: string): number {
  return [...xml.matchAll(/<(?:\w+:)?comment[\s>]/g)].length;
}

function rebuild(target: WordPackage, name: string, tally: StripTally): void {
  const splices = rebuildProperties(target.xml(name));
  if (splices.length > 0) tally.add('document-properties');
  target.splice(name, splices);
}

// Charts and diagrams do not refer to the document's styles.
const WITH_STYLES = /\.(?:main|header|footer|footnotes|endnotes)\+xml$/;

function cleanXml(
  target: WordPackage,
  name: string,
  cleaning: PackageCleaning &
    Pick<StripContext, 'droppedRelationships' | 'isReferenced'> & {
      /** The codes of its fields, if they were listed before. */
      readonly codes: readonly FieldCode[] | undefined;
    },
): void {
  const { edits, values, hiddenSearch, isKeptAddress, tally } = cleaning;
  const styles = WITH_STYLES.test(cleaning.typeOf(name)) ? cleaning.styles : NO_STYLES;
  const xml = target.xml(name);
  const codes = cleaning.codes ?? listFieldCodes(xml);
  const sources = cleaning.sources.get(name) ?? [];
  const shown = new Set(
    sources.filter(({ kind }) => kind !== 'element').map(({ rawStart }) => rawStart),
  );
  const copies = [
    ...(values.length === 0 ? [] : findHiddenCopies(xml, shown, hiddenSearch)),
    ...findChartNumbers(xml, { sources, edits }, listNumericCopies(values)),
  ];
  tally.add('hidden-copies', copies.length);
  const changes = spliceChanges(xml, sources, toChanges(edits));
  target.splice(name, [
    ...(cleaning.additions.get(name) ?? []),
    ...changes,
    ...findEditedReadings(xml, changes),
    ...acceptDeletions(xml),
    ...stripMarkup(xml, { ...cleaning, styles }),
    ...stripFieldCodes(xml, { codes, isKeptAddress, tally }),
    ...stripFieldTexts(xml, sources, tally),
    ...copies,
  ]);
}

function stripPicture(target: WordPackage, name: string, tally: StripTally): void {
  const before = target.bytes(name);
  const sanitized = sanitizePicture(before);
  if (sanitized === before) return;
  tally.add('image-metadata');
  target.set(name, sanitized);
}

function cleanBinary(target: WordPackage, name: string, { values, tally }: PackageCleaning): void {
  const before = target.bytes(name);
  const unpacked = unpackGzip(before);
  const content = unpacked ? sanitizePicture(unpacked) : before;
  if (content !== (unpacked ?? before)) tally.add('image-metadata');
  const own = Uint8Array.from(content);
  tally.add('hidden-copies', maskBytes(own, { values }));
  // Compressed again without a date and without the original file name.
  target.set(name, unpacked ? gzipSync(own, { mtime: 0 }) : own);
}
