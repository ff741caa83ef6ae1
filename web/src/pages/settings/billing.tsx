import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { CardSection } from '#web/features/embedded-checkout/card-section.tsx';
import { HostedPage, HostedPageLoading } from '#web/features/embedded-checkout/hosted-page.tsx';
import { InvoiceSection } from '#web/features/embedded-checkout/invoice-section.tsx';
import { portalQuery } from '#web/features/embedded-checkout/page-calls.ts';
import { PageFailure } from '#web/features/embedded-checkout/page-failure.tsx';
import { PlanSection } from '#web/features/embedded-checkout/plan-section.tsx';
import { TestTools } from '#web/features/embedded-checkout/test-tools.tsx';
import { texts } from '#web/features/embedded-checkout/texts.ts';
import { subscriptionQuery } from '#web/features/usage/read-subscription.ts';
import { paths } from '#web/paths.ts';
import { usePageTitle } from '#web/product/page-title.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';

/** The embedded checkout's page for managing a subscription. */
export default function BillingPage({ session }: { readonly session: string }) {
  usePageTitle(texts.portal.page);
  const { data: portal, error, refetch } = useQuery(portalQuery(session));
  const { data: status } = useQuery(subscriptionQuery);
  const [isCardOpen, setIsCardOpen] = useState(false);
  if (portal === undefined && error === null) return <HostedPageLoading />;
  if (portal === undefined) {
    return (
      <PageFailure
        title={texts.portal.page}
        settingsPath={paths.settings}
        error={error}
        onRetry={refetch}
      />
    );
  }
  return (
    <HostedPage isNarrow backUrl={portal.returnUrl}>
      <div className="space-y-6">
        <PageHeading title={texts.portal.page} subtitle={texts.portal.subtitle(portal.email)} />
        <PlanSection
          {...{ session, portal, isCardOpen }}
          used={status?.documentsUsed ?? 0}
          onAskCard={() => setIsCardOpen(true)}
        />
        <CardSection {...{ session, portal }} isOpen={isCardOpen} onOpenChange={setIsCardOpen} />
        <InvoiceSection invoices={portal.invoices} />
        {portal.subscription !== null && <TestTools session={session} />}
      </div>
    </HostedPage>
  );
}
