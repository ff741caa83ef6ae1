import { DocumentError } from '../document-error.ts';

/** A stretch of bytes in a stream. */
export interface ByteRange {
  readonly start: number;
  readonly length: number;
}

/** The stories of a document's text, in file order. */
export const STORIES = [
  'body',
  'footnote',
  'header',
  'macro',
  'comment',
  'endnote',
  'text-box',
  'header-text-box',
] as const;
export type Story = (typeof STORIES)[number];

/** The location of a Word document's text, from the FIB at the start of its main stream. */
export interface FileInformation {
  /** True for Word 6 and 95. */
  readonly isOld: boolean;
  /**
   * How characters are stored: one byte each in the code page of the language (Word 6 and 95), two bytes (their East
   * Asian editions), or as specified by each piece (later versions).
   */
  readonly characters: 'code-page' | 'utf-16' | 'as-marked';
  /** The stream with the tables: WordDocument itself, 0Table or 1Table. */
  readonly tableStream: string;
  /** The piece table in the table stream; empty if the text is in one piece. */
  readonly pieceTable: ByteRange;
  /** The boundaries of headers and footers in the table stream. */
  readonly headerTable: ByteRange;
  /** The style sheet in the table stream. */
  readonly styleSheet: ByteRange;
  /** The tables, in the table stream, that locate the main stream's character and paragraph FKPs. */
  readonly characterPages: ByteRange;
  readonly paragraphPages: ByteRange;
  /** The text in the main stream, if it is in one piece. */
  readonly text: ByteRange;
  /** The number of characters of each story. */
  readonly lengths: Readonly<Record<Story, number>>;
  /** The document's language, as a Windows language identifier. */
  readonly language: number;
}

const MINIMUM_LENGTH = 0x200;
// Word 97 and later; Word 6 and 95; the latter's East Asian editions.
const SIGNATURES = new Set([0xa5ec, 0xa5dc, 0xa697, 0xa698, 0xa699]);
const OLDEST_VERSION = 101;
const LAST_OLD_VERSION = 105;
const IS_COMPLEX = 0x0004;
const IS_ENCRYPTED = 0x0100;
const USES_FIRST_TABLE = 0x0200;
const HAS_WIDE_CHARACTERS = 0x1000;

// Offsets in the FIB, for Word 6 and 95 and for later versions.
const OLD_OFFSETS = { lengths: 0x34, pieceTable: 0x160, headerTable: 0xb0 } as const;
const NEW_OFFSETS = { lengths: 0x4c, pieceTable: 0x1a2, headerTable: 0xf2 } as const;
// The same in both, relative to the header table: indexes 1, 12 and 13 in the list in which it has index 11.
const FROM_HEADERS = { styleSheet: -10 * 8, characterPages: 8, paragraphPages: 2 * 8 } as const;

/**
 * Reads the FIB at the start of the WordDocument stream ([MS-DOC] 2.5).
 * Throws documents.encrypted, documents.corrupt, and documents.unsupported_type for versions before Word 6.
 */
export function readFileInformation(stream: Uint8Array): FileInformation {
  if (stream.length < MINIMUM_LENGTH) throw new DocumentError('documents.corrupt');
  const view = new DataView(stream.buffer, stream.byteOffset, stream.length);
  if (!SIGNATURES.has(view.getUint16(0, true))) throw new DocumentError('documents.corrupt');
  const version = view.getUint16(2, true);
  if (version < OLDEST_VERSION) throw new DocumentError('documents.unsupported_type');
  const flags = view.getUint16(0x0a, true);
  if ((flags & IS_ENCRYPTED) !== 0) throw new DocumentError('documents.encrypted');
  const isOld = version <= LAST_OLD_VERSION;
  const offsets = isOld ? OLD_OFFSETS : NEW_OFFSETS;
  const isInOnePiece = isOld && (flags & IS_COMPLEX) === 0;
  const newTableStream = (flags & USES_FIRST_TABLE) === 0 ? '0Table' : '1Table';
  const oldCharacters = (flags & HAS_WIDE_CHARACTERS) === 0 ? 'code-page' : 'utf-16';
  const start = view.getUint32(0x18, true);
  return {
    isOld,
    characters: isOld ? oldCharacters : 'as-marked',
    tableStream: isOld ? 'WordDocument' : newTableStream,
    pieceTable: isInOnePiece ? { start: 0, length: 0 } : readRange(view, offsets.pieceTable),
    headerTable: readRange(view, offsets.headerTable),
    styleSheet: readRange(view, offsets.headerTable + FROM_HEADERS.styleSheet),
    characterPages: readRange(view, offsets.headerTable + FROM_HEADERS.characterPages),
    paragraphPages: readRange(view, offsets.headerTable + FROM_HEADERS.paragraphPages),
    text: { start, length: Math.max(0, view.getUint32(0x1c, true) - start) },
    lengths: readLengths(view, offsets.lengths),
    language: view.getUint16(6, true),
  };
}

function readRange(view: DataView, at: number): ByteRange {
  return { start: view.getUint32(at, true), length: view.getUint32(at + 4, true) };
}

function readLengths(view: DataView, at: number): Record<Story, number> {
  const lengths = STORIES.map((story, index): [Story, number] => {
    return [story, Math.max(0, view.getInt32(at + index * 4, true))];
  });
  return Object.fromEntries(lengths) as Record<Story, number>;
}
