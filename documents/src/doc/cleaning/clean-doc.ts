import { searchedValue } from '@proviso/engine/spelling';

import type {
  AppliedEdit,
  CleanedFile,
  CleanerOptions,
  TextEdit,
} from '#documents/cleaning/cleaning.ts';
import { maskBytes } from '#documents/cleaning/mask-bytes.ts';
import { makeGray } from '#documents/cleaning/pictures/gray-copy.ts';
import {
  listNameParts,
  listRemovedValues,
  type RemovedValue,
  withLatinSpellings,
} from '#documents/cleaning/removed-values.ts';
import {
  createStripTally,
  type StrippedKind,
  type StripTally,
} from '#documents/cleaning/strip-tally.ts';
import { isFormatWord } from '#documents/docx/cleaning/format-names.ts';
import { WORDS_OF_FIELDS } from '#documents/docx/cleaning/hidden-copies.ts';
import { createEditedPictures } from '#documents/pictures/edited-pictures.ts';

import { encodingOfLanguage } from '../code-pages.ts';
import { type CompoundFile, openCompoundFile } from '../compound-file.ts';
import { listPictureFiles } from '../list-pictures.ts';
import { openStreams, readDoc } from '../read-doc.ts';
import { acceptChanges } from './accept-changes.ts';
import { blankBlips } from './blank-blips.ts';
import { blankUnused } from './blank-unused.ts';
import { editStory } from './edit-story.ts';
import { emptyProperties, PROPERTY_SETS } from './empty-properties.ts';
import { maskMetafiles } from './mask-metafiles.ts';
import { stripTables } from './strip-tables.ts';
import { writeCompoundFile } from './write-compound-file.ts';

const MAIN = 'WordDocument';
const KEPT = ['Data', '\u0001CompObj'];

const DROPPED_KINDS: readonly (readonly [pattern: RegExp, kind: StrippedKind])[] = [
  [/macro|vba/i, 'macros'],
  [/^ObjectPool$/i, 'embedded-objects'],
  [/MsoDataStore/i, 'custom-data'],
  [/signatures/i, 'signatures'],
  [/SummaryInformation/i, 'document-properties'],
];

/**
 * Cleans a Word 6 to 2003 document. Its text is changed in place, because everything in the file depends on character
 * positions: removed text becomes a mask of the same length, a replacement is written where it fits, comments to be
 * added are only listed, hidden and deleted text is blanked, and tracked changes are accepted. All copies in any stream
 * are masked; the file is rebuilt from the streams that make up the document, so that unused sectors, properties and
 * embedded objects are left behind. Throws as `readDoc` does.
 */
export async function cleanDoc(
  bytes: Uint8Array,
  edits: readonly TextEdit[],
  document = readDoc(bytes),
  { unwanted }: CleanerOptions = {},
): Promise<CleanedFile> {
  const file = openCompoundFile(bytes);
  const { information } = openStreams(file);
  const streams = keepStreams(file, [MAIN, information.tableStream, ...KEPT]);
  const main = streams.get(MAIN)!;
  const table = streams.get(information.tableStream)!;
  const pictures = listPictureFiles({ WordDocument: main, table, Data: streams.get('Data') });
  const editedPictures = createEditedPictures(document);
  const edited = [...editedPictures.indexes(edits)].flatMap((index) => pictures[index] ?? []);
  for (const picture of edited) makeGray(picture);
  const tally = createStripTally();
  const { values, unread } = listSearchedValues(listRemovedValues(document.text, edits, unwanted));
  const story = editStory({ document, main, table, information, edits, values: unread });
  tally.add('comments', story.blankedComments);
  tally.add('hidden-text', story.blankedHidden);
  tally.add('tracked-changes', story.blankedDeletions);
  acceptChanges(main, table, information);
  tally.add('hidden-copies', story.hiddenCopies);
  tally.add('external-data', story.arguments.length);
  // Word also stores link targets in another stream; a name alone may mean something else there.
  const links = story.arguments
    .filter((text) => text.includes(':'))
    .map((text) => ({ searched: searchedValue(text) }));
  tally.add('leftovers', blankUnused({ main, table, data: streams.get('Data'), information }));
  stripTables({ main, table, information }, tally);
  const codePage = codePageOf(encodingOfLanguage(information.language));
  for (const [name, content] of streams) {
    tally.add('image-metadata', blankBlips(content));
    const isShown = name === MAIN ? story.isShown : () => false;
    tally.add('hidden-copies', maskMetafiles(content, { values, codePage }));
    // Pictures hold the letters of a short word by chance.
    const sought = content === table ? unread : values;
    tally.add('hidden-copies', maskBytes(content, { values: sought, codePage, isShown }));
    maskBytes(content, { values: links, codePage, isShown });
  }
  tallyDropped(file, streams, tally);
  for (const [name, formatId] of PROPERTY_SETS) streams.set(name, emptyProperties(formatId));
  const cleaned = writeCompoundFile({ streams, programClass: file.programClass });
  if (cleaned.length < bytes.length) tally.add('leftovers');
  const applied = story.outcomes.map((outcome, index): AppliedEdit => {
    const edit = edits[index];
    return { outcome: edit && editedPictures.isOnPicture(edit) ? 'removed' : outcome };
  });
  return { bytes: cleaned, applied, stripped: tally.list(), redrawnPages: [], unread: [] };
}

/** The removed values, and the words of removed names for places that nobody reads. */
function listSearchedValues(removed: readonly RemovedValue[]) {
  const values = withLatinSpellings(removed);
  return { values, unread: [...values, ...listUnreadNameParts(values)] };
}

/** The words of removed names that no style, font or field has in its name. */
function listUnreadNameParts(values: readonly RemovedValue[]): RemovedValue[] {
  return listNameParts(values).filter(
    ({ passage }) => !isFormatWord(passage) && !WORDS_OF_FIELDS.has(passage.toUpperCase()),
  );
}

/** The single-byte code page: the document's own, or the Western one. */
export function codePageOf(encoding: string): string {
  return encoding.startsWith('windows-') ? encoding : 'windows-1252';
}

/** Copies of streams, under Word's names for them. */
function keepStreams(file: CompoundFile, names: readonly string[]): Map<string, Uint8Array> {
  const streams = new Map<string, Uint8Array>();
  for (const name of names) {
    const content = file.stream(name);
    if (content) streams.set(name, Uint8Array.from(content));
  }
  return streams;
}

function tallyDropped(
  file: CompoundFile,
  kept: ReadonlyMap<string, Uint8Array>,
  tally: StripTally,
): void {
  const keptNames = new Set([...kept.keys()].map((name) => name.toLowerCase()));
  for (const name of file.names.filter((candidate) => !keptNames.has(candidate.toLowerCase()))) {
    tally.add(DROPPED_KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? 'unknown-parts');
  }
}
