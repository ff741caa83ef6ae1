import { getDocument, GlobalWorkerOptions, version, type PDFDocumentLoadingTask } from 'pdfjs-dist';

/** Where the build puts the pdf.js worker and the data it loads while rendering. */
const DATA_FOLDER = `/assets/pdfjs-${version}/`;

GlobalWorkerOptions.workerSrc = `${DATA_FOLDER}build/pdf.worker.min.mjs`;

/** Images with more pixels are not rendered: they would take more memory than a tab has. */
const MAX_PICTURE_PIXELS = 64_000_000;

/** Opens a PDF for rendering. No script in it is run, and everything is loaded from our own origin. */
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
