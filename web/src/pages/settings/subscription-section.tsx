import type { SubscriptionStatus } from '@proviso/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useAccount } from '#web/features/account/session/use-session.ts';
import { ManageButton } from '#web/features/billing/manage-button.tsx';
import { isPaymentOverdue, subscriptionFact } from '#web/features/billing/subscription-facts.ts';
import { texts } from '#web/features/billing/texts.ts';
import { useCheckoutReturn } from '#web/features/billing/use-checkout-return.ts';
import { useUpgrade } from '#web/features/billing/use-upgrade.tsx';
import { refreshSubscription, subscriptionQuery } from '#web/features/usage/read-subscription.ts';
import { UsageCard } from '#web/features/usage/usage-card.tsx';
import { useConfiguration } from '#web/product/configuration.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The plan, its usage, and the actions to buy, change and cancel it. */
export function SubscriptionSection() {
  const { data: status, isPending } = useQuery(subscriptionQuery);
  const { profile } = useAccount();
  const sells = (useConfiguration()?.billing ?? 'off') !== 'off';
  const upgrade = useUpgrade(status, profile.email);
  const arrival = useCheckoutReturn(status, refreshSubscription);
  return (
    <>
      <UsageCard>
        <div aria-live="polite">{arrival !== null && <Row text={arrival} />}</div>
        {status && <SubscriptionRow status={status} />}
        {/* Reserves space until loaded, to avoid a layout shift. */}
        {isPending && sells && profile.plan === 'free' && (
          <Row {...texts.prompt} action={<Skeleton className="h-8 w-28" />} />
        )}
        {status?.plan === 'free' && upgrade.button !== null && (
          <Row {...texts.prompt} action={upgrade.button} />
        )}
      </UsageCard>
      {upgrade.dialog}
    </>
  );
}

function SubscriptionRow({ status }: { readonly status: SubscriptionStatus }) {
  const fact = subscriptionFact(status);
  if (!status.isCustomer) return null;
  const { manage, invoices, none } = texts.subscription;
  const isUrgent = isPaymentOverdue(status);
  return (
    <Row
      text={fact ?? none}
      isAlarming={isUrgent}
      action={<ManageButton label={fact === null ? invoices : manage} isUrgent={isUrgent} />}
    />
  );
}

function Row({
  title,
  text,
  isAlarming = false,
  action,
}: {
  readonly title?: string;
  readonly text: string;
  readonly isAlarming?: boolean;
  readonly action?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-4 text-sm">
      <div>
        {title !== undefined && <h3 className="font-semibold">{title}</h3>}
        <p className={isAlarming ? 'font-medium text-high' : 'text-ink-soft'}>{text}</p>
      </div>
      {action}
    </div>
  );
}
