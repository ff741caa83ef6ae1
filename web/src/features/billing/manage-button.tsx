import { Button } from '#web/ui/button.tsx';

import { texts } from './texts.ts';
import { useRedirect } from './use-redirect.ts';
import { visitPortal } from './visit-billing.ts';

/** Opens the page for the subscription, the card and the invoices. */
export function ManageButton({ hasSubscription }: { readonly hasSubscription: boolean }) {
  const { manage, invoices, opening } = texts.subscription;
  const { redirect, isRedirecting } = useRedirect<void>(visitPortal, texts.failure.portal);
  const label = hasSubscription ? manage : invoices;
  return (
    <Button size="small" isBusy={isRedirecting} onClick={() => redirect()}>
      {isRedirecting ? opening : label}
    </Button>
  );
}
