import { useQuery } from '@tanstack/react-query';

import { HostedPage, HostedPageLoading } from '#web/features/embedded-checkout/hosted-page.tsx';
import { OrderSummary } from '#web/features/embedded-checkout/order-summary.tsx';
import { checkoutQuery } from '#web/features/embedded-checkout/page-calls.ts';
import { PageMissing } from '#web/features/embedded-checkout/page-missing.tsx';
import { PaymentStep } from '#web/features/embedded-checkout/payment-step.tsx';
import { texts } from '#web/features/embedded-checkout/texts.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { paths } from '#web/paths.ts';

/** The embedded checkout's page on which a plan is bought. */
export default function CheckoutPage({ session }: { readonly session: string }) {
  usePageTitle(texts.checkout.page);
  const { data: checkout, isError } = useQuery(checkoutQuery(session));
  if (isError || checkout?.state === 'expired') {
    return <PageMissing settingsPath={paths.settings} />;
  }
  if (checkout === undefined) return <HostedPageLoading />;
  return (
    <HostedPage backUrl={checkout.cancelUrl}>
      <div className="grid items-start gap-8 md:grid-cols-2 md:gap-12">
        <OrderSummary checkout={checkout} />
        <section
          aria-label={texts.checkout.payment}
          className="rounded-lg border border-line bg-surface p-6 shadow-sheet"
        >
          <PaymentStep session={session} checkout={checkout} />
        </section>
      </div>
    </HostedPage>
  );
}
