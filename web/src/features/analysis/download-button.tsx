import type { Document } from '@proviso/contracts';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';

import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import { downloadReport } from './api/download-report.ts';
import { callErrorMessage } from './call-error.ts';
import { texts } from './texts.ts';

/** Saves the report of a document as a file. */
export function DownloadButton({ document }: { readonly document: Pick<Document, 'id' | 'name'> }) {
  const { download } = texts;
  const downloading = useMutation({
    mutationFn: downloadReport,
    onSuccess: () => showToast(download.success, download.successDetail),
    onError: (error) =>
      showToast(download.failure, callErrorMessage(error, download.errors), 'destructive'),
  });
  return (
    <Button
      variant="primary"
      disabled={downloading.isPending}
      onClick={() => downloading.mutate(document)}
    >
      <Download aria-hidden className="size-4" />
      {downloading.isPending ? download.busy : download.label}
    </Button>
  );
}
