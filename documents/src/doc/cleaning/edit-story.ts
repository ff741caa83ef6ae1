import { createValueFinder } from '@proviso/engine/spelling';

import type { EditOutcome, TextEdit } from '#documents/cleaning/cleaning.ts';
import { isUnseen } from '#documents/cleaning/expected-text.ts';
import { createAddressCheck } from '#documents/cleaning/kept-addresses.ts';
import type { RemovedValue } from '#documents/cleaning/removed-values.ts';
import type { ExtractedDocument, TextPart } from '#documents/extracted-document.ts';
import { firstEndingAfter } from '#documents/text/first-ending-after.ts';
import { locate } from '#documents/text/locate.ts';

import { encodingOfLanguage } from '../code-pages.ts';
import { listDocParagraphs } from '../doc-paragraphs.ts';
import type { FileInformation } from '../file-information-block.ts';
import { joinPieces, listPieces } from '../piece-table.ts';
import {
  type CharacterPlace,
  createPlaceFinder,
  listPositions,
  pairSegments,
  type SegmentSource,
} from './character-places.ts';
import { listSensitiveArguments } from './field-codes.ts';
import { blankCharacters, maskCharacters, replaceCharacters } from './write-characters.ts';

/** A document's text and the edits to apply; `main` is modified. */
export interface StoryEditing {
  readonly document: ExtractedDocument;
  readonly main: Uint8Array;
  readonly table: Uint8Array;
  readonly information: FileInformation;
  readonly edits: readonly TextEdit[];
  readonly values: readonly RemovedValue[];
}

export interface EditedStory {
  /** One for each edit. */
  readonly outcomes: readonly EditOutcome[];
  readonly blankedComments: number;
  readonly blankedHidden: number;
  readonly blankedDeletions: number;
  /** Copies in field codes and between the characters that are read. */
  readonly hiddenCopies: number;
  /** Link targets and names in fields that the copy does not keep. */
  readonly arguments: readonly string[];
  /** Whether a byte of the main stream belongs to a character that is read. */
  readonly isShown: (offset: number) => boolean;
}

/**
 * Edits a document's text in place, blanks its comments, hidden and deleted text, and masks removed values in text that
 * is not read.
 */
export function editStory(editing: StoryEditing): EditedStory {
  const { document, main, table, information, edits } = editing;
  const whole = joinPieces(main, table, information);
  const pairs = pairSegments(document, listDocParagraphs({ whole, main, table, information }));
  const findPlace = createPlaceFinder(main, listPieces(table, information));
  const placesOf = (positions: readonly number[]): CharacterPlace[] =>
    positions.map(findPlace).filter((place) => place !== undefined);

  const shown = markShown(pairs, whole.length);
  const outcomes = edits.map((edit) => {
    const places = placesOf(positionsOf(pairs, edit, information));
    const outcome = applyEdit(main, places, { edit, information });
    const isGone = isUnseen(locate(document, edit.start, edit.end).part);
    return isGone && outcome !== 'listed' ? 'removed' : outcome;
  });
  const blankParts = (part: TextPart): number => {
    const ofPart = pairs.filter(({ segment }) => segment.part === part);
    for (const pair of ofPart) {
      blankCharacters(main, placesOf(listPositions(pair, pair.segment, information)));
    }
    return ofPart.length;
  };
  const blankedComments = blankParts('comment');
  const blankedHidden = blankParts('hidden-text');
  const blankedDeletions = blankParts('deleted-text');
  const dropped = maskArguments(joinPieces(main, table, information), editing, placesOf);
  const copies = findHidden(joinPieces(main, table, information), shown, editing);
  for (const positions of copies) maskCharacters(main, placesOf(positions));
  const shownBytes = new Uint8Array(main.length);
  for (const [position, isShown] of shown.entries()) {
    const place = isShown === 1 ? findPlace(position) : undefined;
    if (place) shownBytes.fill(1, place.offset, place.offset + place.width);
  }
  return {
    outcomes,
    blankedComments,
    blankedHidden,
    blankedDeletions,
    hiddenCopies: copies.length,
    arguments: dropped,
    isShown: (offset) => shownBytes[offset] === 1,
  };
}

/** Masks the field arguments that are not kept, and returns them. */
function maskArguments(
  whole: string,
  { main, values }: StoryEditing,
  placesOf: (positions: readonly number[]) => CharacterPlace[],
): string[] {
  const isKeptAddress = createAddressCheck(values.map(({ passage }) => passage));
  const telling = listSensitiveArguments(whole, isKeptAddress);
  for (const { positions } of telling) maskCharacters(main, placesOf(positions));
  return telling.map(({ text }) => text);
}

function applyEdit(
  main: Uint8Array,
  places: readonly CharacterPlace[],
  { edit, information }: { edit: TextEdit; information: FileInformation },
): EditOutcome {
  if (edit.action === 'comment') return 'listed';
  const text = edit.action === 'replace' ? edit.text : undefined;
  if (text !== undefined && replaceCharacters(main, places, { text, information }))
    return 'replaced';
  maskCharacters(main, places);
  return 'masked';
}

function positionsOf(
  pairs: readonly SegmentSource[],
  { start, end }: TextEdit,
  information: FileInformation,
): number[] {
  const first = firstEndingAfter(pairs, start, ({ segment }) => segment.end);
  const positions: number[] = [];
  for (let index = first; index < pairs.length && pairs[index]!.segment.start < end; index += 1) {
    for (const position of listPositions(pairs[index]!, { start, end }, information)) {
      positions.push(position);
    }
  }
  return positions;
}

function markShown(pairs: readonly SegmentSource[], length: number): Uint8Array {
  const shown = new Uint8Array(length);
  for (const { run } of pairs) {
    for (const { start, length: count } of run.slices) shown.fill(1, start, start + count);
  }
  return shown;
}

/** Copies that do not start in text that is read: the positions of each, without the control characters within it. */
function findHidden(
  whole: string,
  shown: Uint8Array,
  { information: { characters, language }, values }: StoryEditing,
): number[][] {
  const decoder = new TextDecoder(encodingOfLanguage(language));
  const decoded = characters === 'code-page' ? decoder.decode(Buffer.from(whole, 'latin1')) : whole;
  // In a multi-byte code page, positions in the decoded text are not positions in the file.
  const text = decoded.length === whole.length ? decoded : whole;
  return createValueFinder(values)
    .find(text.replaceAll('_', ' '))
    .filter(({ start }) => shown[start] === 0)
    .map(({ start, end }) =>
      Array.from({ length: end - start }, (_, index) => start + index).filter(
        (position) => whole.charCodeAt(position) >= 0x20 && shown[position] === 0,
      ),
    );
}
