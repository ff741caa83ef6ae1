/** Limits that client and server share. */

/** The largest upload in bytes: 10 MB, one file. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

/** The longest pasted text, in UTF-16 code units. */
export const MAX_TEXT_LENGTH = 1_000_000;

/** The longest pasted text of which a cleaned copy is made, in UTF-16 code units: a user waits for it. */
export const MAX_CLEANED_TEXT_LENGTH = 200_000;

/** Extensions that an upload may have, lower case, with the MIME types that browsers send for them. */
export const ACCEPTED_FILES = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.txt': 'text/plain',
} as const;

/** How often a screen polls while an analysis is in progress, in milliseconds. */
export const POLLING_INTERVAL_MS = 2000;

/** The longest own policy pack, in UTF-16 code units of its YAML. */
export const MAX_POLICY_LENGTH = 64_000;

/** The longest sample for trying a policy, in UTF-16 code units. */
export const MAX_TRIAL_LENGTH = 20_000;
