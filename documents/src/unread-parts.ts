import type { UnreadPart } from './extracted-document.ts';

/** Reported for a document that is longer than the limit. */
export const TRUNCATED: UnreadPart = {
  code: 'truncated',
  message: 'The document is longer than this server reads. The rest was not read.',
};

/** Reported for a Word document that embeds other documents. */
export const EMBEDDED_OBJECTS: UnreadPart = {
  code: 'embedded-object',
  message: 'The document contains other documents or objects, which were not read.',
};
