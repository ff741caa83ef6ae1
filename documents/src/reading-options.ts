/** Progress callbacks for long documents. */
export interface Progress {
  /** Called after each page of a PDF and each other step of the work. */
  readonly onStep?: () => void;
  /** Called before each page is recognized, which takes seconds. */
  readonly onRecognition?: () => void;
}

export interface ReadingOptions extends Progress {
  /** Pages, 1-based, whose text is recognized instead of the text they may have; if absent, pages without text are. */
  readonly recognizePages?: ReadonlySet<number>;
  /** Pages, 1-based, whose pictures beside text are recognized; if absent, all pages, or none if pages are named. */
  readonly recognizePictures?: ReadonlySet<number>;
  /**
   * CPU milliseconds per page and wall-clock milliseconds for all pages of text recognition; defaults to those of
   * `limits.ts`.
   */
  readonly recognitionLimits?: { readonly pageLimit: number; readonly totalLimit: number };
}
