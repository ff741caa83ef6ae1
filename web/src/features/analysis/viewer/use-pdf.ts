import { useQuery } from '@tanstack/react-query';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';

import { openPdf } from './open-pdf.ts';
import { originalQuery } from './read-document-text.ts';

/** The PDF once it is open; `hasFailed` when it cannot be read or opened. */
export function usePdf(documentId: number): {
  readonly pdf: PDFDocumentProxy | null;
  readonly hasFailed: boolean;
} {
  const file = useQuery(originalQuery(documentId));
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [hasOpeningFailed, setHasOpeningFailed] = useState(false);
  useEffect(() => {
    if (!file.data) return undefined;
    let isUnmounted = false;
    let close = async () => {};
    const open = async (blob: Blob) => {
      const task = openPdf(await blob.arrayBuffer());
      close = () => task.destroy();
      if (isUnmounted) return close();
      setPdf(await task.promise);
    };
    open(file.data).catch(() => {
      if (!isUnmounted) setHasOpeningFailed(true);
    });
    return () => {
      isUnmounted = true;
      setPdf(null);
      void close();
    };
  }, [file.data]);
  return { pdf, hasFailed: hasOpeningFailed || file.isError };
}
