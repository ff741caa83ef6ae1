import type { DocumentFormat } from './formats.ts';

/** Where in a document a stretch of text comes from. */
const TEXT_PARTS = [
  'body',
  'header',
  'footer',
  'footnote',
  'endnote',
  'list-label',
  'comment',
  'text-box',
  'alt-text',
  'picture',
  'form-field',
  'annotation',
  'deleted-text',
  'hidden-text',
  'properties',
] as const;
export type TextPart = (typeof TEXT_PARTS)[number];

/** What keeps text that is in a file from being seen. */
const HIDDEN_REASONS = [
  'outside-the-page',
  'invisible',
  'color-of-background',
  'minute',
  'hidden-layer',
  'covered',
  'marked-hidden',
] as const;
export type HiddenReason = (typeof HIDDEN_REASONS)[number];

/**
 * A line of a PDF or text file, or a paragraph of a Word document. Segments are ordered, do not overlap
 * and together cover every character of the text but the line breaks, or the tabs of a table's row, between
 * them. Nothing stands between two segments where a word is divided between two lines, or where a part of a line is
 * hidden.
 */
export interface TextSegment {
  /** Offsets into the document's text, in UTF-16 code units; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  readonly part: TextPart;
  /** Counted from 1; only where the format has pages. */
  readonly page?: number;
  /** Counted from 1, within the page (PDF), the file (text) or the picture. */
  readonly line?: number;
  /** Which of a Word document's pictures it was read from, counted from 1. */
  readonly picture?: number;
  /** Counted from 1, within its part (Word); deleted and hidden text bears the number of its paragraph. */
  readonly paragraph?: number;
  /** How sure its recognition is, from 0 to 1: present where it was read from a picture, and may be misread. */
  readonly confidence?: number;
  /** Present where the part is `hidden-text`. */
  readonly hiddenBy?: HiddenReason;
}

/** A part of the document that could not be read, and why. */
export interface UnreadPart {
  readonly code:
    | 'no-text-layer'
    | 'not-recognized'
    | 'low-confidence'
    | 'unread-picture'
    | 'unsure-picture'
    | 'page-unreadable'
    | 'embedded-object'
    | 'cropped-picture'
    | 'truncated'
    | 'undecodable-text';
  /** A sentence for people; never quotes the document. */
  readonly message: string;
  /** Pages concerned, counted from 1. */
  readonly pages?: readonly number[];
}

/** Said of a document of which text was recognised in pictures. */
export interface RecognizedText {
  readonly code: 'text-recognition';
  /** A sentence for people. */
  readonly message: string;
  /** Counted from 1, at least one; absent where the format has no pages. */
  readonly pages?: readonly number[];
}

/** Page of a PDF: its size and where its characters stand. */
export interface PageLayout {
  /** Counted from 1. */
  readonly page: number;
  /** In PDF points, after rotation and crop. */
  readonly width: number;
  readonly height: number;
  /** Offsets of this page's text in the document's text. */
  readonly start: number;
  readonly end: number;
  /**
   * Four numbers for each UTF-16 code unit from `start` to `end`: left, top, right, bottom, in points from the
   * page's top left corner. Zeros where a character has no place of its own (line breaks, for example).
   */
  readonly boxes: Float32Array;
}

/** Something about a file that its text does not say; the engine's `Sign` has the same form. */
export interface DocumentSign {
  readonly kind: 'hidden-text' | 'failed-redaction' | 'active-content';
  /** The text that it is about, in UTF-16 code units; both 0 where it is about the file. */
  readonly start: number;
  readonly end: number;
  /** From 0 (exclusive) to 1. */
  readonly confidence: number;
  /** One sentence that names the evidence and quotes nothing. */
  readonly why: string;
}

/** A document's text with a place for every character of it. */
export interface ExtractedDocument {
  readonly format: DocumentFormat;
  readonly text: string;
  readonly segments: readonly TextSegment[];
  /** Empty for formats without fixed pages. */
  readonly pages: readonly PageLayout[];
  readonly unread: readonly UnreadPart[];
  /** Ordered by start; absent where there are none. */
  readonly signs?: readonly DocumentSign[];
  /** Absent where all text stands in the file as text. */
  readonly recognized?: RecognizedText;
  /** The encoding of a text file, as its IANA name. */
  readonly encoding?: string;
}

/** The place of a stretch of text, for people and for a viewer. */
export interface TextPlace {
  /** For example `Page 3, line 12`, `Paragraph 4`, `Header, paragraph 1` or `Line 8`. */
  readonly label: string;
  readonly part: TextPart;
  readonly page?: number;
  readonly line?: number;
  readonly paragraph?: number;
}
