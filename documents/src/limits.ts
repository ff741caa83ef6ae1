/** What one document may cost. Too many segments refuse the file; beyond every other limit the rest is reported as unread. */

/** The longest text that is extracted, in UTF-16 code units. */
export const MAX_CHARACTERS = 20_000_000;

/** The most lines or paragraphs: more of them would take more memory than a reading process has. */
export const MAX_SEGMENTS = 2_000_000;

/** The processor time for recognising the text of one page, in milliseconds. */
export const RECOGNITION_PAGE_LIMIT = 10_000;

/** How many times as long that may take by the clock, since a busy machine runs other processes in between. */
export const RECOGNITION_PATIENCE = 3;

/** The time by the clock for recognising all pages of a document, in milliseconds. */
export const RECOGNITION_TOTAL_LIMIT = 5 * 60_000;

/** The part of it for pictures beside text, in milliseconds: enough for more of them than a document usually has. */
export const RECOGNITION_PICTURES_LIMIT = 60_000;
