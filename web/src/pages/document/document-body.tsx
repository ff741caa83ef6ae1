import type { Analysis, Document } from '@proviso/contracts';
import { FileClock, FileQuestion, FileWarning, FileX, type LucideIcon } from 'lucide-react';
import { useDeferredValue, type ComponentProps, type ReactNode } from 'react';

import { analysisErrorOnScreen } from '#web/features/analysis/api/read-analysis.ts';
import { ReportView } from '#web/features/analysis/report-view.tsx';
import { texts as rescanTexts } from '#web/features/documents/rescan/texts.ts';
import { formatDate } from '#web/lib/format/format-date.ts';
import { texts } from '#web/pages/texts.ts';
import { paths } from '#web/paths.ts';
import { useAnnouncement } from '#web/ui/announcements.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

import { DocumentLoading } from './document-loading.tsx';
import type { DocumentScreen } from './document-state.ts';
import { adviceOn } from './failed-document.ts';

const { detail } = texts;

interface DocumentBodyProps {
  readonly screen: DocumentScreen;
  readonly document: Document | undefined;
  readonly analysis: Analysis | null | undefined;
  readonly analysisError: Error | null;
  /** Reads the document again; undefined when the server has said that there is none. */
  readonly onRetry: (() => void) | undefined;
}

const BODIES: Readonly<Record<DocumentScreen, (props: DocumentBodyProps) => ReactNode>> = {
  loading: () => <DocumentLoading />,
  'not-found': ({ onRetry }) => <NotFound onRetry={onRetry} />,
  analyzing: () => <Analyzing />,
  failed: ({ document }) => document && <Failed document={document} />,
  'timed-out': ({ analysisError }) => <TimedOut reason={analysisErrorOnScreen(analysisError)} />,
  report: ({ document, analysis }) =>
    document &&
    analysis && (
      <>
        {document.originalDeletedAt && <OriginalDeleted at={document.originalDeletedAt} />}
        {document.failure && <RescanFailed reason={document.failure.message} />}
        <Report document={document} analysis={analysis} />
      </>
    ),
  unavailable: () => <Unavailable />,
};

/** The content below a document's heading, by its state. */
export function DocumentBody(props: DocumentBodyProps) {
  return BODIES[props.screen](props);
}

// Rendered in slices, between which the page stays responsive, because a report is the most expensive content.
function Report(report: ComponentProps<typeof ReportView>) {
  return useDeferredValue(true, false) ? <ReportView {...report} /> : <DocumentLoading />;
}

function NotFound({ onRetry }: Pick<DocumentBodyProps, 'onRetry'>) {
  const { title, text, unreachable, retry, action } = detail.notFound;
  return (
    <State
      icon={FileQuestion}
      title={title}
      actions={
        <>
          {onRetry && (
            <Button variant="primary" onClick={onRetry}>
              {retry}
            </Button>
          )}
          <ButtonLink href={paths.documents}>{action}</ButtonLink>
        </>
      }
    >
      <p>{text}</p>
      {onRetry && <p>{unreachable}</p>}
    </State>
  );
}

function Analyzing() {
  const { title, text, checks } = detail.analyzing;
  useAnnouncement(title);
  return (
    <Card>
      <Notice icon={FileClock} title={title}>
        <p>{text}</p>
        <ul className="mx-auto mt-4 w-fit space-y-2 text-left">
          {checks.map((check) => (
            <li key={check} className="flex items-center gap-2.5">
              <Spinner className="size-4 text-accent" />
              {check}
            </li>
          ))}
        </ul>
      </Notice>
    </Card>
  );
}

function Failed({ document }: { readonly document: Document }) {
  const { title, action } = detail.failed;
  const advice = adviceOn(document);
  return (
    <State
      icon={FileX}
      title={title}
      actions={
        <ButtonLink href={paths.upload} variant="primary">
          {action}
        </ButtonLink>
      }
    >
      {document.failure && <p className="font-medium text-high">{document.failure.message}</p>}
      {advice !== null && <p>{advice}</p>}
    </State>
  );
}

function RescanFailed({ reason }: { readonly reason: string }) {
  return (
    <Banner tone="high" title={rescanTexts.failed.title}>
      {reason} {rescanTexts.failed.text}
    </Banner>
  );
}

function OriginalDeleted({ at }: { readonly at: string }) {
  const { title, text } = detail.originalDeleted;
  return <Banner title={title}>{text(formatDate(at))}</Banner>;
}

function TimedOut({ reason }: { readonly reason: string }) {
  const { title, text, refresh, back } = detail.timedOut;
  return (
    <State
      icon={FileClock}
      title={title}
      actions={
        <>
          <RefreshButton label={refresh} />
          <ButtonLink href={paths.documents}>{back}</ButtonLink>
        </>
      }
    >
      <p>{text}</p>
      <p className="text-high">{reason}</p>
    </State>
  );
}

function Unavailable() {
  const { title, text, causes, refresh, upload } = detail.unavailable;
  return (
    <State
      icon={FileWarning}
      title={title}
      actions={
        <>
          <RefreshButton label={refresh} />
          <ButtonLink href={paths.upload}>{upload}</ButtonLink>
        </>
      }
    >
      <p>{text}</p>
      <ul className="list-disc space-y-1 pl-5 text-left">
        {causes.map((cause) => (
          <li key={cause}>{cause}</li>
        ))}
      </ul>
    </State>
  );
}

function State(notice: {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Card>
      <Notice {...notice} />
    </Card>
  );
}

function RefreshButton({ label }: { readonly label: string }) {
  return (
    <Button variant="primary" onClick={() => location.reload()}>
      {label}
    </Button>
  );
}
