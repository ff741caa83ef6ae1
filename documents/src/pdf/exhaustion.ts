import { DocumentError } from '../document-error.ts';

/**
 * Maps an error thrown by pdfium to documents.too_complex if it ran out of memory or stack; returns any other
 * unchanged.
 */
export function toDocumentError(error: unknown): unknown {
  // Either ends a WebAssembly program in one of these ways.
  const name = error instanceof Error ? error.name : '';
  const isExhausted = name === 'RuntimeError' || name === 'RangeError';
  return isExhausted ? new DocumentError('documents.too_complex', { cause: error }) : error;
}
