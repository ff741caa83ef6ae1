import type { ReportFormat } from '@proviso/contracts';
import { Braces, ChevronDown, Download, FileText, Sheet, type LucideIcon } from 'lucide-react';

import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';

import { texts } from './texts.ts';

const { download } = texts;
const OTHERS: readonly { readonly format: keyof typeof download.formats; icon: LucideIcon }[] = [
  { format: 'pdf', icon: FileText },
  { format: 'csv', icon: Sheet },
  { format: 'sarif', icon: Braces },
];

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
