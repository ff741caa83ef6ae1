import { Card, CardHeader } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

import { texts } from './texts.ts';

/** Weeks and median beside the types, where there is room. */
export const STATISTICS_LAYOUT = 'grid grid-cols-1 gap-5 lg:grid-cols-[3fr_2fr]';
const TYPICAL_TYPES = 8;

/** Reserves space for the figures until they load. */
export function StatisticsPlaceholder() {
  return (
    <div aria-hidden className={STATISTICS_LAYOUT}>
      <div className="min-w-0 space-y-5">
        <Card>
          <CardHeader title={texts.title} actions={<Skeleton className="h-8 w-32" />}>
            <p className="text-sm text-ink-faint">{texts.subtitle}</p>
          </CardHeader>
          <div className="p-5">
            <Skeleton className="aspect-[640/220]" />
            <Skeleton className="mt-3 h-12 sm:h-5" />
          </div>
        </Card>
        <Card className="px-5 py-4">
          <h2 className="text-sm font-medium text-ink-soft">{texts.median.title}</h2>
          <Skeleton className="mt-1 h-8 w-56" />
        </Card>
      </div>
      <Card>
        <CardHeader title={texts.types.title}>
          <p className="text-sm text-ink-faint">{texts.types.subtitle}</p>
        </CardHeader>
        <div className="space-y-3 px-5 py-4">
          {Array.from({ length: TYPICAL_TYPES }, (_, index) => (
            <Skeleton key={index} className="h-7" />
          ))}
        </div>
      </Card>
    </div>
  );
}
