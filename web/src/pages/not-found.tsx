import { FileQuestion } from 'lucide-react';

import { paths } from '#web/paths.ts';
import { usePageTitle } from '#web/product/page-title.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

import { texts } from './texts.ts';

/** Shown for unknown URLs within the app. */
export default function NotFoundPage() {
  usePageTitle(texts.notFound.title);
  return (
    <>
      <PageHeading title={texts.notFound.title} />
      <Notice
        icon={FileQuestion}
        title={texts.notFound.text}
        actions={<ButtonLink href={paths.dashboard}>{texts.notFound.action}</ButtonLink>}
      />
    </>
  );
}
