/** What a worker process may reply: it has read hostile input, so that its replies are validated. */
import {
  analysisSchema,
  certificateSchema,
  cleanedTextSchema,
  keyFileSchema,
  searchResultSchema,
  wordsInDocumentSchema,
} from '@proviso/contracts';
import { DOCUMENT_ERRORS } from '@proviso/documents';
import { z } from 'zod';

import { foundMarkSchema, markedPlacesSchema } from '#server/analysis/marked-places-schema.ts';
import { policyPackSchema } from '#server/analysis/policy-pack-schema.ts';
import type { CleanedCopy } from '#server/ports/analyzer.ts';

import type { OnDemandResults } from './protocol.ts';

/** Stored in the database unchanged, to be opened by worker processes like the one that packed it. */
const storedTextSchema = z.object({
  characters: z.int().nonnegative(),
  isPartial: z.boolean(),
  content: z.instanceof(Uint8Array),
  layout: z.instanceof(Uint8Array),
});

/** A reply to any request. */
export const replySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('analysis'),
    analysis: analysisSchema,
    values: z.array(z.string()),
    cleanedText: cleanedTextSchema.nullable().exactOptional(),
    marked: z.array(markedPlacesSchema).exactOptional(),
    storedText: storedTextSchema.exactOptional(),
  }),
  z.object({ kind: z.literal('policy'), pack: policyPackSchema }),
  z.object({
    kind: z.literal('policy-problems'),
    problems: z.array(z.object({ line: z.int().positive(), message: z.string() })).min(1),
  }),
  z.object({ kind: z.literal('result'), result: z.unknown() }),
  z.object({
    kind: z.literal('unreadable'),
    code: z.custom<keyof typeof DOCUMENT_ERRORS>(
      (code) => typeof code === 'string' && Object.hasOwn(DOCUMENT_ERRORS, code),
    ),
  }),
  z.object({ kind: z.literal('fault'), name: z.string(), frames: z.array(z.string()) }),
]);
export type Reply = z.infer<typeof replySchema>;

/** Results of work for a waiting user, as the schemas describe them. */
export interface ValidatedResults extends Omit<OnDemandResults, 'clean'> {
  readonly clean: CleanedCopy;
}

export const resultSchemas: {
  readonly [Kind in keyof ValidatedResults]: z.ZodType<ValidatedResults[Kind]>;
} = {
  clean: z.object({ bytes: z.instanceof(Uint8Array), certificate: certificateSchema }),
  key: keyFileSchema,
  // Passed on unparsed and validated by the reader: it can be too large for the server's own process.
  read: z.instanceof(Uint8Array),
  mark: foundMarkSchema,
  find: wordsInDocumentSchema,
  search: z.array(searchResultSchema.omit({ name: true })),
};
