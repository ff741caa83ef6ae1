import type { UnreadPart } from './extracted-document.ts';

/** Reported for a document that is longer than the limit. */
export const TRUNCATED: UnreadPart = {
  code: 'truncated',
  message: 'The document is longer than this server reads. The rest was not read.',
};

/** Reported for a Word document that shows a passage of another file, which it contains as a whole. */
export const INSERTED_PASSAGES: UnreadPart = {
  code: 'embedded-object',
  message: 'The document shows a passage that is inserted from another file, which was not read.',
};

/** Reported for a Word document that embeds other documents. */
export const EMBEDDED_OBJECTS: UnreadPart = {
  code: 'embedded-object',
  message: 'The document contains other documents or objects, which were not read.',
};

/** Reported for letters that are shown from right to left although they are read from left to right. */
export const REVERSED_LETTERS: UnreadPart = {
  code: 'undecodable-text',
  message:
    'Some letters are shown in reverse order. They were read in the order of the file, and a cleaned copy may still show what they spell.',
};
