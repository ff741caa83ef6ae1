import { DocumentError } from '#documents/document-error.ts';

import type { Pdfium } from '../pdfium.ts';

// FPDF_REMOVE_SECURITY: what opens without a password no longer needs protection from changes.
const WHOLE_AND_UNPROTECTED = 3;

/** Serializes a document with its changes. */
export function savePdf({ functions, memory }: Pdfium, document: number): Uint8Array {
  const writer = functions.PDFiumExt_OpenFileWriter();
  const isSaved = functions.FPDF_SaveAsCopy(document, writer, WHOLE_AND_UNPROTECTED) !== 0;
  const size = functions.PDFiumExt_GetFileWriterSize(writer);
  const buffer = isSaved ? functions.malloc(size) : 0;
  if (buffer === 0) throw new DocumentError('documents.too_complex');
  functions.PDFiumExt_GetFileWriterData(writer, buffer, size);
  functions.PDFiumExt_CloseFileWriter(writer);
  const bytes = memory.HEAPU8.slice(buffer, buffer + size);
  functions.free(buffer);
  return bytes;
}
