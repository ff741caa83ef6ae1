import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';

import { DataSection } from '#web/features/account/data-settings/data-section.tsx';
import { ProfileSection } from '#web/features/account/profile-settings/profile-section.tsx';
import { SecuritySection } from '#web/features/account/security-settings/security-section.tsx';
import { useAccount } from '#web/features/account/session/use-session.ts';
import { texts as settingsTexts } from '#web/features/account/settings/texts.ts';
import { subscriptionQuery } from '#web/features/usage/read-subscription.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { ThemeSwitch } from '#web/shell/theme-switch.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

import { SubscriptionSection } from './subscription-section.tsx';
import { texts } from './texts.ts';

const { settings } = texts;

/** A settings screen of its own. */
interface SettingsLink {
  readonly href: string;
  readonly title: string;
  readonly text: string;
}

/** What is set elsewhere, in the order in which it is listed. */
const LINKS: readonly SettingsLink[] = [];

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
      <Card>
        <CardHeader title={settingsTexts.appearance.title} actions={<ThemeSwitch />}>
          <p className="text-sm text-ink-faint">{settingsTexts.appearance.text}</p>
        </CardHeader>
      </Card>
      {LINKS.length > 0 && <SettingsLinks />}
    </>
  );
}

function SettingsLinks() {
  return (
    <Card>
      <CardHeader title={settings.more} />
      <ul className="divide-y divide-line">
        {LINKS.map(({ href, title, text }) => (
          <li key={href}>
            <Link
              href={href}
              className="flex items-center justify-between gap-4 px-5 py-4 text-sm hover:bg-sunken"
            >
              <span>
                <span className="block font-medium">{title}</span>
                <span className="text-ink-faint">{text}</span>
              </span>
              <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-faint" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
