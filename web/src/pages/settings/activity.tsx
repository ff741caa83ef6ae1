import { useState } from 'react';

import { NO_FILTER } from '#web/features/activity/activity-filter.ts';
import { ActivityList } from '#web/features/activity/activity-list.tsx';
import { ActivityToolbar } from '#web/features/activity/activity-toolbar.tsx';
import { texts } from '#web/features/activity/texts.ts';
import { texts as pageTexts } from '#web/pages/texts.ts';
import { paths } from '#web/paths.ts';
import { usePageTitle } from '#web/product/page-title.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

/** What was done in this account. */
export default function ActivityPage() {
  usePageTitle(texts.title);
  const [filter, setFilter] = useState(NO_FILTER);
  return (
    <>
      <PageHeading
        title={texts.title}
        subtitle={texts.subtitle}
        actions={<ButtonLink href={paths.settings}>{pageTexts.settings.back}</ButtonLink>}
      />
      <ActivityToolbar filter={filter} onChange={setFilter} />
      <Card>
        <ActivityList filter={filter} onReset={() => setFilter(NO_FILTER)} />
      </Card>
    </>
  );
}
