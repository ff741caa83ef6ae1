import { Button } from '#web/ui/button.tsx';

import { texts } from './texts.ts';
import { useRedirect } from './use-redirect.ts';
import { visitPortal } from './visit-billing.ts';

/** Opens the page for the subscription, the card and the invoices. */
export function ManageButton({
  label,
  isUrgent,
}: {
  readonly label: string;
  /** Whether something there has to be done to keep the plan. */
  readonly isUrgent: boolean;
}) {
  const { redirect, isRedirecting } = useRedirect<void>(visitPortal, texts.failure.portal);
  return (
    <Button
      variant={isUrgent ? 'primary' : 'secondary'}
      size="small"
      isBusy={isRedirecting}
      onClick={() => redirect()}
    >
      {isRedirecting ? texts.subscription.opening : label}
    </Button>
  );
}
