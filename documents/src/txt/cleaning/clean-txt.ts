import type { AppliedEdit, CleanedFile, TextEdit } from '#documents/cleaning/cleaning.ts';

import { recognizeEncoding } from '../decode-text.ts';
import { recognizeUnicode } from '../unicode-signature.ts';
import { findByteOffsets } from './byte-offsets.ts';
import { type TextEncoding, textEncoding } from './encode-text.ts';
import { shiftState } from './shift-state.ts';

/** A stretch of bytes to be replaced by text. */
interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Cleans a text file: the encoding, the byte order mark, the line endings and every byte outside the edits stay.
 * Comments become numbered notes at the end of the file, so that the sentences they are about can still be read.
 */
export async function cleanTxt(
  bytes: Uint8Array,
  edits: readonly TextEdit[],
): Promise<CleanedFile> {
  const encoding = recognizeEncoding(bytes);
  const markLength = recognizeUnicode(bytes)?.markLength ?? 0;
  const content = bytes.subarray(markLength);
  const target = textEncoding(encoding);
  const comments = edits.filter(({ action }) => action === 'comment').toSorted(byEnd);
  const splices = locateSplices(content, encoding, toSplices(edits, comments, target));
  const pieces: Uint8Array[] = [bytes.subarray(0, markLength)];
  let at = 0;
  for (const { start, end, text } of splices) {
    pieces.push(
      content.subarray(at, start),
      ...shifted(content, encoding, { end, inserted: target.encode(text) }),
    );
    at = end;
  }
  pieces.push(content.subarray(at));
  if (comments.length > 0) {
    const notes = target.encode(writeNotes(comments, lineBreaks(content, target)));
    pieces.push(...shifted(content, encoding, { end: content.length, inserted: notes }));
  }
  return {
    bytes: Buffer.concat(pieces),
    applied: edits.map(outcomeOf),
    stripped: [],
    redrawnPages: [],
    unread: [],
  };
}

const OUTCOMES = { remove: 'removed', replace: 'replaced', comment: 'commented' } as const;

function outcomeOf({ action }: TextEdit): AppliedEdit {
  return { outcome: OUTCOMES[action] };
}

/** The replacements by text offset, ordered; the reference to a note follows the mask of a removed passage. */
function toSplices(
  edits: readonly TextEdit[],
  comments: readonly TextEdit[],
  { mask }: TextEncoding,
): Splice[] {
  return [
    ...edits
      .filter(({ action }) => action !== 'comment')
      .map(({ start, end, action, text = '' }): Splice => {
        return { start, end, text: action === 'replace' ? onOneLine(text) : mask };
      }),
    ...comments.map(({ end }, index): Splice => {
      return { start: end, end, text: ` ${referenceTo(index)}` };
    }),
  ].sort((one, other) => one.start - other.start || one.end - other.end);
}

function byEnd(one: TextEdit, other: TextEdit): number {
  return one.end - other.end;
}

function referenceTo(index: number): string {
  return `[note ${index + 1}]`;
}

/** How the lines of a file end, and whether its last one does. */
interface LineBreaks {
  readonly lineBreak: string;
  readonly isLastLineEnded: boolean;
}

function lineBreaks(content: Uint8Array, target: TextEncoding): LineBreaks {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.length);
  const lineBreak = bytes.includes(target.encode('\r\n')) ? '\r\n' : '\n';
  const end = target.encode(lineBreak);
  return { lineBreak, isLastLineEnded: bytes.subarray(-end.length).equals(end) };
}

/** A paragraph for each comment, after a blank line. */
function writeNotes(
  comments: readonly TextEdit[],
  { lineBreak, isLastLineEnded }: LineBreaks,
): string {
  const notes = comments.map(
    ({ text = '' }, index) => `${lineBreak}${referenceTo(index)} ${onOneLine(text)}${lineBreak}`,
  );
  return (isLastLineEnded ? '' : lineBreak) + notes.join('');
}

function onOneLine(text: string): string {
  return text.replaceAll(/[\r\n\u2028\u2029]+/g, ' ');
}

function locateSplices(
  content: Uint8Array,
  encoding: string,
  splices: readonly Splice[],
): Splice[] {
  const offsets = splices
    .flatMap(({ start, end }) => [start, end])
    .sort((one, other) => one - other);
  const places = findByteOffsets(content, encoding, offsets);
  const byteOf = new Map(offsets.map((offset, index) => [offset, places[index]!]));
  let last = 0;
  return splices.map(({ start, end, text }) => {
    // A note whose passage ends within another removed one follows that.
    const from = Math.max(last, byteOf.get(start)!);
    last = Math.max(from, byteOf.get(end)!);
    return { start: from, end: last, text };
  });
}

function shifted(
  content: Uint8Array,
  encoding: string,
  { end, inserted }: { end: number; inserted: Uint8Array },
): Uint8Array[] {
  if (!encoding.startsWith('iso-2022')) return [inserted];
  const { before, after } = shiftState(content, end);
  return [before, inserted, after];
}
