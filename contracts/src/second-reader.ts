import { z } from 'zod';

/** Who else may read documents: a language model, and the host that is sent their masked text. */
export const readerSchema = z.object({ model: z.string(), host: z.string() });
export type Reader = z.infer<typeof readerSchema>;

/** `GET /api/second-reader`: whether a language model reads an account's documents too. */
export const secondReaderSchema = z.object({
  /** Null where the operator has set up none. */
  offered: readerSchema.nullable(),
  /** False as well where the account chose another reader than the one that is offered now. */
  isOn: z.boolean(),
  /** Tokens of this calendar month in UTC, of questions and answers together. */
  tokens: z.object({ used: z.int().nonnegative(), perMonth: z.int().positive() }),
});
export type SecondReader = z.infer<typeof secondReaderSchema>;

/** `PUT /api/second-reader`: a choice that holds for the reader that was shown, and for no other. */
export const chooseSecondReaderSchema = z.discriminatedUnion('isOn', [
  z.object({ isOn: z.literal(true), reader: readerSchema }),
  z.object({ isOn: z.literal(false) }),
]);
export type ChooseSecondReader = z.infer<typeof chooseSecondReaderSchema>;

/** What a second reader made of a document. */
export const secondReadingSchema = readerSchema.extend({
  /** How many passages there were to read, and how many of them were not, or not believably. */
  passages: z.int().nonnegative(),
  unread: z.int().nonnegative(),
  /** Findings that it added; those where the engine had found something of the kind already; and claims that were dropped, for their words do not stand in the document. */
  added: z.int().nonnegative(),
  agreed: z.int().nonnegative(),
  dropped: z.int().nonnegative(),
  tokens: z.object({ input: z.int().nonnegative(), output: z.int().nonnegative() }),
});
export type SecondReading = z.infer<typeof secondReadingSchema>;
