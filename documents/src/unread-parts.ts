import type { UnreadPart } from './extracted-document.ts';

/** Said of a document that is longer than is read. */
export const TRUNCATED: UnreadPart = {
  code: 'truncated',
  message: 'The document is longer than this server reads. The rest was not read.',
};

/** Said of a Word document with other documents inside it. */
export const EMBEDDED_OBJECTS: UnreadPart = {
  code: 'embedded-object',
  message: 'The document contains other documents or objects, which were not read.',
};
