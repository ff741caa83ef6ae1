import { CircleSlash } from 'lucide-react';

import { ButtonLink } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

import { HostedPage } from './hosted-page.tsx';
import { texts } from './texts.ts';

/** The page has expired or belongs to another person. */
export function PageMissing({ settingsPath }: { readonly settingsPath: string }) {
  const { title, text, action } = texts.unknown;
  return (
    <HostedPage isNarrow backUrl={settingsPath}>
      <div className="space-y-6 rounded-lg border border-line bg-surface px-6 py-10">
        <CircleSlash aria-hidden strokeWidth={1.5} className="size-9 text-ink-faint" />
        <PageHeading title={title} subtitle={text} />
        <ButtonLink href={settingsPath}>{action}</ButtonLink>
      </div>
    </HostedPage>
  );
}
