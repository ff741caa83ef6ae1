import type { Document } from '@proviso/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { paths } from '#web/paths.ts';
import { useAnnouncement } from '#web/ui/announcements.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { Skeleton, SkeletonList } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

import { documentQuery } from '../api/read-document.ts';
import { texts } from './texts.ts';

const { version } = texts;

/**
 * Shows which document the next upload is a newer version of, and renders the upload controls only once that is known.
 */
export function VersionGate({
  previousId,
  children,
}: {
  /** Null when the upload is a new document. */
  readonly previousId: number | null;
  /** The upload controls. */
  readonly children: ReactNode;
}) {
  const {
    data: previous,
    isError,
    refetch,
  } = useQuery({ ...documentQuery(previousId ?? 0), enabled: previousId !== null });
  if (previousId === null || previous) {
    return (
      <>
        {previous && <VersionNotice previous={previous} />}
        {children}
      </>
    );
  }
  if (isError) return <VersionFailure onRetry={refetch} />;
  return (
    <SkeletonList count={1} label={version.loading}>
      <Skeleton className="h-96" />
    </SkeletonList>
  );
}

function VersionNotice({ previous }: { readonly previous: Pick<Document, 'name'> }) {
  useAnnouncement(version.title(previous.name));
  return (
    <div className="rounded-md border-l-4 border-accent bg-accent-wash p-4 text-sm">
      <p className="font-semibold break-words text-accent">{version.title(previous.name)}</p>
      <p className="mt-0.5">{version.text}</p>
      <p className="mt-2">
        <TextLink href={paths.upload}>{version.separate}</TextLink>
      </p>
    </div>
  );
}

function VersionFailure({ onRetry }: { readonly onRetry: () => unknown }) {
  const { title, text, separate } = version.failed;
  return (
    <Card>
      <LoadFailure title={title} text={text} onRetry={onRetry}>
        <ButtonLink href={paths.upload}>{separate}</ButtonLink>
      </LoadFailure>
    </Card>
  );
}
