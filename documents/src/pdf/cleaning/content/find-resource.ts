import { PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib';

import type { PdfValue } from './token-reader.ts';

/** The resource of a kind such as `Font` whose name, with its slash, an operator gives. */
export function findResource(
  resources: PDFObject | undefined,
  kind: string,
  key: PdfValue | undefined,
): PDFObject | undefined {
  const group = resources instanceof PDFDict ? resources.lookup(PDFName.of(kind)) : undefined;
  if (!(group instanceof PDFDict) || typeof key !== 'string') return undefined;
  return group.lookup(PDFName.of(key.slice(1)));
}
