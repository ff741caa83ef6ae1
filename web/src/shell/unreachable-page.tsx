import { WifiOff } from 'lucide-react';
import { useCallback, useEffect } from 'react';

import { useFirstPaintEnd } from '#web/lib/navigation/first-paint.ts';
import { checkServerBuild } from '#web/product/server-build.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

import { texts } from './texts.ts';

const RETRY_MS = 5000;
const { title, text, retry } = texts.broken.unreachable;

/** Says that the server does not answer who is signed in, and keeps asking. */
export function UnreachablePage({ onRetry }: { readonly onRetry: () => Promise<void> }) {
  useFirstPaintEnd();
  const ask = useCallback(async () => {
    const build = await checkServerBuild(AbortSignal.timeout(RETRY_MS));
    // What this page still has to load may be gone.
    if (build === 'other') location.reload();
    else if (build === 'same') await onRetry();
  }, [onRetry]);
  useEffect(() => {
    const timer = setInterval(() => void ask(), RETRY_MS);
    return () => clearInterval(timer);
  }, [ask]);
  return (
    <main className="mx-auto max-w-5xl px-4 py-10 sm:px-8">
      <PageHeading title={title} />
      <Notice
        icon={WifiOff}
        title={text}
        actions={<Button onClick={() => void ask()}>{retry}</Button>}
      />
    </main>
  );
}
