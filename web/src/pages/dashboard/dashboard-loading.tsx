import { SummaryPlaceholder } from '#web/features/documents/figures.tsx';
import { StatisticsPlaceholder } from '#web/features/statistics/statistics-placeholder.tsx';
import { texts } from '#web/pages/texts.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton, SkeletonList } from '#web/ui/skeleton.tsx';

const SKELETON_ROWS = 3;
const { dashboard } = texts;

/** The dashboard's heading, the same in every state. */
export function DashboardHeading() {
  return (
    <PageHeading
      title={dashboard.title}
      subtitle={dashboard.subtitle}
      actions={
        <>
          <ButtonLink href={paths.documents}>{dashboard.viewAll}</ButtonLink>
          <ButtonLink href={paths.upload} variant="primary">
            {dashboard.upload}
          </ButtonLink>
        </>
      }
    />
  );
}

/**
 * The dashboard's content until the documents have loaded; with placeholders for figures only if there seem to be
 * documents.
 */
export function DashboardLoading({ hasDocuments }: { readonly hasDocuments: boolean }) {
  return (
    <>
      <SummaryPlaceholder />
      {hasDocuments && <StatisticsPlaceholder />}
      <Card>
        <CardHeader title={dashboard.recent} />
        <SkeletonList
          count={SKELETON_ROWS}
          label={dashboard.loading}
          className="divide-y divide-line"
        >
          <div className="flex items-center gap-4 px-5 py-4">
            <Skeleton className="size-5 rounded-full" />
            <Skeleton className="h-4 flex-1" />
            <Skeleton className="h-8 w-16" />
          </div>
        </SkeletonList>
      </Card>
    </>
  );
}
