import { useQuery } from '@tanstack/react-query';

import { formatDate } from '#web/lib/format/format-date.ts';
import { documentPath } from '#web/paths.ts';
import { Banner } from '#web/ui/banner.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

import { duplicatesQuery } from './api/read-duplicates.ts';
import { texts } from './texts.ts';

/** Warns when the chosen file is already among the documents; it may be uploaded anyway. */
export function DuplicateNotice({
  file,
  hasFailed,
}: {
  readonly file: File;
  /** Whether an attempt failed: what is found may be what it uploaded, and the server recognizes the next one. */
  readonly hasFailed: boolean;
}) {
  const { data } = useQuery(duplicatesQuery(file));
  const newest = data?.[0];
  if (newest === undefined) return null;
  const { duplicate } = texts.upload;
  const date = formatDate(newest.uploadedAt);
  return (
    <Banner
      title={newest.status === 'completed' ? duplicate.analyzed(date) : duplicate.uploaded(date)}
    >
      <p className="break-words">
        <TextLink href={documentPath(newest.id)}>{duplicate.open(newest.name)}</TextLink>{' '}
        {hasFailed ? duplicate.afterFailure : duplicate.anyway}
      </p>
    </Banner>
  );
}
