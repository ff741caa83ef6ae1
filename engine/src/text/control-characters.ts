/**
 * Control characters that show nothing, for use within the brackets of a pattern. White space is not among them, nor
 * are those that separate the fields of records.
 */
export const CONTROLS = String.raw`\0\u0005-\u0008\u000e-\u001b\u007f`;

/** Control characters that separate fields, as in FIX messages, or the blocks of a transmission; for use likewise. */
export const FIELD_SEPARATORS = String.raw`\u0001-\u0004\u001c-\u001f`;

/** What tells a terminal to change the color of what follows, to move, or the like. */
export const TERMINAL_COMMAND = String.raw`\u001b\[[0-?]{0,16}[@-~]`;

/** The beginning of such a command, at the end of a text; no longer than the given number of units. */
export const UNFINISHED_COMMAND = String.raw`\u001b(?:\[[0-?]{0,16})?$`;
export const LONGEST_UNFINISHED_COMMAND = 18;
