import type { Issue } from '@proviso/contracts';
import { ChevronRight } from 'lucide-react';

import { formatCount } from '#web/lib/format/format-count.ts';
import { Card } from '#web/ui/card.tsx';

import { texts } from './texts.ts';

const MAX_VALUES = 30;

/** Findings that raise no flag: by type, each value once, collapsed by default. */
export function InformationalFindings({ issues }: { readonly issues: readonly Issue[] }) {
  if (issues.length === 0) return null;
  const types = [...Map.groupBy(issues, ({ typeName }) => typeName)];
  return (
    <Card>
      {/* It cannot be expanded on paper. */}
      <details className="group print:details-content:[content-visibility:visible]">
        <summary className="flex cursor-pointer list-none items-center gap-2 rounded-lg px-5 py-4">
          <ChevronRight
            aria-hidden
            className="size-4 shrink-0 text-ink-faint transition-transform group-open:rotate-90 print:hidden"
          />
          <h2 className="text-lg font-semibold">{texts.noted.title(issues.length)}</h2>
        </summary>
        <div className="border-t border-line px-5 py-5">
          <p className="text-sm text-ink-faint">{texts.noted.intro}</p>
          <dl className="mt-4 space-y-4 text-sm">
            {types
              .toSorted(([, some], [, others]) => others.length - some.length)
              .map(([typeName, found]) => (
                <TypeValues key={typeName} typeName={typeName} issues={found} />
              ))}
          </dl>
        </div>
      </details>
    </Card>
  );
}

function TypeValues({
  typeName,
  issues,
}: {
  readonly typeName: string;
  readonly issues: readonly Issue[];
}) {
  const values = [...Map.groupBy(issues, ({ excerpt }) => excerpt)];
  return (
    <div>
      <dt className="font-medium">
        {typeName}{' '}
        <span className="font-normal text-ink-faint">{texts.noted.count(issues.length)}</span>
      </dt>
      <dd className="mt-1.5 flex flex-wrap gap-1.5">
        {values.slice(0, MAX_VALUES).map(([value, { length }]) => (
          <span key={value} className="rounded-sm bg-sunken px-2 py-0.5 break-words text-ink-soft">
            {value}
            {length > 1 && <span className="text-ink-faint"> ×{formatCount(length)}</span>}
          </span>
        ))}
        {values.length > MAX_VALUES && (
          <span className="px-1 py-0.5 text-ink-faint">
            {texts.noted.more(values.length - MAX_VALUES)}
          </span>
        )}
      </dd>
    </div>
  );
}
