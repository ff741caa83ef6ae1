import { DocumentError } from '../document-error.ts';

/** What pdfium threw, as documents.too_complex where it ran out of memory or stack; anything else as it is. */
export function asRefusal(error: unknown): unknown {
  // Either ends a WebAssembly program in one of these ways.
  const name = error instanceof Error ? error.name : '';
  const isExhausted = name === 'RuntimeError' || name === 'RangeError';
  return isExhausted ? new DocumentError('documents.too_complex', { cause: error }) : error;
}
