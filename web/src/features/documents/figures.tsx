import type { Document } from '@proviso/contracts';
import type { ReactNode } from 'react';

import { formatCount } from '#web/lib/format/format-count.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

import { countDocuments } from './document-counts.ts';
import { texts } from './texts.ts';

const SUMMARY =
  'grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line xl:grid-cols-4';

/** The four figures of the dashboard. */
export function SummaryCards({ documents }: { readonly documents: readonly Document[] }) {
  const counts = countDocuments(documents);
  const { summary } = texts;
  return (
    <dl className={SUMMARY}>
      <Figure name={summary.total} value={counts.total} detail={summary.totalDetail(counts)} />
      <Figure
        name={summary.compliant}
        value={counts.compliant}
        detail={summary.compliantDetail(counts)}
      />
      <Figure
        name={summary.withIssues}
        value={counts.withIssues}
        detail={summary.withIssuesDetail(counts.critical)}
      />
      <Figure
        name={summary.critical}
        value={counts.criticalIssues}
        detail={summary.criticalDetail(counts.older)}
        isAlarming={counts.criticalIssues > 0}
      />
    </dl>
  );
}

/** The placeholder while loading. */
export function SummaryPlaceholder() {
  const { total, compliant, withIssues, critical } = texts.summary;
  return (
    <div aria-hidden className={SUMMARY}>
      {[total, compliant, withIssues, critical].map((name) => (
        <div key={name} className="bg-surface px-4 py-4 sm:px-5">
          <p className="text-sm font-medium text-ink-soft">{name}</p>
          <Skeleton className="mt-2 h-9.5 w-12" />
          <Skeleton className="mt-1 h-5 w-4/5" />
        </div>
      ))}
    </div>
  );
}

/** The three figures above the library, and a fourth if an analysis has failed, so that they add up. */
export function LibraryStats({ documents }: { readonly documents: readonly Document[] }) {
  const { total, analyzed, processing, failed } = countDocuments(documents);
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
      <Stat name={texts.library.total}>{formatCount(total)}</Stat>
      <Stat name={texts.library.analyzed}>{formatCount(analyzed)}</Stat>
      <Stat name={texts.library.processing}>{formatCount(processing)}</Stat>
      {failed > 0 && <Stat name={texts.library.failed}>{formatCount(failed)}</Stat>}
    </dl>
  );
}

function Figure({
  name,
  value,
  detail,
  isAlarming = false,
}: {
  readonly name: string;
  readonly value: number;
  readonly detail: string;
  readonly isAlarming?: boolean;
}) {
  return (
    <div className="flex flex-col bg-surface px-4 py-4 sm:px-5">
      <dt className="text-sm font-medium text-ink-soft">{name}</dt>
      <dd
        className={`mt-2 font-serif text-3xl font-semibold tabular-nums ${isAlarming ? 'text-high' : 'text-ink'}`}
      >
        {formatCount(value)}
      </dd>
      <dd className="mt-1 text-sm text-ink-faint">{detail}</dd>
    </div>
  );
}

function Stat({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex items-baseline gap-2">
      <dt className="text-ink-faint">{name}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
