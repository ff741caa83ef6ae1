import {
  FileStack,
  FileUp,
  LayoutDashboard,
  ScanText,
  Settings,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';

import { classNames } from '#web/lib/class-names.ts';
import { paths } from '#web/paths.ts';
import { Wordmark } from '#web/ui/wordmark.tsx';

import { texts } from './texts.ts';

interface NavigationEntry {
  readonly href: string;
  readonly name: string;
  readonly icon: LucideIcon;
  /** Further screens that are reached from this one. */
  readonly within?: string;
}

const LINKS: readonly NavigationEntry[] = [
  { href: paths.dashboard, name: texts.links.dashboard, icon: LayoutDashboard },
  { href: paths.upload, name: texts.links.upload, icon: FileUp },
  { href: paths.documents, name: texts.links.documents, icon: FileStack },
  { href: paths.analyze, name: texts.links.analyze, icon: ScanText, within: paths.putBack },
  { href: paths.settings, name: texts.links.settings, icon: Settings, within: paths.guides },
];

/** Links to every screen, with the current one marked. */
export function Navigation({ foot }: { readonly foot: ReactNode }) {
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
      <div className="space-y-4">{foot}</div>
    </div>
  );
}

function NavigationLink({ href, name, icon: Icon, within }: NavigationEntry) {
  const [location] = useLocation();
  const isCurrent = [href, within].some(
    (screen) => screen !== undefined && `${location}/`.startsWith(`${screen}/`),
  );
  return (
    <Link
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(
        'flex items-center gap-3 rounded-md border-l-[3px] px-3 py-2 text-sm font-medium transition-colors',
        isCurrent
          ? 'border-accent bg-accent-wash text-accent'
          : 'border-transparent text-ink-soft forced-colors:border-[Canvas] hover:bg-sunken hover:text-ink',
      )}
    >
      <Icon aria-hidden strokeWidth={1.75} className="size-4.5 shrink-0" />
      {name}
    </Link>
  );
}
