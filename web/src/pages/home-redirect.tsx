import { useEffect } from 'react';
import { useLocation } from 'wouter';

import { useFirstPaintEnd } from '#web/lib/first-paint.ts';
import { paths } from '#web/paths.ts';
import { PageSpinner } from '#web/ui/spinner.tsx';

const DELAY_MS = 100;

/** Where a person who has just signed in arrives; goes on to the dashboard after a moment. */
export default function HomeRedirect() {
  const [, navigate] = useLocation();
  useFirstPaintEnd();
  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.dashboard, { replace: true }), DELAY_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return <PageSpinner />;
}
