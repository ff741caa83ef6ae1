import { useEffect } from 'react';
import { useLocation } from 'wouter';

import { currentAuthId } from '#web/features/account/session/session-state.ts';
import { useFirstPaintEnd } from '#web/lib/navigation/first-paint.ts';
import { takeRequestedPage } from '#web/lib/navigation/requested-page.ts';
import { paths } from '#web/paths.ts';
import { PageSpinner } from '#web/ui/spinner.tsx';

import { stateWithRequestedPage } from './requested-page-banner.tsx';

const DELAY_MS = 100;

/** The first page after a sign-in; redirects to the dashboard after a moment. */
export default function HomeRedirect() {
  const [, navigate] = useLocation();
  useFirstPaintEnd();
  useEffect(() => {
    const timer = setTimeout(() => {
      openDashboard(navigate);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return <PageSpinner />;
}

/**
 * Everybody lands on the dashboard. A person whose session ended on another page goes on to that one, and a person who
 * requested another page finds a link to it there.
 */
function openDashboard(navigate: ReturnType<typeof useLocation>[1]): void {
  const page = takeRequestedPage(currentAuthId());
  const isOffered = page !== null && !page.isReturn;
  const state = isOffered ? stateWithRequestedPage(page.href) : null;
  navigate(paths.dashboard, { replace: true, state });
  if (page?.isReturn) navigate(page.href);
}
