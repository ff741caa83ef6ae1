// Values of pdfium's annotation subtypes.
export const LINK = 2;
export const FREE_TEXT = 3;
export const POPUP = 16;
export const FILE_ATTACHMENT = 17;
export const WIDGET = 20;

/** Values of pdfium's form field types: combo box, list box, text field. */
export const FIELDS_WITH_TEXT: ReadonlySet<number> = new Set([4, 5, 6]);

/** The value of pdfium's appearance mode without a pointer or a pressed button. */
export const AS_USUALLY_SEEN = 0;
