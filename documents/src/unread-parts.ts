import type { UnreadPart } from './extracted-document.ts';

/** Said of a document that is longer than is read. */
export const TRUNCATED: UnreadPart = {
  code: 'truncated',
  message: 'The document is longer than this server reads. The rest of it was not looked at.',
};

/** Said of a Word document with other documents inside it. */
export const EMBEDDED_OBJECTS: UnreadPart = {
  code: 'embedded-object',
  message: 'The document contains other documents or objects. They were not read.',
};
