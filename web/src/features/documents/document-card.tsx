import type { Document } from '@proviso/contracts';

import { classNames } from '#web/lib/class-names.ts';
import { formatDate } from '#web/lib/format/format-date.ts';
import { formatKilobytes } from '#web/lib/format/format-size.ts';
import { documentPath } from '#web/paths.ts';
import { verdictOfListed } from '#web/product/verdict.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';

import { texts as deletionTexts } from './deletion/texts.ts';
import { StatusBadge, StatusIcon, VerdictBadge } from './status-badge.tsx';
import { texts } from './texts.ts';
import type { VersionPlace } from './versions/place-versions.ts';
import { VersionLine } from './versions/version-line.tsx';

/** A document in the library, which can be selected. */
export function DocumentCard({
  document,
  version,
  libraryQuery,
  librarySearch,
  isSelected,
  onSelect,
}: {
  readonly document: Document;
  /** Undefined when it has no other versions. */
  readonly version: VersionPlace | undefined;
  /** The library's filters and sort order, so that the way back restores them. */
  readonly libraryQuery: string;
  readonly librarySearch: string;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
}) {
  const verdict = verdictOfListed(document);
  const state = { libraryQuery, librarySearch };
  return (
    <Card
      className={classNames(
        'flex h-full flex-col p-5',
        isSelected && 'outline-2 -outline-offset-2 outline-accent',
      )}
    >
      <div className="flex items-start gap-3">
        <Checkbox checked={isSelected} onChange={onSelect} className="print:hidden">
          <span className="visually-hidden">{deletionTexts.select(document.name)}</span>
        </Checkbox>
        <StatusIcon status={document.status} className="mt-0.5 size-5" />
        <h2
          title={document.name}
          className="line-clamp-3 min-w-0 flex-1 font-semibold wrap-anywhere"
        >
          {document.name}
        </h2>
      </div>
      <p className="mt-3 flex flex-wrap gap-x-4 text-sm text-ink-faint tabular-nums">
        <span>{formatDate(document.uploadedAt)}</span>
        <span>{document.type.toUpperCase()}</span>
        <span>{formatKilobytes(document.size)}</span>
      </p>
      {version && <VersionLine documentId={document.id} place={version} state={state} />}
      <p className="mt-3 flex flex-wrap gap-2">
        <StatusBadge status={document.status} />
        {verdict && <VerdictBadge verdict={verdict} />}
      </p>
      {document.failure && <p className="mt-3 text-sm text-high">{document.failure.message}</p>}
      <div className="mt-auto pt-4">
        <ButtonLink href={documentPath(document.id)} state={state} size="small" className="w-full">
          {texts.viewAnalysis}
          <span className="visually-hidden">{texts.detailsOf(document.name)}</span>
        </ButtonLink>
      </div>
    </Card>
  );
}
