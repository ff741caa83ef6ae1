import type { Document, ReportFormat } from '@proviso/contracts';
import { useMutation } from '@tanstack/react-query';
import { Braces, ChevronDown, Download, FileText, Sheet, type LucideIcon } from 'lucide-react';

import { explainFailure } from '#web/lib/document-gone.ts';
import { announce } from '#web/ui/announcements.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import { downloadReport } from './api/download-report.ts';
import { callErrorMessage } from './call-error.ts';
import { texts } from './texts.ts';

const { download } = texts;
const OTHERS: readonly { readonly format: keyof typeof download.formats; icon: LucideIcon }[] = [
  { format: 'pdf', icon: FileText },
  { format: 'csv', icon: Sheet },
  { format: 'sarif', icon: Braces },
];

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

/** One click saves the report as JSON; the menu beside it offers the other formats. */
export function DownloadButton({
  isBusy,
  isDownloading,
  onDownload,
}: {
  readonly isBusy: boolean;
  readonly isDownloading: boolean;
  readonly onDownload: (format: ReportFormat) => void;
}) {
  const items = OTHERS.map(({ format, icon }) => ({
    name: download.formats[format].name,
    hint: download.formats[format].hint,
    icon,
    onSelect: () => {
      if (!isBusy) onDownload(format);
    },
  }));
  return (
    <div className="inline-flex">
      <Button
        isBusy={isBusy}
        onClick={() => onDownload('json')}
        className="grow rounded-r-none focus-visible:z-10"
      >
        <Download aria-hidden className="size-4" />
        {isDownloading ? download.busy : download.label}
      </Button>
      <Menu label={download.others} items={items}>
        <Button
          aria-label={download.others}
          disabled={isBusy}
          className="-ml-px rounded-l-none px-2.5"
        >
          <ChevronDown aria-hidden className="size-4" />
        </Button>
      </Menu>
    </div>
  );
}
