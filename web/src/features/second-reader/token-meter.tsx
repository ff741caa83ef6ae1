import type { SecondReader } from '@proviso/contracts';

import { formatUtcDate } from '#web/lib/format-date.ts';
import { useNow } from '#web/lib/now.ts';
import { Progress } from '#web/ui/progress.tsx';

import { texts } from './texts.ts';
import { nextMonth, usedPercent } from './token-budget.ts';

const { tokens: words } = texts;

/** What of the month's tokens is used, and when it starts anew. */
export function TokenMeter({ tokens }: { readonly tokens: SecondReader['tokens'] }) {
  const percent = usedPercent(tokens);
  const isUsedUp = tokens.used >= tokens.perMonth;
  return (
    <div className="space-y-2 px-5 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2 text-sm">
        <h3 className="font-medium">{words.title}</h3>
        <p className="text-ink-soft tabular-nums">
          {words.used(tokens.used, tokens.perMonth)} · {words.percent(percent)}
        </p>
      </div>
      <Progress label={words.title} percent={percent} tone={isUsedUp ? 'high' : 'accent'} />
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm text-ink-faint">
        <span>{words.resets(formatUtcDate(nextMonth(useNow())))}</span>
        {isUsedUp && <span className="text-ink-soft">{words.usedUp}</span>}
      </p>
    </div>
  );
}
