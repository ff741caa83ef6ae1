import type { ReactNode } from 'react';

import { useAccount } from '#web/features/account/session/use-session.ts';
import { UsageCard } from '#web/features/usage/usage-card.tsx';
import { usePageTitle } from '#web/lib/page-title.ts';
import { ThemeSwitch } from '#web/shell/theme-switch.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

import { SettingsLinks } from './settings-links.tsx';
import { texts } from './texts.ts';

const { settings } = texts;

/** The account, its plan and its preferences. */
export default function SettingsPage() {
  usePageTitle(settings.title);
  const { profile } = useAccount();
  return (
    <>
      <PageHeading title={settings.title} />
      <UsageCard />
      <Card>
        <CardHeader title={settings.profile} />
        <dl className="divide-y divide-line">
          <Fact name={settings.name}>{profile.name}</Fact>
          <Fact name={settings.email}>
            {profile.email || settings.noEmail}
            {profile.isEmailVerified && <Badge tone="good">{settings.verified}</Badge>}
          </Fact>
          <Fact name={settings.accountType}>
            <span className="capitalize">{profile.plan}</span>
          </Fact>
        </dl>
      </Card>
      <Card>
        <CardHeader title={settings.appearance} actions={<ThemeSwitch />}>
          <p className="text-sm text-ink-faint">{settings.appearanceText}</p>
        </CardHeader>
      </Card>
      <SettingsLinks />
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-1 px-5 py-3.5 text-sm sm:grid-cols-[12rem_1fr]">
      <dt className="text-ink-faint">{name}</dt>
      <dd className="flex min-w-0 flex-wrap items-center gap-2.5 font-medium break-words">
        {children}
      </dd>
    </div>
  );
}
