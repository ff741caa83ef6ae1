import { useQuery } from '@tanstack/react-query';
import { ChevronRight, ScrollText } from 'lucide-react';
import { Link } from 'wouter';

import { policyPath } from '#web/paths.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton, SkeletonList } from '#web/ui/skeleton.tsx';

import { policiesQuery } from '../read-policies.ts';
import { ownPoliciesQuery } from './own-policies.ts';
import { texts } from './texts.ts';

/** The account's own policies, each with a link to its editor. */
export function OwnPolicyList() {
  const { data: policies, isError, refetch } = useQuery(ownPoliciesQuery);
  if (isError) return <Unread title={texts.list} onRetry={refetch} />;
  if (policies === undefined) return <Loading />;
  return (
    <Card>
      {policies.length === 0 ? (
        <Notice icon={ScrollText} title={texts.empty.title}>
          <p>{texts.empty.text}</p>
        </Notice>
      ) : (
        <>
          <CardHeader title={texts.list} />
          <ul className="divide-y divide-line">
            {policies.map(({ id, title, version, description, revision, changedAt }) => (
              <li key={id}>
                <Link
                  href={policyPath(id)}
                  className="flex items-center gap-4 px-5 py-3.5 hover:bg-sunken"
                >
                  <span className="min-w-0 flex-1 text-sm">
                    <span className="block font-medium break-words">{title}</span>
                    <span className="block break-words text-ink-soft">{description}</span>
                    <span className="block text-ink-faint">
                      {texts.version(version)} · {texts.revision(revision)} · {texts.changed}{' '}
                      <Moment value={changedAt} />
                    </span>
                  </span>
                  <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-faint" />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

/** The policies that come with the server, for reference. */
export function ShippedPolicyList() {
  const { data: policies, isLoadingError, refetch } = useQuery(policiesQuery);
  // It is below a list of unknown length, which would push it down.
  if (useQuery(ownPoliciesQuery).isPending) return null;
  if (isLoadingError) return <Unread title={texts.shipped} onRetry={refetch} />;
  if (policies === undefined) return <Loading />;
  const shipped = policies.filter(({ ownId }) => ownId === undefined);
  if (shipped.length === 0) return null;
  return (
    <Card>
      <CardHeader title={texts.shipped} />
      <ul className="divide-y divide-line">
        {shipped.map(({ name, title, description }) => (
          <li key={name} className="px-5 py-3 text-sm">
            <p className="font-medium">{title}</p>
            <p className="text-ink-faint">{description}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Loading() {
  return (
    <SkeletonList count={3} label={texts.loading} className="space-y-3">
      <Skeleton className="h-16" />
    </SkeletonList>
  );
}

function Unread({ title, onRetry }: { readonly title: string; readonly onRetry: () => unknown }) {
  return (
    <Card>
      <CardHeader title={title} />
      <LoadFailure onRetry={onRetry} />
    </Card>
  );
}
