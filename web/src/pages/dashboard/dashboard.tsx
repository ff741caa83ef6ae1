import type { Document } from '@proviso/contracts';
import { useQuery } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';

import { useAccount } from '#web/features/account/session/use-session.ts';
import { documentsQuery } from '#web/features/documents/api/list-documents.ts';
import { DocumentRow } from '#web/features/documents/document-row.tsx';
import { SummaryCards } from '#web/features/documents/figures.tsx';
import { newestDocuments } from '#web/features/documents/library-filters.ts';
import { placeVersions } from '#web/features/documents/versions/place-versions.ts';
import { statisticsQuery } from '#web/features/statistics/read-statistics.ts';
import { StatisticsPanel } from '#web/features/statistics/statistics-panel.tsx';
import { subscriptionQuery } from '#web/features/usage/read-subscription.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { warmUpDateFormats } from '#web/lib/format/format-date.ts';
import { ListFailure } from '#web/pages/library/list-failure.tsx';
import { PaymentBanner } from '#web/pages/library/payment-banner.tsx';
import { RequestedPageBanner } from '#web/pages/requested-page-banner.tsx';
import { texts } from '#web/pages/texts.ts';
import { paths } from '#web/paths.ts';
import { usePageTitle } from '#web/product/page-title.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';

import { DashboardHeading, DashboardLoading } from './dashboard-loading.tsx';

const RECENT = 5;
const { dashboard } = texts;

/** Prefetches the data of this page; failures are ignored, because the page refetches it. */
export async function prefetch(): Promise<void> {
  warmUpDateFormats();
  await Promise.all([
    queryClient.prefetchQuery(documentsQuery()),
    queryClient.prefetchQuery(statisticsQuery),
    queryClient.prefetchQuery(subscriptionQuery),
  ]);
}

/** An overview of the account's documents. */
export default function DashboardPage() {
  usePageTitle(dashboard.title);
  const { profile } = useAccount();
  const { data: documents, isError, refetch } = useQuery(documentsQuery());
  return (
    <>
      <DashboardHeading />
      <PaymentBanner />
      <RequestedPageBanner />
      {documents ? (
        <>
          <SummaryCards documents={documents} />
          {documents.length > 0 && <StatisticsPanel analyzed={countAnalyzed(documents)} />}
          <RecentDocuments documents={documents} />
        </>
      ) : isError ? (
        <Card>
          <ListFailure onRetry={refetch} />
        </Card>
      ) : (
        <DashboardLoading hasDocuments={profile.documentsUsed > 0} />
      )}
    </>
  );
}

function countAnalyzed(documents: readonly Document[]): number {
  return documents.filter(({ status }) => status === 'completed').length;
}

function RecentDocuments({ documents }: { readonly documents: readonly Document[] }) {
  const versions = placeVersions(documents);
  return (
    <Card>
      <CardHeader
        title={dashboard.recent}
        actions={
          documents.length > RECENT && (
            <ButtonLink href={paths.documents} size="small">
              {dashboard.viewAll}
            </ButtonLink>
          )
        }
      />
      {documents.length === 0 ? (
        <Notice
          icon={FileUp}
          title={dashboard.empty}
          actions={
            <ButtonLink href={paths.upload} variant="primary">
              {dashboard.emptyAction}
            </ButtonLink>
          }
        >
          <p>{dashboard.emptyText}</p>
        </Notice>
      ) : (
        <ul className="divide-y divide-line">
          {newestDocuments(documents, RECENT).map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              hasNewer={(versions.get(document.id)?.newestId ?? document.id) !== document.id}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
