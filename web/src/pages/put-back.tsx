import type { LabelKey } from '@proviso/contracts';
import { useState } from 'react';

import { KeyChooser } from '#web/features/analysis/putting-back/key-chooser.tsx';
import { PutBack } from '#web/features/analysis/putting-back/put-back.tsx';
import { texts } from '#web/features/analysis/putting-back/texts.ts';
import { usePageTitle } from '#web/product/page-title.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

const { page } = texts;

/** Restores the values in a text that uses the labels of a cleaned copy, with a saved key. */
export default function PutBackPage() {
  usePageTitle(page.title);
  const [labels, setLabels] = useState<LabelKey | null>(null);
  return (
    <>
      <PageHeading title={page.title} subtitle={page.subtitle} />
      <Card>
        <CardHeader title={page.key}>
          <p className="text-sm text-ink-faint">{page.intro}</p>
        </CardHeader>
        <div className="p-5">
          <KeyChooser labels={labels} onKey={setLabels} />
        </div>
      </Card>
      {labels !== null && (
        <Card>
          <CardHeader title={page.text} />
          <div className="p-5">
            <PutBack labels={labels} />
          </div>
        </Card>
      )}
    </>
  );
}
