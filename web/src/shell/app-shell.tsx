import { Menu } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';

import { useSecondReader } from '#web/features/second-reader/read-second-reader.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageSpinner } from '#web/ui/spinner.tsx';
import { SquareButton } from '#web/ui/square-button.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import { BrokenPage } from './broken-page.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { MAIN_ID, ShellLayout } from './shell-layout.tsx';
import type { SidebarDrawer as SidebarDrawerComponent } from './sidebar-drawer.tsx';
import { Sidebar } from './sidebar.tsx';
import { texts } from './texts.ts';

/** The frame of the signed-in screens; stays mounted while a page loads or fails. */
export function AppShell({ children }: { readonly children: ReactNode }) {
  const [location] = useLocation();
  // The title of every screen names the reader of this account's documents.
  useSecondReader();
  return (
    <>
      <a
        href={`#${MAIN_ID}`}
        className="fixed top-3 left-3 z-[70] -translate-y-20 rounded-md bg-accent px-4 py-2 font-medium text-on-accent focus:translate-y-0 print:hidden"
      >
        {texts.skip}
      </a>
      <ShellLayout sidebar={<Sidebar />} menu={<MenuButton key={location} />}>
        <OfflineNotice />
        <ErrorBoundary key={location} fallback={<BrokenPage />}>
          <Suspense fallback={<PageSpinner />}>{children}</Suspense>
        </ErrorBoundary>
      </ShellLayout>
    </>
  );
}

// Keyed by location, so that following a link closes the drawer. A wide screen never loads its code. A load that failed
// is not made again by Chromium until the page is reloaded.
function MenuButton() {
  const [SidebarDrawer, setSidebarDrawer] = useState<typeof SidebarDrawerComponent | null>(null);
  const open = async () => {
    const loaded = await import('./sidebar-drawer.tsx');
    setSidebarDrawer(() => loaded.SidebarDrawer);
  };
  return (
    <>
      <SquareButton
        label={texts.menu}
        aria-haspopup="dialog"
        onClick={() => void open().catch(sayFailure)}
      >
        <Menu aria-hidden className="size-5" />
      </SquareButton>
      {SidebarDrawer && <SidebarDrawer onClose={() => setSidebarDrawer(null)} />}
    </>
  );
}

function sayFailure(): void {
  showToast(texts.menuFailed.title, texts.menuFailed.text, 'destructive');
}
