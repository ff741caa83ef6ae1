/** The part of Tesseract's page output that is used; boxes are in pixels from the top left corner. */
export interface TesseractPage {
  readonly blocks?: readonly { readonly paragraphs?: readonly TesseractParagraph[] }[];
}

interface TesseractParagraph {
  readonly lines?: readonly { readonly words?: readonly TesseractWord[] }[];
}

/** A word, Tesseract's confidence in it (0–100), and its characters. */
export interface TesseractWord {
  readonly bbox: TesseractBox;
  readonly confidence: number;
  readonly symbols: readonly { readonly text: string }[];
}

/** The first column and row, and those after the last. */
export interface TesseractBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}
