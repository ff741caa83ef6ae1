import type { Statistics } from '@proviso/contracts';
import { useQuery } from '@tanstack/react-query';
import { ChartColumn, Table2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { formatProcessingTime } from '#web/lib/format/format-processing-time.ts';
import { useLoadingAnnouncement } from '#web/ui/announcements.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';

import { FrequentTypes } from './frequent-types.tsx';
import { statisticsQuery } from './read-statistics.ts';
import { STATISTICS_LAYOUT, StatisticsPlaceholder } from './statistics-placeholder.tsx';
import { texts } from './texts.ts';
import { WeeksPicture } from './weeks-picture.tsx';
import { WeeksTable } from './weeks-table.tsx';

/**
 * The findings of all documents over time and by type, and how long the analyses took. Refetches when the number of
 * analyzed documents changes.
 */
export function StatisticsPanel({ analyzed }: { readonly analyzed: number }) {
  const { data, isError, refetch } = useQuery(statisticsQuery);
  const shown = useRef(analyzed);
  useEffect(() => {
    if (shown.current === analyzed) return;
    shown.current = analyzed;
    void refetch();
  }, [analyzed, refetch]);
  if (data) return <Figures statistics={data} />;
  if (isError) {
    return (
      <Card className="flex flex-wrap items-center justify-between gap-3 p-5">
        <p role="alert">{texts.failure}</p>
        <Button size="small" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </Card>
    );
  }
  return <Loading />;
}

function Loading() {
  useLoadingAnnouncement(texts.loading);
  return (
    <div>
      <span className="visually-hidden">{texts.loading}</span>
      <StatisticsPlaceholder />
    </div>
  );
}

function Figures({ statistics }: { readonly statistics: Statistics }) {
  return (
    <div className={STATISTICS_LAYOUT}>
      <div className="min-w-0 space-y-5">
        <Weeks weeks={statistics.weeks} />
        <Median statistics={statistics} />
      </div>
      <Card>
        <CardHeader title={texts.types.title}>
          <p className="text-sm text-ink-faint">{texts.types.subtitle}</p>
        </CardHeader>
        <div className="px-5 py-4">
          <FrequentTypes types={statistics.types} />
          {statistics.uncounted > 0 && (
            <p className="mt-3 text-sm text-ink-faint">{texts.uncounted(statistics.uncounted)}</p>
          )}
        </div>
      </Card>
    </div>
  );
}

function Weeks({ weeks }: { readonly weeks: Statistics['weeks'] }) {
  const [isTable, setIsTable] = useState(false);
  const isEmpty = weeks.every(({ documents }) => documents === 0);
  const Icon = isTable ? ChartColumn : Table2;
  return (
    <Card>
      <CardHeader
        title={texts.title}
        actions={
          !isEmpty && (
            <Button size="small" onClick={() => setIsTable(!isTable)}>
              <Icon aria-hidden className="size-4" />
              {isTable ? texts.showPicture : texts.showTable}
            </Button>
          )
        }
      >
        <p className="text-sm text-ink-faint">{texts.subtitle}</p>
      </CardHeader>
      <div className="p-5">
        {isEmpty && <p className="text-sm text-ink-soft">{texts.quiet}</p>}
        {!isEmpty && (isTable ? <WeeksTable weeks={weeks} /> : <WeeksPicture weeks={weeks} />)}
      </div>
    </Card>
  );
}

function Median({ statistics }: { readonly statistics: Statistics }) {
  const { medianProcessingTime: median, analyzed } = statistics;
  return (
    <Card className="px-5 py-4">
      <h2 className="text-sm font-medium text-ink-soft">{texts.median.title}</h2>
      {median === null ? (
        <p className="mt-1 text-sm">{texts.median.none}</p>
      ) : (
        <p className="mt-1 flex items-baseline gap-3">
          <span className="font-serif text-2xl font-semibold tabular-nums">
            {formatProcessingTime(median)}
          </span>
          <span className="text-sm text-ink-faint">{texts.median.detail(analyzed)}</span>
        </p>
      )}
    </Card>
  );
}
