import { DOCUMENT_ERRORS, type DocumentError, type DocumentErrorCode } from '@proviso/documents';

import { ANALYSIS_FAILURES } from '#server/ports/analyzer.ts';
import { busy, Refusal, type RefusalKind } from '#server/refusals/refusal.ts';

/** Also the answer for someone else's document, so that it does not reveal whether that exists. */
export function documentNotFound(): Refusal {
  return new Refusal('not-found', 'documents.not_found', 'There is no such document.');
}

/** Refuses a second analysis of a document at the same time. */
export function analysisRunning(): Refusal {
  return new Refusal(
    'conflict',
    'documents.under_way',
    'This document is being analyzed. Wait for the report first.',
  );
}

/** The storage is unreachable; nothing was accepted or counted. */
export function uploadNotStored(): Refusal {
  return busy(
    'documents.not_stored',
    'The document cannot be stored at the moment. Nothing was counted. Please try again later.',
  );
}

export function notOwnDocuments(): Refusal {
  return new Refusal(
    'forbidden',
    'documents.not_own',
    'You can only work with your own documents.',
  );
}

export const uploadRefusals = {
  notMultipart: () =>
    new Refusal(
      'unsupported-type',
      'documents.not_multipart',
      'Send the document as a form with a file.',
    ),
  malformed: () =>
    new Refusal(
      'invalid',
      'documents.malformed_form',
      'The upload is incomplete. Please try again.',
    ),
  noFile: () => new Refusal('invalid', 'documents.no_file', 'Choose a document to upload.'),
  tooManyFiles: () =>
    new Refusal('invalid', 'documents.too_many_files', 'Upload one document at a time.'),
  tooManyAtOnce: () =>
    new Refusal(
      'too-many-requests',
      'documents.too_many_at_once',
      'Too many uploads at once. Please wait until some of them are done.',
      10,
    ),
  tooSlow: () =>
    busy(
      'documents.too_slow',
      'The upload was too slow for a moment in which many are under way. Please try again later.',
    ),
  tooLarge: () =>
    new Refusal('too-large', 'documents.too_large', 'The document is larger than 10 MB.'),
} as const;

const KINDS: Readonly<Record<DocumentErrorCode, RefusalKind>> = {
  'documents.empty': 'invalid',
  'documents.unsupported_type': 'unsupported-type',
  'documents.type_mismatch': 'unsupported-type',
  'documents.encrypted': 'unreadable',
  'documents.corrupt': 'unreadable',
  'documents.too_complex': 'unreadable',
  'documents.cleaning_unproven': 'unreadable',
};

/** A file whose first bytes show that it cannot be read. */
export function unreadableUpload({ code, message }: DocumentError): Refusal {
  return new Refusal(KINDS[code], code, message);
}

const FAILURES: Readonly<Record<string, string>> = { ...DOCUMENT_ERRORS, ...ANALYSIS_FAILURES };

/** The user-facing message for a failed document, from the stored error code. */
export function failureMessage(code: string): string {
  return FAILURES[code] ?? ANALYSIS_FAILURES['analysis.unavailable'];
}
