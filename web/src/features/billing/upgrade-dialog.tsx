import {
  PLAN_OFFERS,
  TRIAL_DAYS,
  type Configuration,
  type PaidPlan,
  type PlanOffer,
  type SubscriptionStatus,
} from '@proviso/contracts';

import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

import { PlanCard } from './plan-card.tsx';
import { texts } from './texts.ts';
import { useRedirect } from './use-redirect.ts';
import { visitCheckout } from './visit-billing.ts';

const { dialog, failure } = texts;

/** Who processes payments. */
export type PaymentDriver = Exclude<Configuration['billing'], 'off'>;

/** The current usage, and the larger plans. */
export function UpgradeDialog({
  status,
  limit,
  driver,
  email,
  onClose,
}: {
  readonly status: SubscriptionStatus;
  readonly limit: number;
  readonly driver: PaymentDriver;
  readonly email: string;
  readonly onClose: () => void;
}) {
  const { redirect, isRedirecting } = useRedirect(
    (offered: PaidPlan) => visitCheckout(offered, email),
    failure.upgrade,
  );
  const { documentsUsed: used, plan } = status;
  const isAtLimit = used >= limit;
  return (
    <Dialog
      title={dialog.title}
      description={dialog.description}
      closeLabel={dialog.close}
      onClose={onClose}
      footer={<p className="w-full text-sm text-ink-faint">{dialog.footer[driver]}</p>}
    >
      <div className="space-y-5">
        <Banner isWarning={isAtLimit} title={isAtLimit ? dialog.limitReached : dialog.usage}>
          <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            {dialog.used(used, limit, plan)}
            <Badge tone={isAtLimit ? 'high' : 'accent'}>{dialog.badge(used, limit)}</Badge>
          </p>
        </Banner>
        {!status.isCustomer && <p className="text-sm text-ink-soft">{dialog.trial(TRIAL_DAYS)}</p>}
        <div className="grid gap-4 sm:grid-cols-2">
          {PLAN_OFFERS.map((offer) => (
            <PlanCard key={offer.id} offer={offer}>
              <Button
                variant={offer.isMostPopular ? 'primary' : 'secondary'}
                className="w-full"
                disabled={offer.id === plan}
                isBusy={isRedirecting}
                onClick={() => redirect(offer.id)}
              >
                {labelOf(offer, { plan, limit, isRedirecting })}
              </Button>
            </PlanCard>
          ))}
        </div>
      </div>
    </Dialog>
  );
}

function labelOf(
  { id, name, limit }: PlanOffer,
  present: { plan: string; limit: number; isRedirecting: boolean },
): string {
  if (id === present.plan) return dialog.current;
  if (present.isRedirecting) return dialog.busy;
  return limit > present.limit ? dialog.choose(name) : dialog.change(name);
}
