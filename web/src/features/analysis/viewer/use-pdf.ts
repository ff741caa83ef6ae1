import { useQuery } from '@tanstack/react-query';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';

import { openPdf } from './open-pdf.ts';
import { originalQuery } from './read-document-text.ts';

/** The PDF once it is open; `isBroken` when it cannot be read or opened. */
export function usePdf(documentId: number): {
  readonly pdf: PDFDocumentProxy | null;
  readonly isBroken: boolean;
} {
  const file = useQuery(originalQuery(documentId));
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    if (!file.data) return undefined;
    let isLeft = false;
    let close = async () => {};
    const open = async (blob: Blob) => {
      const task = openPdf(await blob.arrayBuffer());
      close = () => task.destroy();
      if (isLeft) return close();
      setPdf(await task.promise);
    };
    open(file.data).catch(() => {
      if (!isLeft) setIsBroken(true);
    });
    return () => {
      isLeft = true;
      setPdf(null);
      void close();
    };
  }, [file.data]);
  return { pdf, isBroken: isBroken || file.isError };
}
