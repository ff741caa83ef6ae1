import { offerOf, PLAN_OFFERS, type EmbeddedPortal, type PaidPlan } from '@proviso/contracts';
import { useState } from 'react';

import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { useFallbackFocus } from '#web/ui/use-fallback-focus.ts';

import { asksForCard, describeOutlook, isLarger, type Running } from './describe-plan.ts';
import { formatMoney } from './format-money.ts';
import { CancelQuestion, ChangeQuestion } from './plan-questions.tsx';
import { Refusal } from './refusal.tsx';
import { texts } from './texts.ts';
import { usePortal, type PortalControl } from './use-portal.ts';

const { portal: words, planNames } = texts;
type PendingChange = PaidPlan | 'end' | null;

/** The subscription: its plan, its end date, and the available actions. */
export function PlanSection({
  session,
  portal,
  used,
  isCardOpen,
  onAskCard,
}: {
  readonly session: string;
  readonly portal: EmbeddedPortal;
  /** How many analyses of this period are used; 0 while unknown. */
  readonly used: number;
  /** Whether the form for a card is open. */
  readonly isCardOpen: boolean;
  readonly onAskCard: () => void;
}) {
  const { subscription, wantedPlan } = portal;
  const isWanted = wantedPlan !== null && wantedPlan !== subscription?.plan;
  const [pending, setPending] = useState<PendingChange>(isWanted ? wantedPlan : null);
  const { act, isBusy, error, isCardRefused, clearError } = usePortal(session, () =>
    setPending(null),
  );
  const ask = (next: PendingChange) => {
    clearError();
    setPending(next);
  };
  const askCard = () => {
    ask(null);
    onAskCard();
  };
  const hasCard = portal.card !== null;
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
        <PlanFacts subscription={subscription} hasCard={hasCard} />
        {pending === null && (
          <>
            <Refusal error={error} />
            <Actions {...{ subscription, hasCard, isCardOpen, onAskCard, isBusy, act, ask }} />
          </>
        )}
        {pending === 'end' && (
          <CancelQuestion {...{ subscription, act, isBusy, error }} onDecline={() => ask(null)} />
        )}
        {pending !== null && pending !== 'end' && (
          <ChangeQuestion
            {...{ subscription, used, act, isBusy, error, isCardRefused }}
            wanted={pending}
            onAskCard={askCard}
            onDecline={() => ask(null)}
          />
        )}
      </div>
    </Card>
  );
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

function Actions({
  subscription,
  hasCard,
  isCardOpen,
  onAskCard,
  isBusy,
  act,
  ask,
}: {
  readonly subscription: Running;
  readonly hasCard: boolean;
  readonly isCardOpen: boolean;
  readonly onAskCard: () => void;
  readonly isBusy: boolean;
  readonly act: PortalControl['act'];
  readonly ask: (asked: PendingChange) => void;
}) {
  const { plan, nextPlan, isEnding } = subscription;
  // One choice: a plan chosen for later follows once the subscription is resumed.
  if (isEnding) {
    return (
      <Button
        variant="primary"
        isBusy={isBusy}
        onClick={() => act({ kind: 'renewal', isEnding: false })}
      >
        {isBusy ? words.busy : words.resume}
      </Button>
    );
  }
  const needsCard = asksForCard(subscription, hasCard);
  const other = PLAN_OFFERS.find(({ id }) => id !== plan && id !== nextPlan);
  return (
    <div className="flex flex-wrap gap-3">
      {needsCard && !isCardOpen && (
        <Button variant="primary" onClick={onAskCard}>
          {hasCard ? words.updateCard : words.addCard}
        </Button>
      )}
      {other && (
        <Button
          variant={isLarger(other.id, plan) && !needsCard ? 'primary' : 'secondary'}
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
      <Button isBusy={isBusy} onClick={() => ask('end')}>
        {words.cancel}
      </Button>
    </div>
  );
}
