import type { Document } from '@proviso/contracts';

import { documentPath } from '#web/paths.ts';
import { verdictOfListed } from '#web/product/verdict.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';

import { texts as rescanTexts } from './rescan/texts.ts';
import { StatusIcon, VerdictBadge } from './status-badge.tsx';
import { texts } from './texts.ts';

/** A document in the dashboard's list of recent documents. */
export function DocumentRow({
  document,
  hasNewer,
}: {
  readonly document: Document;
  /** Whether it is an older version of another document. */
  readonly hasNewer: boolean;
}) {
  const verdict = verdictOfListed(document);
  return (
    <li className="flex items-center gap-3 px-5 py-3">
      <StatusIcon status={document.status} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium" title={document.name}>
          {document.name}
        </p>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-faint">
          <span>
            {texts.statuses[document.status]} · <Moment value={document.uploadedAt} />
          </span>
          {hasNewer && <span>{rescanTexts.older}</span>}
          {verdict && <VerdictBadge verdict={verdict} />}
        </p>
      </div>
      <ButtonLink href={documentPath(document.id)} size="small">
        {texts.view}
        <span className="visually-hidden">{texts.detailsOf(document.name)}</span>
      </ButtonLink>
    </li>
  );
}
