import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { HostedPage, HostedPageLoading } from '#web/features/embedded-checkout/hosted-page.tsx';
import { OrderSummary } from '#web/features/embedded-checkout/order-summary.tsx';
import { checkoutQuery } from '#web/features/embedded-checkout/page-calls.ts';
import { PageFailure } from '#web/features/embedded-checkout/page-failure.tsx';
import { PageMissing } from '#web/features/embedded-checkout/page-missing.tsx';
import { PaymentStep } from '#web/features/embedded-checkout/payment-step.tsx';
import { texts } from '#web/features/embedded-checkout/texts.ts';
import { paths } from '#web/paths.ts';
import { usePageTitle } from '#web/product/page-title.ts';
import { useFallbackFocus } from '#web/ui/use-fallback-focus.ts';

/** The embedded checkout's page for buying a plan. */
export default function CheckoutPage({ session }: { readonly session: string }) {
  usePageTitle(texts.checkout.page);
  const { data: checkout, error, refetch } = useQuery(checkoutQuery(session));
  const isComplete = checkout?.state === 'complete';
  const payment = useFallbackFocus<HTMLElement>(checkout?.state);
  useEffect(() => {
    // Replaces the history entry: there is nothing left to do on this page.
    if (isComplete) window.location.replace(checkout.successUrl);
  }, [isComplete, checkout]);
  if (checkout === undefined && error === null) return <HostedPageLoading />;
  if (checkout === undefined) {
    return (
      <PageFailure
        title={texts.checkout.page}
        settingsPath={paths.settings}
        error={error}
        onRetry={refetch}
      />
    );
  }
  if (checkout.state === 'expired') return <PageMissing settingsPath={paths.settings} />;
  return (
    <HostedPage backUrl={isComplete ? paths.settings : checkout.cancelUrl}>
      <div className="grid items-start gap-8 md:grid-cols-2 md:gap-12">
        <OrderSummary checkout={checkout} />
        <section
          ref={payment}
          tabIndex={-1}
          aria-label={texts.checkout.payment}
          className="rounded-lg border border-line bg-surface p-6 shadow-sheet"
        >
          <PaymentStep session={session} checkout={checkout} />
        </section>
      </div>
    </HostedPage>
  );
}
