import { Menu, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';

import { Button } from '#web/ui/button.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageSpinner } from '#web/ui/spinner.tsx';
import { useToasts } from '#web/ui/toast-store.ts';
import { TooltipProvider } from '#web/ui/tooltip.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';

import { Sidebar } from './sidebar.tsx';
import { texts } from './texts.ts';

// Fetched when they are first needed: a wide screen needs no drawer, and most visits see no message.
const SidebarDrawer = lazy(async () => ({
  default: (await import('./sidebar-drawer.tsx')).SidebarDrawer,
}));
const Toaster = lazy(async () => ({ default: (await import('#web/ui/toaster.tsx')).Toaster }));

const MAIN_ID = 'main';

/** The frame of the signed-in screens; it stays while a page loads and when a page fails. */
export function AppShell({ children }: { readonly children: ReactNode }) {
  const [location] = useLocation();
  return (
    <TooltipProvider>
      <a
        href={`#${MAIN_ID}`}
        className="fixed top-3 left-3 z-[70] -translate-y-20 rounded-md bg-accent px-4 py-2 font-medium text-on-accent focus:translate-y-0"
      >
        {texts.skip}
      </a>
      <div className="min-h-dvh lg:grid lg:grid-cols-[16rem_1fr]">
        <aside className="sticky top-0 hidden h-dvh overflow-y-auto border-r border-line bg-surface lg:block">
          <Sidebar />
        </aside>
        <TopBar key={location} />
        <main id={MAIN_ID} tabIndex={-1} className="min-w-0 px-4 py-6 sm:px-8 sm:py-10">
          <div className="mx-auto flex max-w-5xl flex-col gap-7">
            <ErrorBoundary key={location} fallback={<BrokenPage />}>
              <Suspense fallback={<PageSpinner />}>{children}</Suspense>
            </ErrorBoundary>
          </div>
        </main>
      </div>
      <Messages />
    </TooltipProvider>
  );
}

// A key by location closes the drawer as soon as one of its links was followed.
function TopBar() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <header className="sticky top-0 z-30 flex items-center justify-between border-b border-line bg-surface px-4 py-2.5 lg:hidden">
      <Wordmark />
      <IconButton label={texts.menu} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Menu aria-hidden className="size-5" />
      </IconButton>
      {isOpen && (
        <Suspense>
          <SidebarDrawer onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}

function Messages() {
  if (useToasts().length === 0) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}

function BrokenPage() {
  return (
    <>
      <PageHeading title={texts.broken.title} />
      <Notice
        icon={TriangleAlert}
        title={texts.broken.text}
        actions={<Button onClick={() => location.reload()}>{texts.broken.reload}</Button>}
      />
    </>
  );
}
