import { z } from 'zod';

/** A second reader: a language model, and the host that receives the masked text. */
export const readerSchema = z.object({ model: z.string(), host: z.string() });
export type Reader = z.infer<typeof readerSchema>;

/** `GET /api/second-reader`: whether a language model also reads the account's documents. */
export const secondReaderSchema = z.object({
  /** Null when the operator has configured none. */
  offered: readerSchema.nullable(),
  /** Also false when the account chose a different reader than the one offered now. */
  isOn: z.boolean(),
  /** Tokens used this calendar month in UTC, questions and answers together. */
  tokens: z.object({ used: z.int().nonnegative(), perMonth: z.int().positive() }),
});
export type SecondReader = z.infer<typeof secondReaderSchema>;

/** `PUT /api/second-reader`: the choice applies to the reader that was shown, and no other. */
export const chooseSecondReaderSchema = z.discriminatedUnion('isOn', [
  z.strictObject({ isOn: z.literal(true), reader: readerSchema.strict() }),
  z.strictObject({ isOn: z.literal(false) }),
]);
export type ChooseSecondReader = z.infer<typeof chooseSecondReaderSchema>;

/** The outcome of a second reading. */
export const secondReadingSchema = readerSchema.extend({
  /** The number of passages, and how many of them were not read or had an implausible answer. */
  passages: z.int().nonnegative(),
  unread: z.int().nonnegative(),
  /**
   * Findings it added; those the engine had already found; and claims dropped because their words are not in the
   * document.
   */
  added: z.int().nonnegative(),
  agreed: z.int().nonnegative(),
  dropped: z.int().nonnegative(),
  tokens: z.object({ input: z.int().nonnegative(), output: z.int().nonnegative() }),
});
export type SecondReading = z.infer<typeof secondReadingSchema>;
