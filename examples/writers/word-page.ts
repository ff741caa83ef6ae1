/** The page of our Word files: A4 with its margins, in twentieths of a point. */
export const WORD_PAGE = {
  width: 11906,
  height: 16838,
  side: 1420,
  top: 1680,
  bottom: 1520,
  /** From the paper's edge to the header and to the footer. */
  header: 800,
  footer: 700,
  /** Between the side margins. */
  column: 9066,
} as const;
