import { z } from 'zod';

import { placeSchema } from './analysis.ts';
import { textBoxSchema } from './document-text.ts';

/** The least and greatest length of a query, in UTF-16 code units, without surrounding white space. */
export const MIN_SEARCH_LENGTH = 2;
export const MAX_SEARCH_LENGTH = 200;

/** The most documents in an answer, and the most places counted in each. */
export const MAX_SEARCH_RESULTS = 50;
export const MAX_COUNTED_PLACES = 1000;

/** `POST /api/search` and `POST /api/documents/{id}/search`; a body keeps queries out of URLs and logs. */
export const searchRequestSchema = z.strictObject({
  /**
   * Case, line breaks, accents of Latin letters and typographic variants of quotation marks and dashes are ignored. A
   * query of 8 or more letters or digits also matches within words and across different spaces and hyphens, and a
   * number with different separators; a shorter query matches only as written.
   */
  text: z
    .string()
    .trim()
    .min(MIN_SEARCH_LENGTH)
    .max(MAX_SEARCH_LENGTH)
    // Two visible characters.
    .regex(/(?:[^\s\p{Default_Ignorable_Code_Point}][\s\p{Default_Ignorable_Code_Point}]*){2}/u),
});
export type SearchRequest = z.infer<typeof searchRequestSchema>;

/** An occurrence of the words, with its context. */
export const searchExcerptSchema = z.object({
  /** Text before it; passwords, keys and identifiers that the analysis found are masked (`••••`). */
  before: z.string(),
  /** The matched words as they stand in the text; as they were typed where they touch something sensitive. */
  match: z.string(),
  /** Text after it, masked likewise. */
  after: z.string(),
  place: placeSchema,
  /** UTF-16 code units in the extracted text; `end` is exclusive. */
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
});
export type SearchExcerpt = z.infer<typeof searchExcerptSchema>;

/** A document whose text contains the words. */
export const searchResultSchema = z.object({
  id: z.int().positive(),
  name: z.string(),
  /** In how many places. */
  places: z.int().positive().max(MAX_COUNTED_PLACES),
  /** Whether there are more places than were counted. */
  isCut: z.boolean(),
  /** The first places, at most three. */
  excerpts: z.array(searchExcerptSchema).max(3),
});
export type SearchResult = z.infer<typeof searchResultSchema>;

/** The number of documents that could not be searched, by reason. */
export const notSearchedSchema = z.object({
  /** Analyzed before texts were stored: analyze them again to make them searchable. */
  olderAnalysis: z.int().nonnegative(),
  /** Their files, and with them their texts, were deleted at the end of their retention period. */
  originalDeleted: z.int().nonnegative(),
  /** Nothing could be read in them, and they are not blank. */
  unread: z.int().nonnegative(),
  /** Their first analysis is in progress. */
  underWay: z.int().nonnegative(),
  /** The search reached its time limit before them. */
  notReached: z.int().nonnegative(),
});
export type NotSearched = z.infer<typeof notSearchedSchema>;

/** The answer to `POST /api/search`. */
export const searchAnswerSchema = z.object({
  /** Newest first, up to the limit of an answer. */
  results: z.array(searchResultSchema).max(MAX_SEARCH_RESULTS),
  /** Whether older documents also contain the words; how many was not determined. */
  hasMore: z.boolean(),
  /** How many documents were searched, blank ones among them. */
  searched: z.int().nonnegative(),
  /** How many of these could only be read in part. */
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
        /** Its boxes on the pages, one for each line it touches; empty for formats without pages. */
        boxes: z.array(textBoxSchema),
      }),
    )
    .max(MAX_COUNTED_PLACES),
  /** Whether there are more places than listed. */
  isCut: z.boolean(),
});
export type WordsInDocument = z.infer<typeof wordsInDocumentSchema>;
