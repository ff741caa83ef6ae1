import type { SearchedValue } from '@proviso/engine/spelling';

import type { ExtractedDocument, UnreadPart } from '../extracted-document.ts';
import type { Progress, ReadingOptions } from '../reading-options.ts';

/** What to do with one stretch of a document's text. Offsets refer to `ExtractedDocument.text`. */
export interface TextEdit {
  /** In UTF-16 code units; `end` is exclusive. Edits are ordered and do not overlap, except for comments. */
  readonly start: number;
  readonly end: number;
  /**
   * `remove` leaves a bar or a mask, `replace` puts `text` there, `comment` keeps the passage and attaches `text` to
   * it.
   */
  readonly action: 'remove' | 'replace' | 'comment';
  /** The replacement or the comment. */
  readonly text?: string;
  /**
   * What the passage was found to be, for example `us-ssn`: it is recorded in the certificate, where the passage must
   * not be.
   */
  readonly label?: string;
}

/** A passage kept on purpose although its value is removed elsewhere: verification allows the value only there. */
export interface KeptPassage extends Pick<TextEdit, 'start' | 'end' | 'label'> {
  readonly action: 'keep';
}

/** What was actually done for an edit: a format may support less than was asked for. */
export type EditOutcome = 'removed' | 'replaced' | 'masked' | 'commented' | 'listed';

/** The outcome of the edit with the same index. */
export interface AppliedEdit {
  readonly outcome: EditOutcome;
}

/** Invisible content that was removed from the file entirely. */
export interface StrippedContent {
  /** The kind in kebab-case, for example `document-properties`, `tracked-changes`, `attachments`. */
  readonly kind: string;
  /** A user-facing sentence fragment, for example `3 attached files`; never quotes the document. */
  readonly description: string;
  readonly count: number;
}

/** A removed value that a page of a copy still shows, and how often. */
export interface PageLeak {
  readonly searched: SearchedValue;
  readonly count: number;
}

/** The result of a format's cleaner, before verification. */
export interface CleanedFile {
  readonly bytes: Uint8Array;
  /** One for each requested edit, in the same order. */
  readonly applied: readonly AppliedEdit[];
  readonly stripped: readonly StrippedContent[];
  /** Pages, 1-based, that had to be redrawn as a picture with the cleaned text beneath. */
  readonly redrawnPages: readonly number[];
  /** What could not be checked and was therefore dropped. */
  readonly unread: readonly UnreadPart[];
  /**
   * The file in which the redrawn pages still have their own content, without the removed text: the picture of a page
   * can only be searched before it is one.
   */
  readonly beforePictures?: Uint8Array;
  /**
   * Cleans it again with these pages, 1-based, redrawn as pictures, and everything covered in them that shows the
   * values; only for formats that support it. Undefined if a value cannot be located as often as a page shows it.
   */
  readonly withPictures?: (
    leaks: ReadonlyMap<number, readonly PageLeak[]>,
  ) => Promise<CleanedFile | undefined>;
}

/** What a cleaner may know beside the edits. */
export interface CleanerOptions extends Progress, Pick<ReadingOptions, 'recognitionLimits'> {
  /** Values that must not stand anywhere in the copy, whether or not an edit removes them. */
  readonly unwanted?: readonly string[] | undefined;
}

/**
 * Cleans one document. The caller may pass the extracted document: then it is not read again, and text that is not
 * stored in the file, such as that of scanned pages, can be edited too. Throws a DocumentError for what cannot be read
 * or cleaned.
 */
export type Cleaner = (
  bytes: Uint8Array,
  edits: readonly TextEdit[],
  document?: ExtractedDocument,
  options?: CleanerOptions,
) => Promise<CleanedFile>;

/** A piece of a file's content, wherever in the file it is. */
export interface FileContent {
  /** User-facing: `page 3`, `word/comments.xml`, `object 12`. */
  readonly place: string;
  readonly text: string;
  /** The same text in pieces, for one that is too long to hold as a whole; produced on each iteration. */
  readonly pieces?: Iterable<string>;
  /** 1-based, if it belongs to a page. */
  readonly page?: number;
}

/**
 * Opens a finished file independently of the cleaner and the reader, and returns everything in it that could be read as
 * text: pages, properties, annotations, every part and every stream.
 */
export type ContentLister = (bytes: Uint8Array) => Promise<readonly FileContent[]>;
