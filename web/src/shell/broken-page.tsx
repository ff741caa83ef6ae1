import { TriangleAlert } from 'lucide-react';

import { useFirstPaintEnd } from '#web/lib/first-paint.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

import { texts } from './texts.ts';

/** Replaces a page that could not be loaded or rendered. */
export function BrokenPage() {
  useFirstPaintEnd();
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
