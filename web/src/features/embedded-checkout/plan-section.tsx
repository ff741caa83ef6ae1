import { offerOf, PLAN_OFFERS, type EmbeddedPortal, type PaidPlan } from '@proviso/contracts';
import { useState } from 'react';

import { formatUtcDate } from '#web/lib/format-date.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { useFallbackFocus } from '#web/ui/use-fallback-focus.ts';

import { formatMoney } from './format-money.ts';
import { Question } from './question.tsx';
import { Refusal } from './refusal.tsx';
import { texts } from './texts.ts';
import { usePortal } from './use-portal.ts';

const { portal: words, planNames } = texts;
type Running = NonNullable<EmbeddedPortal['subscription']>;
type PendingChange = PaidPlan | 'end' | null;

/** The subscription: its plan, its end date, and the available actions. */
export function PlanSection({
  session,
  portal,
  used,
}: {
  readonly session: string;
  readonly portal: EmbeddedPortal;
  /** How many analyses of this period are used; 0 while unknown. */
  readonly used: number;
}) {
  const { subscription, wantedPlan } = portal;
  const isWanted = wantedPlan !== null && wantedPlan !== subscription?.plan;
  const [pending, setPending] = useState<PendingChange>(isWanted ? wantedPlan : null);
  const { act, isBusy, error, clearError } = usePortal(session, () => setPending(null));
  const ask = (next: PendingChange) => {
    clearError();
    setPending(next);
  };
  const section = useFallbackFocus<HTMLElement>(`${pending} ${subscription === null}`);
  if (subscription === null) {
    return (
      <Card ref={section} tabIndex={-1} aria-label={words.plan}>
        <CardHeader title={words.plan} />
        <p className="p-5 text-sm text-ink-soft">{words.none}</p>
      </Card>
    );
  }
  return (
    <Card ref={section} tabIndex={-1} aria-label={words.plan}>
      <CardHeader title={words.plan} actions={<StateBadge subscription={subscription} />} />
      <div className="space-y-5 p-5">
        <PlanFacts subscription={subscription} hasCard={portal.card !== null} />
        <Refusal error={error} />
        {pending === null && (
          <Actions subscription={subscription} isBusy={isBusy} {...{ act, ask }} />
        )}
        {pending === 'end' && (
          <Question
            text={words.cancelSure}
            confirm={words.cancelConfirm}
            decline={words.cancelKeep}
            isBusy={isBusy}
            onConfirm={() => act({ kind: 'renewal', isEnding: true })}
            onDecline={() => ask(null)}
          />
        )}
        {pending !== null && pending !== 'end' && (
          <Question
            title={words.wanted(planNames[pending])}
            text={describeEffect(subscription, pending, used)}
            confirm={words.change(planNames[pending])}
            decline={words.notNow}
            isBusy={isBusy}
            onConfirm={() => act({ kind: 'plan', plan: pending })}
            onDecline={() => ask(null)}
          />
        )}
      </div>
    </Card>
  );
}

function describeEffect({ plan, state }: Running, wanted: PaidPlan, used: number): string {
  const { limit } = offerOf(wanted);
  if (state === 'trialing') {
    return used < limit
      ? words.wantedTrial
      : `${words.wantedTrial} ${words.usedUp(used, planNames[wanted], limit)}`;
  }
  return isLarger(wanted, plan) ? words.wantedUpgrade : words.wantedDowngrade;
}

function isLarger(plan: PaidPlan, other: PaidPlan): boolean {
  return offerOf(plan).price > offerOf(other).price;
}

function StateBadge({ subscription: { state, isEnding } }: { readonly subscription: Running }) {
  if (isEnding) return <Badge tone="medium">{words.ending}</Badge>;
  const tone = state === 'past_due' ? 'high' : 'good';
  return <Badge tone={tone}>{words.states[state]}</Badge>;
}

function PlanFacts({
  subscription,
  hasCard,
}: {
  readonly subscription: Running;
  readonly hasCard: boolean;
}) {
  const offer = offerOf(subscription.plan);
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-serif text-2xl font-semibold">{offer.name}</span>
        <span className="text-ink-soft tabular-nums">
          {formatMoney(offer.price)} {texts.checkout.perMonth}
        </span>
      </p>
      <p className="mt-1 text-sm text-ink-soft">{describeOutlook(subscription, hasCard)}</p>
    </div>
  );
}

/** What happens to the subscription if nothing is done. */
function describeOutlook(subscription: Running, hasCard: boolean): string {
  const { plan, nextPlan, state, isEnding, periodEnd } = subscription;
  const date = formatUtcDate(periodEnd);
  if (isEnding) return words.endsOn(date);
  if (state === 'past_due') return words.failed;
  if (nextPlan !== null) return words.next(planNames[nextPlan], date);
  if (state === 'active') return words.renews(date);
  const then = hasCard ? words.thenCharged(formatMoney(offerOf(plan).price)) : words.needsCard;
  return `${words.trialEnds(date)} ${then}`;
}

function Actions({
  subscription: { plan, nextPlan, isEnding },
  isBusy,
  act,
  ask,
}: {
  readonly subscription: Running;
  readonly isBusy: boolean;
  readonly act: ReturnType<typeof usePortal>['act'];
  readonly ask: (asked: PendingChange) => void;
}) {
  const other = PLAN_OFFERS.find(({ id }) => id !== plan && id !== nextPlan);
  return (
    <div className="flex flex-wrap gap-3">
      {other && !isEnding && (
        <Button
          variant={isLarger(other.id, plan) ? 'primary' : 'secondary'}
          isBusy={isBusy}
          onClick={() => ask(other.id)}
        >
          {words.change(other.name)}
        </Button>
      )}
      {nextPlan !== null && (
        <Button isBusy={isBusy} onClick={() => act({ kind: 'plan', plan })}>
          {words.keep(planNames[plan])}
        </Button>
      )}
      {isEnding ? (
        <Button
          variant="primary"
          isBusy={isBusy}
          onClick={() => act({ kind: 'renewal', isEnding: false })}
        >
          {isBusy ? words.busy : words.resume}
        </Button>
      ) : (
        <Button isBusy={isBusy} onClick={() => ask('end')}>
          {words.cancel}
        </Button>
      )}
    </div>
  );
}
