import { queryOptions, useQuery } from '@tanstack/react-query';
import { TriangleAlert, WifiOff } from 'lucide-react';

import { useFirstPaintEnd } from '#web/lib/navigation/first-paint.ts';
import { tabStorage } from '#web/lib/storage.ts';
import { checkServerBuild } from '#web/product/server-build.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageSpinner } from '#web/ui/spinner.tsx';

import { texts } from './texts.ts';

const RETRY_MS = 5000;
/** The build from which a page last reloaded by itself: servers that disagree must not make it reload forever. */
const RELOADED_FROM = 'proviso-reloaded-from';

type Cause = 'unreachable' | 'defect';

const causeQuery = queryOptions<Cause>({
  queryKey: ['cause-of-broken-page'],
  gcTime: 0,
  refetchInterval: ({ state }) => state.data === 'unreachable' && RETRY_MS,
  async queryFn({ client, queryKey, signal }) {
    const build = await checkServerBuild(signal);
    if (build === 'unreachable') return 'unreachable';
    const isRetry = client.getQueryData(queryKey) !== undefined;
    if (!signal.aborted && (isRetry || (build === 'other' && mayReload()))) location.reload();
    return 'defect';
  },
});

/**
 * Replaces a page that could not be loaded or rendered. Reloads if the server has a newer build; while the server
 * cannot be reached, says so and reloads when it answers, because a reload before that would lose the app.
 */
export function BrokenPage() {
  useFirstPaintEnd();
  const { data: cause, refetch } = useQuery(causeQuery);
  if (cause === undefined) return <PageSpinner />;
  const { title, text, retry } = texts.broken[cause];
  return (
    <>
      <PageHeading title={title} />
      <Notice
        icon={cause === 'unreachable' ? WifiOff : TriangleAlert}
        title={text}
        actions={<Button onClick={() => void refetch()}>{retry}</Button>}
      />
    </>
  );
}

/** Whether this page has not yet been reloaded from the build it runs. */
function mayReload(): boolean {
  const own = document.querySelector('script[src]')?.getAttribute('src') ?? '';
  if (tabStorage.read(RELOADED_FROM) === own) return false;
  // What a reload would forget cannot keep it from being repeated for ever.
  return tabStorage.write(RELOADED_FROM, own);
}
