import { Button } from '#web/ui/button.tsx';

import { texts } from './texts.ts';
import { useRedirect } from './use-redirect.ts';
import { visitPortal } from './visit-billing.ts';

/** Opens the page for the subscription, the card and the invoices. */
export function ManageButton({
  hasSubscription,
  isUrgent,
}: {
  readonly hasSubscription: boolean;
  /** Whether something there has to be done to keep the plan. */
  readonly isUrgent: boolean;
}) {
  const { manage, invoices, opening } = texts.subscription;
  const { redirect, isRedirecting } = useRedirect<void>(visitPortal, texts.failure.portal);
  const label = hasSubscription ? manage : invoices;
  return (
    <Button
      variant={isUrgent ? 'primary' : 'secondary'}
      size="small"
      isBusy={isRedirecting}
      onClick={() => redirect()}
    >
      {isRedirecting ? opening : label}
    </Button>
  );
}
