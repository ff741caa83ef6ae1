import { getDocument, GlobalWorkerOptions, version, type PDFDocumentLoadingTask } from 'pdfjs-dist';

/** Where the build puts the worker of pdf.js and what that reads while it draws. */
const DATA_FOLDER = `/assets/pdfjs-${version}/`;

GlobalWorkerOptions.workerSrc = `${DATA_FOLDER}build/pdf.worker.min.mjs`;

/** No page is drawn from a picture of more pixels than this: it would take more memory than a tab has. */
const MAX_PICTURE_PIXELS = 64_000_000;

/** Opens a PDF for drawing. Nothing of it is run, and everything comes from our own origin. */
export function openPdf(data: ArrayBuffer): PDFDocumentLoadingTask {
  return getDocument({
    data,
    cMapUrl: `${DATA_FOLDER}cmaps/`,
    standardFontDataUrl: `${DATA_FOLDER}standard_fonts/`,
    wasmUrl: `${DATA_FOLDER}wasm/`,
    iccUrl: `${DATA_FOLDER}iccs/`,
    maxImageSize: MAX_PICTURE_PIXELS,
    useSystemFonts: false,
    enableXfa: false,
    verbosity: 0,
  });
}
