/**
 * Resource limits for one document. Too many segments cause the file to be refused; past any other limit, the rest is
 * reported as unread.
 */

/** The longest text that is extracted, in UTF-16 code units. */
export const MAX_CHARACTERS = 20_000_000;

/** The most lines or paragraphs: more would need more memory than a reading process has. */
export const MAX_SEGMENTS = 2_000_000;

/** CPU time for recognizing the text of one page, in milliseconds. */
export const RECOGNITION_PAGE_LIMIT = 10_000;

/** The factor by which wall-clock time may exceed that, since a busy machine runs other processes too. */
export const RECOGNITION_WALL_CLOCK_FACTOR = 3;

/** Wall-clock time for recognizing all pages of a document, in milliseconds. */
export const RECOGNITION_TOTAL_LIMIT = 5 * 60_000;

/** The share of it for pictures beside text, in milliseconds: enough for more than a document usually has. */
export const RECOGNITION_PICTURES_LIMIT = 60_000;
