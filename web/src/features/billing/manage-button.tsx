import { Button } from '#web/ui/button.tsx';

import { texts } from './texts.ts';
import { useLeaving } from './use-leaving.ts';
import { visitPortal } from './visit-billing.ts';

/** Opens the page for the subscription, the card and the invoices. */
export function ManageButton({ hasSubscription }: { readonly hasSubscription: boolean }) {
  const { manage, invoices, opening } = texts.subscription;
  const { leave, isLeaving } = useLeaving<void>(visitPortal, texts.failure.portal);
  const label = hasSubscription ? manage : invoices;
  return (
    <Button size="small" isBusy={isLeaving} onClick={() => leave()}>
      {isLeaving ? opening : label}
    </Button>
  );
}
