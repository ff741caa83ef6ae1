/**
 * Why a document could not be read or cleaned. The codes are stable; the messages are for the person who sent the file.
 */
export const DOCUMENT_ERRORS = {
  'documents.empty': 'The file is empty.',
  'documents.unsupported_type': 'Only PDF, Word (.doc, .docx) and plain text files can be read.',
  'documents.type_mismatch': 'The content of the file does not match its extension.',
  'documents.encrypted':
    'The document is protected with a password. Remove the protection and upload it again.',
  'documents.corrupt': 'The document is damaged and could not be opened.',
  'documents.too_complex':
    'The document is too complex to be read within the limits of this server.',
  'documents.cleaning_unproven':
    'A cleaned copy was made, but it could not be proved that everything was removed from it. It was discarded.',
} as const;
export type DocumentErrorCode = keyof typeof DOCUMENT_ERRORS;

/**
 * An expected failure to read or clean a document, reported to the user. Anything else thrown is a bug in this program.
 */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
  readonly code: DocumentErrorCode;

  constructor(code: DocumentErrorCode, options?: ErrorOptions) {
    super(DOCUMENT_ERRORS[code], options);
    this.code = code;
  }
}
