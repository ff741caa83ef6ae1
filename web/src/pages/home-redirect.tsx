import { useEffect } from 'react';
import { useLocation } from 'wouter';

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
      offerRequestedPage();
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return <PageSpinner />;
}

/** Everybody lands on the dashboard; a person who requested another page gets a link to it. */
function offerRequestedPage(): void {
  const href = takeRequestedPage();
  const { title, text, action } = texts.wanted;
  if (href !== null) showToast(title, text, 'plain', { href, label: action });
}
