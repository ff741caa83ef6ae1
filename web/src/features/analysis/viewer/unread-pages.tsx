import type { Analysis, Document } from '@proviso/contracts';

import { CardHeader } from '#web/ui/card.tsx';

import { DocumentPane } from './document-pane.tsx';
import { texts } from './texts.ts';

/** The pages of a document of which nothing was read, for a person to read. */
export function UnreadPages({
  document,
  analysis,
}: {
  readonly document: Pick<Document, 'id'>;
  readonly analysis: Analysis;
}) {
  return (
    <div className="grid max-h-[max(32rem,calc(100dvh-9.5rem))] grid-rows-[minmax(0,1fr)]">
      <DocumentPane
        documentId={document.id}
        analysis={analysis}
        issues={[]}
        header={
          <CardHeader title={texts.document}>
            <p className="text-sm text-ink-faint">{texts.unread}</p>
          </CardHeader>
        }
        takesFocus={false}
      />
    </div>
  );
}
