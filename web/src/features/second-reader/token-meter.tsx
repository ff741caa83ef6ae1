import type { SecondReader } from '@proviso/contracts';

import { formatUtcDate } from '#web/lib/format/format-date.ts';
import { usedPercent } from '#web/lib/format/used-percent.ts';
import { useNow } from '#web/lib/now.ts';
import { Meter } from '#web/ui/meter.tsx';

import { texts } from './texts.ts';
import { nextMonth } from './token-budget.ts';

const { tokens: words } = texts;

/** How much of the month's tokens is used, and when the budget resets. */
export function TokenMeter({ tokens }: { readonly tokens: SecondReader['tokens'] }) {
  const isUsedUp = tokens.used >= tokens.perMonth;
  return (
    <div className="px-5 py-4">
      <Meter
        title={words.title}
        figures={words.used(tokens.used, tokens.perMonth)}
        percent={usedPercent(tokens.used, tokens.perMonth)}
        tone={isUsedUp ? 'high' : 'accent'}
      >
        <span>{words.resets(formatUtcDate(nextMonth(useNow())))}</span>
        {isUsedUp && <span className="text-ink-soft">{words.usedUp}</span>}
      </Meter>
    </div>
  );
}
