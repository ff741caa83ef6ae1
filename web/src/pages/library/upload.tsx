import type { Analysis, Document } from '@proviso/contracts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'wouter';

import { useAccount } from '#web/features/account/session/use-session.ts';
import { analysisQuery, loadAnalysis } from '#web/features/analysis/api/read-analysis.ts';
import { ReportDialog } from '#web/features/analysis/report-dialog.tsx';
import { useUpgrade } from '#web/features/billing/use-upgrade.tsx';
import { documentsQuery } from '#web/features/documents/api/list-documents.ts';
import { newestDocuments } from '#web/features/documents/library-filters.ts';
import type { UploadQueue } from '#web/features/documents/queue/upload-queue.ts';
import { RecentDocumentCard } from '#web/features/documents/recent-document-card.tsx';
import { VersionGate } from '#web/features/documents/rescan/version-gate.tsx';
import { UploadPanel } from '#web/features/documents/upload-panel.tsx';
import { PolicySelect } from '#web/features/policies/policy-select.tsx';
import { usePolicy } from '#web/features/policies/use-policy.ts';
import { ReaderLine } from '#web/features/second-reader/reader-line.tsx';
import { allowanceOf, isAtLimit } from '#web/features/usage/allowance.ts';
import { LimitBanner } from '#web/features/usage/limit-banner.tsx';
import { refreshSubscription, subscriptionQuery } from '#web/features/usage/read-subscription.ts';
import { texts } from '#web/pages/texts.ts';
import { documentPath, paths } from '#web/paths.ts';
import { usePageTitle } from '#web/product/page-title.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CategoryIcon } from '#web/ui/category-icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton, SkeletonList } from '#web/ui/skeleton.tsx';
import { TooltipProvider } from '#web/ui/tooltip.tsx';

import { ListFailure } from './list-failure.tsx';
import { sessionQueue } from './session-queue.ts';

const RECENT = 6;
const SKELETON_CARDS = 3;
const GRID = 'grid grid-cols-1 gap-4 md:grid-cols-2';
const { upload } = texts;

/** Uploads a document and shows the most recent ones. */
export default function UploadPage() {
  usePageTitle(upload.title);
  const { profile, userId } = useAccount();
  const subscription = useQuery(subscriptionQuery);
  const allowance = allowanceOf(subscription.data);
  const upgrade = useUpgrade(subscription.data, profile.email);
  const queue = sessionQueue();
  const [policy, choosePolicy] = useUploadPolicy(queue);
  const [parameters] = useSearchParams();
  const [, navigate] = useLocation();
  const previousId = parsePrevious(parameters.get('previous'));
  return (
    <TooltipProvider>
      <PageHeading
        title={upload.title}
        subtitle={upload.subtitle}
        badges={profile.isDemo && <Badge tone="accent">{upload.demo}</Badge>}
        actions={<ButtonLink href={paths.documents}>{upload.library}</ButtonLink>}
      />
      <LimitBanner status={subscription.data} upgrade={upgrade.button} />
      {upgrade.dialog}
      <ul className="grid gap-4 sm:grid-cols-3">
        {upload.blurbs.map(({ category, title, text }) => (
          <li key={category} className="flex items-start gap-3">
            <CategoryIcon category={category} className="mt-0.5 size-5" />
            <div className="text-sm">
              <p className="font-semibold">{title}</p>
              <p className="text-ink-faint">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <VersionGate previousId={previousId}>
        <UploadPanel
          queue={queue}
          userId={userId}
          policy={policy}
          previousId={previousId}
          options={
            <>
              <PolicySelect policy={policy} onChange={choosePolicy} />
              <ReaderLine />
            </>
          }
          isAtLimit={isAtLimit(allowance)}
          remaining={allowance?.remaining ?? null}
          onAccepted={() => void refreshSubscription()}
          onLimit={() => {
            void refreshSubscription();
            upgrade.open();
          }}
          onSettled={({ id }) => {
            if (previousId !== null) navigate(documentPath(id));
          }}
        />
      </VersionGate>
      <section className="space-y-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="font-serif text-xl font-semibold">{upload.recent}</h2>
          <ButtonLink href={paths.documents} size="small">
            {upload.viewAll}
          </ButtonLink>
        </div>
        <RecentActivity userId={userId} />
      </section>
    </TooltipProvider>
  );
}

/** The policy chosen on this screen; while the queue is running, the queue's. */
function useUploadPolicy(queue: UploadQueue) {
  const [chosen, choose] = usePolicy();
  const { isRunning, policy } = useSyncExternalStore(queue.subscribe, queue.getState);
  const choosePolicy = (next: string) => {
    choose(next);
    queue.changePolicy(next);
  };
  return [isRunning ? policy : chosen, choosePolicy] as const;
}

function parsePrevious(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,14}$/u.test(text) ? Number(text) : null;
}

function RecentActivity({ userId }: { readonly userId: number }) {
  const { data: documents, isError, refetch } = useQuery(documentsQuery(userId));
  if (documents) return <RecentDocumentCards documents={newestDocuments(documents, RECENT)} />;
  if (isError) {
    return (
      <Card>
        <ListFailure onRetry={refetch} />
      </Card>
    );
  }
  return (
    <SkeletonList count={SKELETON_CARDS} label={upload.loading} className={GRID}>
      <Skeleton className="h-72" />
    </SkeletonList>
  );
}

function RecentDocumentCards({ documents }: { readonly documents: readonly Document[] }) {
  const analyses = useQueries({
    queries: documents.map(({ id, status }) => ({
      ...analysisQuery(id, 'completed'),
      enabled: status === 'completed',
    })),
  });
  const [opened, setOpened] = useState<{ document: Document; analysis: Analysis } | null>(null);
  const open = async (document: Document) => {
    const analysis = await loadAnalysis(document.id);
    if (analysis) setOpened({ document, analysis });
  };
  if (documents.length === 0) {
    return (
      <Card>
        <Notice icon={FileUp} title={upload.empty}>
          <p>{upload.emptyHint}</p>
        </Notice>
      </Card>
    );
  }
  return (
    <>
      <ul className={GRID}>
        {documents.map((document, index) => (
          <li key={document.id}>
            <RecentDocumentCard
              document={document}
              analysis={analyses[index]?.data ?? undefined}
              onOpen={() => void open(document)}
            />
          </li>
        ))}
      </ul>
      {opened && <ReportDialog {...opened} onClose={() => setOpened(null)} />}
    </>
  );
}
