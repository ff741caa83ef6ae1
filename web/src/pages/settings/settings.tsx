import { useQuery } from '@tanstack/react-query';

import { DataSection } from '#web/features/account/data-settings/data-section.tsx';
import { ProfileSection } from '#web/features/account/profile-settings/profile-section.tsx';
import { SecuritySection } from '#web/features/account/security-settings/security-section.tsx';
import { useAccount } from '#web/features/account/session/use-session.ts';
import { texts as settingsTexts } from '#web/features/account/settings/texts.ts';
import { SecondReaderSection } from '#web/features/second-reader/second-reader-section.tsx';
import { subscriptionQuery } from '#web/features/usage/read-subscription.ts';
import { texts } from '#web/pages/texts.ts';
import { usePageTitle } from '#web/product/page-title.ts';
import { ThemeSwitch } from '#web/shell/theme-switch.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

import { SettingsLinks } from './settings-links.tsx';
import { SubscriptionSection } from './subscription-section.tsx';

const { settings } = texts;

/** The account, its plan and its preferences. */
export default function SettingsPage() {
  usePageTitle(settings.title);
  const { profile } = useAccount();
  const plan = useQuery(subscriptionQuery).data?.plan ?? profile.plan;
  return (
    <>
      <PageHeading title={settings.title} />
      <SubscriptionSection />
      <ProfileSection plan={plan} />
      <SecuritySection />
      <DataSection />
      <SecondReaderSection />
      <Card>
        <CardHeader title={settingsTexts.appearance.title} actions={<ThemeSwitch />}>
          <p className="text-sm text-ink-faint">{settingsTexts.appearance.text}</p>
        </CardHeader>
      </Card>
      <SettingsLinks />
    </>
  );
}
