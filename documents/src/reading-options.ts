/** Who is told how the work at a long document is getting on. */
export interface Progress {
  /** Called after each page of a PDF and each other part of the work. */
  readonly onStep?: () => void;
  /** Called before the text of each page is recognised, which takes seconds. */
  readonly onRecognition?: () => void;
}

/** How a document is read. */
export interface ReadingOptions extends Progress {
  /**
   * Pages, counted from 1, whose text is recognised in the place of the one that they may have; without it, pages that have
   * none.
   */
  readonly recognizePages?: ReadonlySet<number>;
  /** Pages, counted from 1, whose pictures beside text are recognised; without it, all, or none where pages are named. */
  readonly recognizePictures?: ReadonlySet<number>;
  /**
   * Milliseconds of the processor in which a page's text is to be recognised, and of the clock in which all pages' is; else
   * those of `limits.ts`.
   */
  readonly recognitionLimits?: { readonly pageLimit: number; readonly totalLimit: number };
}
