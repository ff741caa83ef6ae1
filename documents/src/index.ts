export type { CleaningCertificate } from './cleaning/certificate.ts';
export {
  cleanDocument,
  type CleanedDocument,
  type CleaningOptions,
} from './cleaning/clean-document.ts';
export type { EditOutcome, KeptPassage, StrippedContent, TextEdit } from './cleaning/cleaning.ts';
export { editsInCopy } from './cleaning/edits-in-copy.ts';
export { detectFormat } from './detect-format.ts';
export { DOCUMENT_ERRORS, DocumentError, type DocumentErrorCode } from './document-error.ts';
export type {
  DocumentSign,
  ExtractedDocument,
  PageLayout,
  RecognizedText,
  TextPart,
  TextPlace,
  TextSegment,
  UnreadPart,
} from './extracted-document.ts';
export { DOCUMENT_FORMATS, type DocumentFormat } from './formats.ts';
export { findRegion, locate, type TextRegion } from '#documents/text/locate.ts';
export {
  RECOGNITION_PAGE_LIMIT,
  RECOGNITION_WALL_CLOCK_FACTOR,
  RECOGNITION_TOTAL_LIMIT,
} from './limits.ts';
export { findTextBoxes, type TextBox } from '#documents/text/find-text-boxes.ts';
export { readDocument, rehearse, warmUp } from './read-document.ts';
export type { Progress, ReadingOptions } from './reading-options.ts';
