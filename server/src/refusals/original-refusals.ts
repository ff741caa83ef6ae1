import { busy, Refusal } from './refusal.ts';

/** Why a document's file is unavailable although its report exists. */
export const originalRefusals = {
  deleted: () =>
    new Refusal(
      'gone',
      'documents.original_deleted',
      'The file itself was deleted at the end of its retention period. Its report stays.',
    ),
  /** The storage is unreachable. */
  unavailable: () =>
    busy(
      'documents.original_out_of_reach',
      'The file itself cannot be read at the moment. Its report stays. Please try again later.',
    ),
} as const;
