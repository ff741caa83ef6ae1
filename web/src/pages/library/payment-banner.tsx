import { useQuery } from '@tanstack/react-query';

import { ManageButton } from '#web/features/billing/manage-button.tsx';
import { isPaymentOverdue, subscriptionFact } from '#web/features/billing/subscription-facts.ts';
import { texts } from '#web/features/billing/texts.ts';
import { subscriptionQuery } from '#web/features/usage/read-subscription.ts';
import { Banner } from '#web/ui/banner.tsx';

const { failedTitle, updateCard } = texts.subscription;

/** Says that the last payment failed, until it is made good; nothing otherwise. */
export function PaymentBanner() {
  const { data: status } = useQuery(subscriptionQuery);
  if (status === undefined || !isPaymentOverdue(status)) return null;
  return (
    <Banner title={failedTitle}>
      {subscriptionFact(status)}
      <div className="mt-3">
        <ManageButton label={updateCard} isUrgent={false} />
      </div>
    </Banner>
  );
}
