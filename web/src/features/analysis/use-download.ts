import type { Document, ReportFormat } from '@proviso/contracts';
import { useMutation } from '@tanstack/react-query';

import { explainFailure } from '#web/product/document-gone.ts';
import { announce } from '#web/ui/announcements.ts';
import { showToast } from '#web/ui/toast-store.ts';

import { downloadReport } from './api/download-report.ts';
import { callErrorMessage } from './call-error.ts';
import { texts } from './texts.ts';

const { download } = texts;

/** Saves a report; `isPending` while the server generates it. */
export function useDownload(document: Pick<Document, 'id' | 'name'>) {
  return useMutation({
    onMutate: () => announce(download.busy),
    mutationFn: (format: ReportFormat) => downloadReport(document, format),
    onSuccess: (_, format) => showToast(download.success, download.successDetail(format)),
    onError: (error) => {
      showToast(download.failure, callErrorMessage(error, download.errors), 'destructive');
      // If the document was deleted elsewhere, the screen that shows it learns so.
      void explainFailure(document.id, error);
    },
  });
}
