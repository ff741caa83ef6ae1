import type { Document } from '@proviso/contracts';

import { formatDate } from '#web/lib/format/format-date.ts';
import { formatProcessingTime } from '#web/lib/format/format-processing-time.ts';
import { formatKilobytes } from '#web/lib/format/format-size.ts';
import { documentPath } from '#web/paths.ts';
import { TextLink } from '#web/ui/text-link.tsx';

import { texts as rescanTexts } from './rescan/texts.ts';
import { texts } from './texts.ts';

/** Type, date and size of a document in one line, and how long its analysis took. */
export function DocumentFacts({ document }: { readonly document: Document }) {
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-faint tabular-nums">
      <span>{document.type.toUpperCase() || texts.unknownType}</span>
      <span>{formatDate(document.uploadedAt, texts.unknownDate)}</span>
      <span>{formatKilobytes(document.size)}</span>
      {document.processingTime !== null && (
        <span>
          {texts.processingTime} {formatProcessingTime(document.processingTime)}
        </span>
      )}
      {document.previousId !== null && (
        <TextLink href={documentPath(document.previousId)}>{rescanTexts.earlierVersion}</TextLink>
      )}
      {document.newerId && (
        <TextLink href={documentPath(document.newerId)}>{rescanTexts.newerVersion}</TextLink>
      )}
    </p>
  );
}
