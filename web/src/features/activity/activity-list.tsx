import type { AuditEntry } from '@proviso/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';

import { Button } from '#web/ui/button.tsx';
import { ExactMoment } from '#web/ui/moment.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { QueryBody } from '#web/ui/query-body.tsx';
import { RetryLine } from '#web/ui/retry-line.tsx';
import { Skeleton, SkeletonList } from '#web/ui/skeleton.tsx';

import { type ActivityFilter, isReversed, NO_FILTER } from './activity-filter.ts';
import { agentName } from './agent-name.ts';
import { activityQuery } from './read-activity.ts';
import { texts } from './texts.ts';

/** The activity, newest first; older entries load on demand. */
export function ActivityList({
  filter,
  onReset,
}: {
  readonly filter: ActivityFilter;
  readonly onReset: () => void;
}) {
  const activity = useInfiniteQuery(activityQuery(filter));
  const loading = (
    <SkeletonList count={6} label={texts.loading} className="space-y-3 p-5">
      <Skeleton className="h-10" />
    </SkeletonList>
  );
  return (
    <QueryBody query={activity} loading={loading}>
      {({ pages }) => {
        const entries = pages.flatMap((page) => page.entries);
        if (entries.length === 0) return <EmptyActivity filter={filter} onReset={onReset} />;
        return (
          <>
            <ul className="divide-y divide-line">
              {entries.map((entry) => (
                <ActivityRow key={entry.id} entry={entry} />
              ))}
            </ul>
            {activity.hasNextPage && <OlderEntries {...activity} />}
          </>
        );
      }}
    </QueryBody>
  );
}

function OlderEntries({
  isFetchingNextPage: isFetching,
  isFetchNextPageError: hasFailed,
  fetchNextPage,
}: {
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
}) {
  return (
    <div className="border-t border-line p-4 text-center">
      {hasFailed && !isFetching ? (
        <RetryLine text={texts.moreFailed} onRetry={fetchNextPage} />
      ) : (
        <Button disabled={isFetching} onClick={() => void fetchNextPage()}>
          {isFetching ? texts.loadingMore : texts.more}
        </Button>
      )}
    </div>
  );
}

function ActivityRow({ entry }: { readonly entry: AuditEntry }) {
  const { at, kind, address } = entry;
  const origin = [agentName(entry), address].filter(Boolean).join(' · ');
  return (
    <li className="grid gap-x-6 gap-y-0.5 px-5 py-3 text-sm sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_15rem]">
      <div className="min-w-0">
        <p className="font-medium">{texts.kinds[kind]}</p>
        <p className="break-words text-ink-soft">{subjectOf(entry)}</p>
      </div>
      <p className="min-w-0 break-words text-ink-faint">{origin}</p>
      <p className="text-ink-faint sm:text-right">
        <ExactMoment value={at} />
      </p>
    </li>
  );
}

function subjectOf({ subject: { id, name } }: AuditEntry): string | null {
  return name ?? (id === null ? null : texts.subject(id));
}

function EmptyActivity({
  filter,
  onReset,
}: {
  readonly filter: ActivityFilter;
  readonly onReset: () => void;
}) {
  const isFiltered = Object.entries(NO_FILTER).some(
    ([name, value]) => filter[name as keyof ActivityFilter] !== value,
  );
  const usual = isFiltered ? texts.noMatch : texts.empty;
  const words = isReversed(filter) ? texts.reversed : usual;
  return (
    <Notice
      icon={History}
      title={words.title}
      actions={isFiltered && <Button onClick={onReset}>{texts.noMatch.reset}</Button>}
    >
      <p>{words.text}</p>
    </Notice>
  );
}
