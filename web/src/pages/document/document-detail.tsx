import type { Document } from '@proviso/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { analysisQuery, ANALYSIS_RETRIES } from '#web/features/analysis/api/read-analysis.ts';
import { refreshDocuments } from '#web/features/documents/api/list-documents.ts';
import { documentQuery } from '#web/features/documents/api/read-document.ts';
import { DocumentFacts } from '#web/features/documents/document-facts.tsx';
import { isInProgress } from '#web/features/documents/document-progress.ts';
import { StatusBadge, StatusIcon } from '#web/features/documents/status-badge.tsx';
import { statusOf } from '#web/lib/api/api-error.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { warmUpDateFormats } from '#web/lib/format/format-date.ts';
import { texts } from '#web/pages/texts.ts';
import { usePageTitle } from '#web/product/page-title.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TooltipProvider } from '#web/ui/tooltip.tsx';

import { DocumentActions, DocumentDeletion } from './document-actions.tsx';
import { DocumentBody } from './document-body.tsx';
import { ActionsPlaceholder, DeletionPlaceholder, DetailBar } from './document-loading.tsx';
import { documentScreen, existingDocument } from './document-state.ts';

const { detail } = texts;

/** Prefetches what this page shows of most documents; failures are ignored, because the page refetches it. */
export async function prefetch(id: number): Promise<void> {
  warmUpDateFormats();
  await Promise.all([
    queryClient.prefetchQuery({ ...documentQuery(id), retry: false }),
    queryClient.prefetchQuery(analysisQuery(id, 'completed')),
  ]);
}

/** One document and its report. */
export default function DocumentDetailPage({ id }: { readonly id: number }) {
  const reading = useQuery(documentQuery(id));
  const document = existingDocument(reading);
  const analysis = useAnalysis(id, document);
  const status = document?.status;
  usePageTitle(document?.name ?? detail.page);
  // Lists fetched while the document was being processed show its old state.
  useEffect(() => {
    if (status === 'completed' || status === 'failed') void refreshDocuments();
  }, [status]);
  return (
    <TooltipProvider>
      <DetailBar
        documentId={id}
        isWide={hasOriginal(document)}
        deletion={<Deletion document={document} isPending={reading.isPending} />}
      >
        {reading.isPending && <ActionsPlaceholder />}
        {document && <DocumentActions document={document} analysis={analysis.data} />}
      </DetailBar>
      <div className="max-sm:-order-1">
        <PageHeading
          title={document?.name ?? detail.page}
          badges={
            document && (
              <span className="flex items-center gap-2">
                <StatusIcon status={document.status} />
                <StatusBadge status={document.status} />
              </span>
            )
          }
          subtitle={
            document ? (
              <DocumentFacts document={document} />
            ) : (
              reading.isPending && <Skeleton className="h-5.25 w-60" />
            )
          }
        />
      </div>
      <DocumentBody
        screen={documentScreen(reading, analysis)}
        document={document}
        analysis={analysis.data}
        analysisError={analysis.error}
        onRetry={statusOf(reading.error) === 404 ? undefined : () => void reading.refetch()}
      />
    </TooltipProvider>
  );
}

/** Whether the report shows the document beside its findings; most do, so it is assumed until that is known. */
function hasOriginal(document: Document | undefined): boolean {
  return document === undefined || document.originalDeletedAt === null;
}

function Deletion({
  document,
  isPending,
}: {
  readonly document: Document | undefined;
  readonly isPending: boolean;
}) {
  if (document) return <DocumentDeletion document={document} />;
  return isPending && <DeletionPlaceholder />;
}

function useAnalysis(id: number, document: Document | undefined) {
  const phase = document && isInProgress(document) ? 'under-way' : 'completed';
  return useQuery({
    ...analysisQuery(id, phase),
    enabled: document !== undefined && document.status !== 'failed',
    retry: ANALYSIS_RETRIES,
  });
}
