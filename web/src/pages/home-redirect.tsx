import { useEffect } from 'react';
import { useLocation } from 'wouter';

import { currentAuthId } from '#web/features/account/session/session-state.ts';
import { useFirstPaintEnd } from '#web/lib/first-paint.ts';
import { takeRequestedPage } from '#web/lib/requested-page.ts';
import { paths } from '#web/paths.ts';
import { PageSpinner } from '#web/ui/spinner.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import { texts } from './texts.ts';

const DELAY_MS = 100;

/** Where a person who has just signed in arrives; redirects to the dashboard after a moment. */
export default function HomeRedirect() {
  const [, navigate] = useLocation();
  useFirstPaintEnd();
  useEffect(() => {
    const timer = setTimeout(() => {
      navigate(paths.dashboard, { replace: true });
      openRequestedPage(navigate);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return <PageSpinner />;
}

/**
 * Everybody lands on the dashboard. A person whose session ended on another page goes on to that one, and a person who
 * requested another page gets a link to it.
 */
function openRequestedPage(navigate: (href: string) => void): void {
  const page = takeRequestedPage(currentAuthId());
  if (page === null) return;
  const { title, text, action } = texts.wanted;
  if (page.isReturn) navigate(page.href);
  else showToast(title, text, 'plain', { href: page.href, label: action });
}
