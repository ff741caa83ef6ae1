import {
  lacksOnlySecondReading,
  wasNothingRead,
  type Coverage,
  type Document,
} from '@proviso/contracts';

import { newVersionPath } from '#web/paths.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

import { ReadingNotes } from './reading-notes.tsx';
import { texts } from './texts.ts';
import { adviceFor, reasonsFor } from './unread-report.ts';

/** What was not read and why, shown prominently; renders nothing when everything was read and there are no notes. */
export function CoverageNotice({
  coverage,
  document,
}: {
  readonly coverage: Coverage;
  /** The stored document, if there is one. */
  readonly document?: Pick<Document, 'id'>;
}) {
  if (coverage.isComplete && coverage.notes.length === 0) return null;
  const { notes, incomplete, verdictLimited, onceRead, onceReadDetail } = texts.coverage;
  if (wasNothingRead(coverage)) return <UnreadNotice coverage={coverage} document={document} />;
  if (lacksOnlySecondReading(coverage)) {
    return (
      <Banner title={onceRead}>
        <ReadingNotes notes={coverage.notes} />
        <p className="mt-1.5">{onceReadDetail}</p>
      </Banner>
    );
  }
  return (
    <Banner title={coverage.isComplete ? notes : incomplete}>
      <ReadingNotes notes={coverage.notes} />
      {!coverage.isComplete && <p className="mt-1.5">{verdictLimited}</p>}
    </Banner>
  );
}

function UnreadNotice({
  coverage,
  document,
}: {
  readonly coverage: Coverage;
  readonly document: Pick<Document, 'id'> | undefined;
}) {
  const { nothing, advice } = texts.coverage;
  return (
    <Banner title={nothing}>
      <ReadingNotes notes={reasonsFor(coverage)} />
      {document && (
        <>
          <p className="mt-3 font-semibold">{advice.title}</p>
          <ul className="mt-0.5 list-disc space-y-1 pl-5">
            {adviceFor(coverage).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <p className="mt-3 print:hidden">
            <ButtonLink href={newVersionPath(document.id)} size="small">
              {advice.action}
            </ButtonLink>
          </p>
        </>
      )}
    </Banner>
  );
}
