import { DocumentError } from '../document-error.ts';
import { startPdfium, type Pdfium } from './pdfium.ts';

/** A PDF opened in its own pdfium instance, which is discarded with it. */
export interface OpenPdf {
  readonly pdfium: Pdfium;
  readonly document: number;
  readonly pageCount: number;
  /** Opens the same file a second time: changes to one do not affect the other. */
  readonly openAgain: () => number;
}

// From FPDF_GetLastError.
const NEEDS_PASSWORD = 4;
const UNKNOWN_PROTECTION = 5;

/** Opens a PDF; throws documents.encrypted if it requires a password, documents.corrupt if it is not a PDF. */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const pdfium = await startPdfium();
  const { functions } = pdfium;
  const { document, openAgain } = loadFile(pdfium, bytes);
  if (document === 0) throw new DocumentError(reasonOf(functions.FPDF_GetLastError()));
  const pageCount = functions.FPDF_GetPageCount(document);
  if (pageCount < 1) throw new DocumentError('documents.corrupt');
  return { pdfium, document, pageCount, openAgain };
}

/** A file loaded in pdfium. */
export interface LoadedFile extends Pick<OpenPdf, 'document' | 'openAgain'> {
  /** Closes the document, unless it was opened again, and frees its bytes. */
  readonly close: () => void;
}

/** Opens another file in the same pdfium instance; the document is 0 if pdfium cannot open it. */
export function loadFile({ functions, memory }: Pdfium, bytes: Uint8Array): LoadedFile {
  const data = functions.malloc(bytes.length);
  if (data === 0) throw new DocumentError('documents.too_complex');
  memory.HEAPU8.set(bytes, data);
  const openAgain = (): number => functions.FPDF_LoadMemDocument(data, bytes.length, 0);
  const document = openAgain();
  const close = (): void => {
    if (document !== 0) functions.FPDF_CloseDocument(document);
    functions.free(data);
  };
  return { document, openAgain, close };
}

function reasonOf(error: number): 'documents.encrypted' | 'documents.corrupt' {
  const isProtected = error === NEEDS_PASSWORD || error === UNKNOWN_PROTECTION;
  return isProtected ? 'documents.encrypted' : 'documents.corrupt';
}
