import { posix } from 'node:path';

import type {
  AppliedEdit,
  CleanedFile,
  CleanerOptions,
  TextEdit,
} from '#documents/cleaning/cleaning.ts';
import { isUnseen } from '#documents/cleaning/expected-text.ts';
import { createAddressCheck } from '#documents/cleaning/kept-addresses.ts';
import { listRemovedValues, withLatinSpellings } from '#documents/cleaning/removed-values.ts';
import { createStripTally } from '#documents/cleaning/strip-tally.ts';
import type { ExtractedDocument, UnreadPart } from '#documents/extracted-document.ts';
import { createEditedPictures, type EditedPictures } from '#documents/pictures/edited-pictures.ts';
import { locate } from '#documents/text/locate.ts';

import { createDrawnTexts } from '../drawn-texts.ts';
import { listPictureParts } from '../list-pictures.ts';
import { listTextParts, type PackagePart, readContentTypes } from '../package-parts.ts';
import { readDocx } from '../read-docx.ts';
import { isInsertedPassage, listRelationships } from '../relationships.ts';
import { readStyleSheet, type StyleSheet } from '../style-sheet.ts';
import { openZip, type ZipArchive } from '../zip-archive.ts';
import { cleanPackage } from './clean-package.ts';
import { addPart } from './content-types.ts';
import { hasCroppedPicture } from './cropped-pictures.ts';
import { makePicturesGray } from './gray-pictures.ts';
import { createHiddenSearch } from './hidden-copies.ts';
import { neutralizeNames } from './neutral-names.ts';
import { quoteFormats } from './quoted-formats.ts';
import { relationshipsOf } from './relationships.ts';
import { createSegmentReader, findTextSources, type TextSource } from './text-sources.ts';
import { placeComments, writeComments } from './word-comments.ts';
import { openPackage, type WordPackage } from './word-package.ts';

const COMMENTS_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml';

const DROPPED_OBJECTS: UnreadPart = {
  code: 'embedded-object',
  message: 'Other documents or objects in the document were left out of the cleaned copy.',
};

const DROPPED_PASSAGES: UnreadPart = {
  code: 'embedded-object',
  message: 'A passage that is inserted from another file was left out of the cleaned copy.',
};

const CROPPED_PICTURES: UnreadPart = {
  code: 'cropped-picture',
  message: 'Some pictures are cropped. Their hidden parts are still in the cleaned copy.',
};

/**
 * Cleans a Word document. What is neither edited nor stripped is copied byte for byte. Existing comments are removed,
 * tracked changes accepted, properties rebuilt, and parts of unknown types dropped. Throws as `readDocx` does.
 */
export async function cleanDocx(
  bytes: Uint8Array,
  edits: readonly TextEdit[],
  document = readDocx(bytes),
  { unwanted }: CleanerOptions = {},
): Promise<CleanedFile> {
  const archive = openZip(bytes);
  const parts = listTextParts(archive);
  const styles = readStyleSheet(archive);
  const target = openPackage(bytes);
  const sources = findAllSources(target, parts, { document, styles });
  const tally = createStripTally();
  const main = parts.find(({ part }) => part === 'body')!.name;
  const comments = placeComments(target.xml(main), sources.get(main) ?? [], edits);
  const mainXml = target.xml(main);
  const typeOf = readContentTypes(archive);
  const values = withLatinSpellings(listRemovedValues(document.text, edits, unwanted));
  const isKeptAddress = createAddressCheck(values.map(({ passage }) => passage));
  const editedPictures = createEditedPictures(document);
  const indexes = editedPictures.indexes(edits);
  const edited = listPictureParts(archive).filter((_, index) => indexes.has(index));
  makePicturesGray(target, new Set(edited));
  cleanPackage(target, {
    typeOf,
    styles,
    edits,
    values,
    hiddenSearch: createHiddenSearch(values),
    isKeptAddress,
    sources,
    additions: new Map([[main, comments.splices]]),
    tally,
  });
  if (comments.placed.length > 0)
    addComments(target, main, writeComments(mainXml, comments.placed));
  const stripped = tally.list();
  const unread = listUnread({ target, typeOf, archive, stripped });
  neutralizeNames(target, { typeOf, isKeptAddress });
  const placed = new Set(comments.placed);
  return {
    bytes: target.pack(),
    applied: edits.map((edit) => outcomeOf(edit, { document, placed, editedPictures })),
    stripped,
    redrawnPages: [],
    unread,
  };
}

/** The parts that the copy lacks, or still contains unseen. */
function listUnread({ target, typeOf, archive, stripped }: CleanedPackage): UnreadPart[] {
  const parts: UnreadPart[] = [];
  if (stripped.some(({ kind }) => kind === 'embedded-objects')) parts.push(DROPPED_OBJECTS);
  if (listRelationships(archive).some(isInsertedPassage)) parts.push(DROPPED_PASSAGES);
  if (hasCropped(target, typeOf)) parts.push(CROPPED_PICTURES);
  return parts;
}

interface CleanedPackage {
  readonly target: WordPackage;
  readonly typeOf: (name: string) => string;
  /** The original package. */
  readonly archive: ZipArchive;
  readonly stripped: CleanedFile['stripped'];
}

function hasCropped(target: WordPackage, typeOf: (name: string) => string): boolean {
  return target.names.some(
    (name) => typeOf(name).endsWith('+xml') && hasCroppedPicture(target.xml(name)),
  );
}

/** The sources of each part's text, ordered by their offsets in the whole text. */
function findAllSources(
  target: WordPackage,
  parts: readonly PackagePart[],
  { document, styles }: { document: ExtractedDocument; styles: StyleSheet },
): Map<string, TextSource[]> {
  const nextSegment = createSegmentReader(document);
  const { text } = document;
  const withText = parts.filter(({ part }) => part !== 'properties');
  const reading = { text, styles, nextSegment, drawn: createDrawnTexts() };
  return new Map(
    withText.map((part) => {
      const { name } = part;
      target.splice(name, quoteFormats(target.xml(name)));
      const sources = findTextSources(target.xml(name), part, reading);
      return [name, sources.sort((one, other) => one.start - other.start)];
    }),
  );
}

function addComments(
  target: WordPackage,
  main: string,
  { part, relationshipType }: ReturnType<typeof writeComments>,
): void {
  addPart(target, {
    name: posix.join(posix.dirname(main), 'comments.xml'),
    contentType: COMMENTS_TYPE,
    content: part,
    relationshipsName: relationshipsOf(main),
    relationshipType,
  });
}

/** Data that determines the outcome of an edit. */
interface Outcome {
  readonly document: ExtractedDocument;
  readonly editedPictures: EditedPictures;
  /** The comments that the copy contains. */
  readonly placed: ReadonlySet<TextEdit>;
}

function outcomeOf(edit: TextEdit, { document, editedPictures, placed }: Outcome): AppliedEdit {
  if (edit.action === 'comment') return { outcome: placed.has(edit) ? 'commented' : 'listed' };
  const isInvisible = isUnseen(locate(document, edit.start, edit.end).part);
  const isRemoved = edit.action === 'remove' || isInvisible || editedPictures.isOnPicture(edit);
  return { outcome: isRemoved ? 'removed' : 'replaced' };
}
