import {
  BellOff,
  BookOpen,
  ChevronRight,
  History,
  KeyRound,
  type LucideIcon,
  ScrollText,
  Webhook,
} from 'lucide-react';
import { Link } from 'wouter';

import { texts } from '#web/pages/texts.ts';
import { paths } from '#web/paths.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';

const { settings } = texts;
const LINKS: readonly { href: string; icon: LucideIcon; title: string; text: string }[] = [
  { href: paths.policies, icon: ScrollText, ...settings.links.policies },
  { href: paths.allowedValues, icon: BellOff, ...settings.links.allowed },
  { href: paths.apiKeys, icon: KeyRound, ...settings.links.apiKeys },
  { href: paths.webhooks, icon: Webhook, ...settings.links.webhooks },
  { href: paths.activity, icon: History, ...settings.links.activity },
  { href: paths.guides, icon: BookOpen, ...settings.links.guides },
];

/** Links to the settings that have their own page. */
export function SettingsLinks() {
  return (
    <Card>
      <CardHeader title={settings.automation} />
      <ul className="divide-y divide-line">
        {LINKS.map(({ href, icon: Icon, title, text }) => (
          <li key={href}>
            <Link href={href} className="flex items-center gap-4 px-5 py-3.5 hover:bg-sunken">
              <Icon aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-ink-faint" />
              <span className="min-w-0 flex-1 text-sm">
                <span className="block font-medium">{title}</span>
                <span className="block text-ink-faint">{text}</span>
              </span>
              <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-faint" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
