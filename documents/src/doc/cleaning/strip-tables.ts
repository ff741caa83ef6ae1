import type { StripTally } from '#documents/cleaning/strip-tally.ts';

import type { ByteRange, FileInformation } from '../file-information-block.ts';
import { uint32At } from '../little-endian.ts';

/** The offset in the FIB of the list of tables: for Word 6 and 95, and for later versions. */
export const OLD_LIST = 0x58;
const NEW_LIST = 0x9a;
const SPACE = 0x20;

/** By index in that list ([MS-DOC] 2.5.6): tables that Word treats as absent when removed. */
const DROPPED = {
  printerDriver: 27,
  printerPortrait: 28,
  printerLandscape: 29,
  autosaveSource: 35,
  mailMerge: 44,
} as const;
const DROPPED_SINCE_97 = { documentVariables: 60, routingSlip: 70, savedBy: 71 } as const;
/** Lists of names that other tables refer to: title and author, authors of comments, authors of changes. */
const ASSOCIATED = 32;
const COMMENT_AUTHORS = 36;
const CHANGE_AUTHORS = 51;

/** Removes from a document's tables who wrote, saved, sent and printed it; modifies the streams in place. */
export function stripTables(
  streams: {
    readonly main: Uint8Array;
    readonly table: Uint8Array;
    readonly information: FileInformation;
  },
  tally: StripTally,
): void {
  const { main, table, information } = streams;
  const list = information.isOld ? OLD_LIST : NEW_LIST;
  const view = new DataView(main.buffer, main.byteOffset, main.length);
  const dropped = [
    ...Object.values(DROPPED),
    ...(information.isOld ? [] : Object.values(DROPPED_SINCE_97)),
  ];
  for (const number of dropped) {
    const at = list + number * 8;
    const content = contentAt(view, at, table);
    if (content === undefined) continue;
    tally.add('document-settings');
    content.fill(0);
    view.setUint32(at + 4, 0, true);
  }
  for (const number of [ASSOCIATED, COMMENT_AUTHORS, CHANGE_AUTHORS]) {
    const content = contentAt(view, list + number * 8, table);
    if (content === undefined) continue;
    tally.add('document-settings');
    if (information.isOld) blankShortNames(content, number === COMMENT_AUTHORS ? 0 : 2);
    else blankNames(content, number === COMMENT_AUTHORS);
  }
}

/** The location of a table in its stream, by its index in the FIB. */
export function tableRange(
  main: Uint8Array,
  { isOld }: FileInformation,
  number: number,
): ByteRange {
  const at = (isOld ? OLD_LIST : NEW_LIST) + number * 8;
  return { start: uint32At(main, at), length: uint32At(main, at + 4) };
}

/** The bytes of a table; undefined if there is none or it is outside of the stream. */
function contentAt(view: DataView, at: number, table: Uint8Array): Uint8Array | undefined {
  if (at + 8 > view.byteLength) return undefined;
  const start = view.getUint32(at, true);
  const length = view.getUint32(at + 4, true);
  return length > 0 && start + length <= table.length
    ? table.subarray(start, start + length)
    : undefined;
}

/** Each name is a 16-bit length and its characters; a string table (STTB) has a six-byte header. */
function blankNames(content: Uint8Array, isPlainList: boolean): void {
  const view = new DataView(content.buffer, content.byteOffset, content.length);
  const isWide = isPlainList || (content.length >= 6 && view.getUint16(0, true) === 0xffff);
  if (!isWide) {
    blankShortNames(content, 4);
    return;
  }
  const extra = isPlainList ? 0 : view.getUint16(4, true);
  for (let at = isPlainList ? 0 : 6; at + 2 <= content.length;) {
    const end = Math.min(content.length, at + 2 + view.getUint16(at, true) * 2);
    for (let unit = at + 2; unit + 1 < end; unit += 2) view.setUint16(unit, SPACE, true);
    at = end + extra;
  }
}

/** In Word 6 and 95 a name is a one-byte length and its characters. */
function blankShortNames(content: Uint8Array, start: number): void {
  for (let at = start; at < content.length;) {
    const end = Math.min(content.length, at + 1 + content[at]!);
    content.fill(SPACE, at + 1, end);
    at = end;
  }
}
