import { statusOf } from '#web/lib/api/api-error.ts';
import { Card } from '#web/ui/card.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

import { HostedPage } from './hosted-page.tsx';
import { PageMissing } from './page-missing.tsx';

/** Replaces a page that could not be loaded: it does not exist, or the server's response was unexpected. */
export function PageFailure({
  title,
  settingsPath,
  error,
  onRetry,
}: {
  readonly title: string;
  readonly settingsPath: string;
  readonly error: Error;
  readonly onRetry: () => unknown;
}) {
  if (statusOf(error) === 404) return <PageMissing settingsPath={settingsPath} />;
  return (
    <HostedPage isNarrow backUrl={settingsPath}>
      <div className="space-y-6">
        <PageHeading title={title} />
        <Card>
          <LoadFailure onRetry={onRetry} />
        </Card>
      </div>
    </HostedPage>
  );
}
