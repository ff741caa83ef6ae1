/** Included in every report. */
export const DISCLAIMER = 'This is an automated analysis, not legal advice.';
