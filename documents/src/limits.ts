/** What one document may cost. Beyond `MAX_CHARACTERS` the rest is reported as unread; the others refuse the file. */

/** The longest text that is extracted, in UTF-16 code units. */
export const MAX_CHARACTERS = 20_000_000;

/** The most lines or paragraphs: more of them would take more memory than a reading process has. */
export const MAX_SEGMENTS = 2_000_000;

/** How much processor time recognising the text of a page may take, in milliseconds. */
export const RECOGNITION_PAGE_LIMIT = 10_000;

/** How many times as long it may take by the clock: on a busy machine others have the processor in between. */
export const RECOGNITION_PATIENCE = 3;

/** How long that may take by the clock for all pages of a document, in milliseconds. */
export const RECOGNITION_TOTAL_LIMIT = 5 * 60_000;

/** How long of that may go to pictures that stand beside text: more of them than a document to be checked is likely to show. */
export const RECOGNITION_PICTURES_LIMIT = 60_000;
