import type { ExtractedDocument, UnreadPart } from '../extracted-document.ts';
import type { Progress } from '../reading-options.ts';

/** What becomes of one stretch of a document's text. Offsets are those of `ExtractedDocument.text`. */
export interface TextEdit {
  /** In UTF-16 code units; `end` is exclusive. Edits are ordered and do not overlap, comments excepted. */
  readonly start: number;
  readonly end: number;
  /** `remove` leaves a bar or a mask, `replace` puts `text` there, `comment` keeps the passage and remarks `text` on it. */
  readonly action: 'remove' | 'replace' | 'comment';
  /** The replacement or the remark. */
  readonly text?: string;
  /** What the passage was found to be, for example `us-ssn`: it stands in the certificate, where the passage must not. */
  readonly label?: string;
}

/** A passage that is left on purpose although its value is taken out elsewhere: the proof allows the value there alone. */
export interface KeptPassage extends Pick<TextEdit, 'start' | 'end' | 'label'> {
  readonly action: 'keep';
}

/** What in the end was done about an edit: a format may hold less than was asked for. */
export type EditOutcome = 'removed' | 'replaced' | 'masked' | 'commented' | 'listed';

/** What became of the edit of the same index. */
export interface AppliedEdit {
  readonly outcome: EditOutcome;
}

/** Content that nobody sees and that was taken out of the file whole. */
export interface StrippedContent {
  /** The kind in kebab-case, for example `document-properties`, `tracked-changes`, `attachments`. */
  readonly kind: string;
  /** A sentence fragment for people, for example `3 attached files`; never quotes the document. */
  readonly description: string;
  readonly count: number;
}

/** What a format's cleaner hands back, before anything is proved. */
export interface CleanedFile {
  readonly bytes: Uint8Array;
  /** One for each edit asked for, in the same order. */
  readonly applied: readonly AppliedEdit[];
  readonly stripped: readonly StrippedContent[];
  /** Pages, counted from 1, that had to be redrawn as a picture with the cleaned text beneath. */
  readonly redrawnPages: readonly number[];
  /** What could not be judged and was therefore dropped or left out, in words. */
  readonly unread: readonly UnreadPart[];
  /** Cleans it anew with these pages, counted from 1, redrawn as pictures; only a format that can do so has it. */
  readonly withPictures?: (pages: ReadonlySet<number>) => Promise<CleanedFile>;
}

/**
 * Cleans one document. Who has read it already may hand that over: it is not read again then, and text that is in
 * no file, as that of scanned pages, can be edited as well. Throws a DocumentError for what cannot be read or cleaned.
 */
export type Cleaner = (
  bytes: Uint8Array,
  edits: readonly TextEdit[],
  document?: ExtractedDocument,
  progress?: Progress,
) => Promise<CleanedFile>;

/** A piece of what a file holds, wherever in the file it lies. */
export interface FileContent {
  /** Where, for people: `page 3`, `word/comments.xml`, `object 12`. */
  readonly place: string;
  readonly text: string;
  /** The same text, given with one that is too long to be held as a whole and made each time that it is asked for. */
  readonly pieces?: Iterable<string>;
  /** Counted from 1, where it is a page's. */
  readonly page?: number;
}

/**
 * Opens a finished file by another way than the cleaner and the reader go, and answers everything in it that could be
 * read as text: pages, properties, annotations, every part and every stream.
 */
export type ContentLister = (bytes: Uint8Array) => Promise<readonly FileContent[]>;
