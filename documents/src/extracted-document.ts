import type { DocumentFormat } from './formats.ts';

/** The part of a document that a stretch of text comes from. */
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
  'inserted-passage',
  'form-field',
  'annotation',
  'deleted-text',
  'hidden-text',
  'properties',
] as const;
export type TextPart = (typeof TEXT_PARTS)[number];

/** Why text that is in a file is not visible. */
const HIDDEN_REASONS = [
  'outside-the-page',
  'invisible',
  'color-of-background',
  'minute',
  'hidden-layer',
  'covered',
  'marked-hidden',
  'stored-in-field',
] as const;
export type HiddenReason = (typeof HIDDEN_REASONS)[number];

/**
 * A line of a PDF or text file, or a paragraph of a Word document. Segments are ordered, do not overlap and together
 * cover every character of the text except the separators between them: line breaks, or tabs within a table row. There
 * is no separator between two segments where a word is split across two lines, or where part of a line is hidden.
 */
export interface TextSegment {
  /** Offsets into the document's text, in UTF-16 code units; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  readonly part: TextPart;
  /** 1-based; only for formats with pages. */
  readonly page?: number;
  /** 1-based, within the page (PDF), the file (text) or the picture. */
  readonly line?: number;
  /** The picture of a Word document that it was read from, 1-based. */
  readonly picture?: number;
  /** 1-based, within its part (Word); deleted and hidden text has the number of its paragraph. */
  readonly paragraph?: number;
  /** OCR confidence, from 0 to 1; present where the text was read from a picture and may be misread. */
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
    | 'undecodable-text'
    | 'undrawn-value'
    | 'covered-letters'
    | 'undrawn-button'
    | 'unread-form';
  /** A user-facing sentence; never quotes the document. */
  readonly message: string;
  /** The pages concerned, 1-based. */
  readonly pages?: readonly number[];
}

/** Present when some text was recognized in pictures (OCR). */
export interface RecognizedText {
  readonly code: 'text-recognition';
  /** A user-facing sentence. */
  readonly message: string;
  /** 1-based, at least one; absent for formats without pages. */
  readonly pages?: readonly number[];
}

/** The size of a PDF page and the positions of its characters. */
export interface PageLayout {
  /** 1-based. */
  readonly page: number;
  /** In PDF points, after rotation and crop. */
  readonly width: number;
  readonly height: number;
  /** Offsets of this page's text within the document's text. */
  readonly start: number;
  readonly end: number;
  /**
   * Four numbers for each UTF-16 code unit from `start` to `end`: left, top, right, bottom, in points from the page's
   * top left corner. All zero where a character has no position of its own (line breaks, for example).
   */
  readonly boxes: Float32Array;
}

/** A fact about a file that its text does not state; has the same shape as the engine's `Sign`. */
export interface DocumentSign {
  readonly kind: 'hidden-text' | 'failed-redaction' | 'active-content';
  /** The text concerned, in UTF-16 code units; both are 0 where the sign is about the file. */
  readonly start: number;
  readonly end: number;
  /** From 0 (exclusive) to 1. */
  readonly confidence: number;
  /** One sentence that names the evidence and quotes nothing. */
  readonly why: string;
}

/** A document's text with a position for every character. */
export interface ExtractedDocument {
  readonly format: DocumentFormat;
  readonly text: string;
  readonly segments: readonly TextSegment[];
  /** Empty for formats without fixed pages. */
  readonly pages: readonly PageLayout[];
  readonly unread: readonly UnreadPart[];
  /** Ordered by start; absent if there are none. */
  readonly signs?: readonly DocumentSign[];
  /** Absent if all text is stored in the file as text. */
  readonly recognized?: RecognizedText;
  /** The encoding of a text file, as its IANA name. */
  readonly encoding?: string;
}

/** The location of a stretch of text, for people and for a viewer. */
export interface TextPlace {
  /** For example `Page 3, line 12`, `Paragraph 4`, `Header, paragraph 1` or `Line 8`. */
  readonly label: string;
  readonly part: TextPart;
  readonly page?: number;
  readonly line?: number;
  readonly paragraph?: number;
}
