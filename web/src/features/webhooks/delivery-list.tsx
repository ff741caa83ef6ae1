import type { Delivery } from '@proviso/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { QueryBody } from '#web/ui/query-body.tsx';
import { Skeleton, SkeletonList } from '#web/ui/skeleton.tsx';

import { texts } from './texts.ts';
import { deliveriesQuery } from './webhooks.ts';

/** The number shown before expanding. */
const FIRST = 5;
const { deliveries: words } = texts;
const TONES: Readonly<Record<Delivery['state'], Tone>> = {
  waiting: 'neutral',
  delivered: 'good',
  failed: 'high',
};

/** A webhook's recent deliveries and their outcomes. */
export function DeliveryList({ webhookId }: { readonly webhookId: number }) {
  const loading = (
    <SkeletonList count={1} label={words.loading} className="px-5 py-3">
      <Skeleton className="h-6" />
    </SkeletonList>
  );
  return (
    <QueryBody query={useQuery(deliveriesQuery(webhookId))} loading={loading}>
      {(deliveries) => <Deliveries deliveries={deliveries} />}
    </QueryBody>
  );
}

function Deliveries({ deliveries }: { readonly deliveries: readonly Delivery[] }) {
  const [showsAll, setShowsAll] = useState(false);
  if (deliveries.length === 0) {
    return <p className="px-5 py-4 text-sm text-ink-faint">{words.empty}</p>;
  }
  return (
    <>
      <ul aria-live="polite" className="divide-y divide-line">
        {deliveries.slice(0, showsAll ? undefined : FIRST).map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} />
        ))}
      </ul>
      {!showsAll && deliveries.length > FIRST && (
        <div className="border-t border-line px-5 py-2.5">
          <Button size="small" variant="quiet" onClick={() => setShowsAll(true)}>
            {words.all(deliveries.length)}
          </Button>
        </div>
      )}
    </>
  );
}

function DeliveryRow({ delivery }: { readonly delivery: Delivery }) {
  const { event, state, attempts, createdAt, nextAttemptAt, responseStatus, failure } = delivery;
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-5 py-2.5 text-sm">
      <Badge tone={TONES[state]}>{words.states[state]}</Badge>
      <span className="font-medium">{texts.events[event]}</span>
      <span className="text-ink-faint">
        <Moment value={createdAt} />
      </span>
      {attempts > 0 && <span className="text-ink-faint">{words.attempts(attempts)}</span>}
      {attempts > 0 && nextAttemptAt !== null && (
        <span className="text-ink-faint">
          {words.next} <Moment value={nextAttemptAt} allowsFuture />
        </span>
      )}
      <span className="text-ink-soft">
        {[responseStatus && words.answered(responseStatus), failure && words.failures[failure]]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </li>
  );
}
