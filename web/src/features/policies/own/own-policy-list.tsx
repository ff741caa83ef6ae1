import type { OwnPolicy, PolicySummary } from '@proviso/contracts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

import { policyPath } from '#web/paths.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { QueryBody } from '#web/ui/query-body.tsx';
import { Skeleton, SkeletonList } from '#web/ui/skeleton.tsx';

import { policiesQuery } from '../read-policies.ts';
import { ownPoliciesQuery } from './own-policies.ts';
import { texts } from './texts.ts';

/** The account's own policies, each with a link to its editor. */
export function OwnPolicyList() {
  return (
    <QueryBody query={useQuery(ownPoliciesQuery)} loading={<Loading />} frame={OwnCard}>
      {(policies) => <OwnPolicies policies={policies} />}
    </QueryBody>
  );
}

function OwnPolicies({ policies }: { readonly policies: readonly OwnPolicy[] }) {
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
  const query = useQuery(policiesQuery);
  // It is below a list of unknown length, which would push it down.
  if (useQuery(ownPoliciesQuery).isPending) return null;
  return (
    <QueryBody query={query} loading={<Loading />} frame={ShippedCard}>
      {(policies) => <ShippedPolicies policies={policies} />}
    </QueryBody>
  );
}

function ShippedPolicies({ policies }: { readonly policies: readonly PolicySummary[] }) {
  const shipped = policies.filter(({ ownId }) => ownId === undefined);
  if (shipped.length === 0) return null;
  return (
    <ShippedCard>
      <ul className="divide-y divide-line">
        {shipped.map(({ name, title, description }) => (
          <li key={name} className="px-5 py-3 text-sm">
            <p className="font-medium">{title}</p>
            <p className="text-ink-faint">{description}</p>
          </li>
        ))}
      </ul>
    </ShippedCard>
  );
}

function Loading() {
  return (
    <SkeletonList count={3} label={texts.loading} className="space-y-3">
      <Skeleton className="h-16" />
    </SkeletonList>
  );
}

function OwnCard({ children }: { readonly children: ReactNode }) {
  return (
    <Card>
      <CardHeader title={texts.list} />
      {children}
    </Card>
  );
}

function ShippedCard({ children }: { readonly children: ReactNode }) {
  return (
    <Card>
      <CardHeader title={texts.shipped} />
      {children}
    </Card>
  );
}
