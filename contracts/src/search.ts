import { z } from 'zod';

import { placeSchema } from './analysis.ts';
import { textBoxSchema } from './document-text.ts';

/** The fewest and the most UTF-16 code units of words that are sought, without the white space around them. */
export const MIN_SEARCH_LENGTH = 2;
export const MAX_SEARCH_LENGTH = 200;

/** An answer tells of so many documents at most, and counts so many places in each. */
export const MOST_SEARCH_RESULTS = 50;
export const MOST_COUNTED_PLACES = 1000;

/**
 * `POST /api/search` and `POST /api/documents/{id}/search`; in a body, so that what somebody looks for stands in no address
 * and no log.
 */
export const searchRequestSchema = z.strictObject({
  /**
   * Case, line ends, accents of Latin letters and the look of quotation marks and dashes do not matter. What has 8 letters
   * or digits and more is also found within words and with other spaces and hyphens, a number with other separators;
   * what is shorter stands for itself.
   */
  text: z
    .string()
    .trim()
    .min(MIN_SEARCH_LENGTH)
    .max(MAX_SEARCH_LENGTH)
    // Two characters that can be seen.
    .regex(/(?:[^\s\p{Default_Ignorable_Code_Point}][\s\p{Default_Ignorable_Code_Point}]*){2}/u),
});
export type SearchRequest = z.infer<typeof searchRequestSchema>;

/** A place of the words, with what stands around it. */
export const searchExcerptSchema = z.object({
  /** What stands before; passwords, keys and identifiers that the analysis has found are masked (`•••• 6789`). */
  before: z.string(),
  /** The words as they were sought. */
  match: z.string(),
  /** What stands after, masked alike. */
  after: z.string(),
  place: placeSchema,
  /** UTF-16 code units in the extracted text; `end` is exclusive. */
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
});
export type SearchExcerpt = z.infer<typeof searchExcerptSchema>;

/** A document in whose text the words stand. */
export const searchResultSchema = z.object({
  id: z.int().positive(),
  name: z.string(),
  /** In how many places. */
  places: z.int().positive().max(MOST_COUNTED_PLACES),
  /** Whether there are more places than are counted. */
  isCut: z.boolean(),
  /** The first places, three at most. */
  excerpts: z.array(searchExcerptSchema).max(3),
});
export type SearchResult = z.infer<typeof searchResultSchema>;

/** The documents that could not be searched, by why. */
export const notSearchedSchema = z.object({
  /** Analysed before texts were kept: analyse them again, and they can be searched. */
  olderAnalysis: z.int().nonnegative(),
  /** Their files, and with these their texts, were deleted at the end of their time. */
  originalDeleted: z.int().nonnegative(),
  /** Nothing could be read in them. */
  unread: z.int().nonnegative(),
  /** Their first analysis is under way. */
  underWay: z.int().nonnegative(),
  /** The search came to its limit of time before them. */
  notReached: z.int().nonnegative(),
});
export type NotSearched = z.infer<typeof notSearchedSchema>;

/** The answer to `POST /api/search`. */
export const searchAnswerSchema = z.object({
  /** Newest first, as many as an answer tells of at most. */
  results: z.array(searchResultSchema).max(MOST_SEARCH_RESULTS),
  /** Whether the words stand in more documents, which are older; how many was not looked for. */
  hasMore: z.boolean(),
  /** In how many documents the words were sought. */
  searched: z.int().nonnegative(),
  /** Of how many of these a part could not be read. */
  searchedInPart: z.int().nonnegative(),
  notSearched: notSearchedSchema,
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;

/** The answer to `POST /api/documents/{id}/search`. */
export const wordsInDocumentSchema = z.object({
  /** In reading order. */
  places: z
    .array(
      z.object({
        /** UTF-16 code units in the extracted text; `end` is exclusive. */
        start: z.int().nonnegative(),
        end: z.int().nonnegative(),
        place: placeSchema,
        /** Where it shows on its pages, one box for each line that it touches; none where the format has no pages. */
        boxes: z.array(textBoxSchema),
      }),
    )
    .max(MOST_COUNTED_PLACES),
  /** Whether there are more places than are told. */
  isCut: z.boolean(),
});
export type WordsInDocument = z.infer<typeof wordsInDocumentSchema>;
