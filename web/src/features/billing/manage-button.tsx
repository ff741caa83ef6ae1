import { useMutation } from '@tanstack/react-query';

import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import { texts } from './texts.ts';
import { visitPortal } from './visit-billing.ts';

/** Leads to the subscription, the card and the invoices. */
export function ManageButton({ hasSubscription }: { readonly hasSubscription: boolean }) {
  const { manage, invoices, opening } = texts.subscription;
  const leaving = useMutation({
    mutationFn: visitPortal,
    onError: () => showToast(texts.failure.title, texts.failure.portal, 'destructive'),
  });
  const isLeaving = leaving.isPending || leaving.isSuccess;
  const label = hasSubscription ? manage : invoices;
  return (
    <Button size="small" disabled={isLeaving} onClick={() => leaving.mutate()}>
      {isLeaving ? opening : label}
    </Button>
  );
}
