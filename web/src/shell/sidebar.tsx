import {
  FileStack,
  FileUp,
  LayoutDashboard,
  LogOut,
  ScanText,
  Settings,
  type LucideIcon,
} from 'lucide-react';
import { Link, useLocation } from 'wouter';

import { endSession } from '#web/features/account/session/session.ts';
import { useAccount } from '#web/features/account/session/use-session.ts';
import { classNames } from '#web/lib/class-names.ts';
import { paths } from '#web/paths.ts';
import { SquareButton } from '#web/ui/square-button.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';

import { texts } from './texts.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const LINKS: readonly { href: string; name: string; icon: LucideIcon }[] = [
  { href: paths.dashboard, name: texts.links.dashboard, icon: LayoutDashboard },
  { href: paths.upload, name: texts.links.upload, icon: FileUp },
  { href: paths.documents, name: texts.links.documents, icon: FileStack },
  { href: paths.analyze, name: texts.links.analyze, icon: ScanText },
  { href: paths.settings, name: texts.links.settings, icon: Settings },
];

/** The way to every screen, who is signed in, and the way out. */
export function Sidebar() {
  return (
    <div className="flex h-full flex-col gap-8 px-4 py-6">
      <Link href={paths.dashboard} className="self-start rounded-md px-2">
        <Wordmark />
      </Link>
      <nav aria-label={texts.navigation} className="flex-1">
        <ul className="space-y-1">
          {LINKS.map((link) => (
            <li key={link.href}>
              <NavigationLink {...link} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="space-y-4">
        <ThemeSwitch />
        <Person />
      </div>
    </div>
  );
}

function NavigationLink({
  href,
  name,
  icon: Icon,
}: {
  readonly href: string;
  readonly name: string;
  readonly icon: LucideIcon;
}) {
  const [location] = useLocation();
  const isCurrent = location === href || location.startsWith(`${href}/`);
  return (
    <Link
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(
        'flex items-center gap-3 rounded-md border-l-[3px] px-3 py-2 text-sm font-medium transition-colors',
        isCurrent
          ? 'border-accent bg-accent-wash text-accent'
          : 'border-transparent text-ink-soft hover:bg-sunken hover:text-ink',
      )}
    >
      <Icon aria-hidden strokeWidth={1.75} className="size-4.5 shrink-0" />
      {name}
    </Link>
  );
}

function Person() {
  const { profile } = useAccount();
  return (
    <div className="flex items-center gap-2 border-t border-line pt-4">
      <div className="min-w-0 flex-1 px-2">
        <p className="truncate text-sm font-semibold" title={profile.name}>
          {profile.name}
        </p>
        <p className="truncate text-sm text-ink-faint capitalize">{profile.role}</p>
      </div>
      <SquareButton label={texts.logout} title={texts.logout} onClick={() => void endSession()}>
        <LogOut aria-hidden className="size-4.5" />
      </SquareButton>
    </div>
  );
}
