import { type Analysis, type Verdict, verdictOf } from '@proviso/contracts';
import { CircleAlert, FileQuestion, ShieldAlert, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';

import { classNames } from '#web/lib/class-names.ts';
import { formatCount } from '#web/lib/format/format-count.ts';
import { DESCENDING_SEVERITIES, type Severity } from '#web/product/categories.ts';
import { Badge } from '#web/ui/badge.tsx';
import { SeverityMark } from '#web/ui/severity-mark.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

import { describeVerdict } from './describe-verdict.ts';
import { isCounted } from './review/is-counted.ts';
import { texts } from './texts.ts';

const LOOKS = {
  compliant: { icon: ShieldCheck, color: 'text-good', rule: 'border-l-good' },
  issues: { icon: CircleAlert, color: 'text-medium', rule: 'border-l-medium' },
  critical: { icon: ShieldAlert, color: 'text-high', rule: 'border-l-high' },
  partial: { icon: FileQuestion, color: 'text-ink-soft', rule: 'border-l-line-strong' },
  unread: { icon: FileQuestion, color: 'text-ink-soft', rule: 'border-l-line-strong' },
} as const satisfies Record<Verdict, unknown>;

const RISK_TONES = { high: 'high', medium: 'medium', low: 'good' } as const;

/** The verdict in words, the overall risk, and the number of findings by severity. */
export function VerdictPanel({
  analysis,
  actions,
}: {
  readonly analysis: Analysis;
  readonly actions: ReactNode;
}) {
  const verdict = verdictOf(analysis);
  const { icon: Icon, color, rule } = LOOKS[verdict];
  const { title, text } = describeVerdict(analysis);
  const counted = analysis.issues.filter(isCounted);
  return (
    <Sheet rule={rule} actions={actions}>
      <Icon
        aria-hidden
        strokeWidth={1.5}
        className={classNames('size-10 shrink-0 max-sm:hidden', color)}
      />
      <div className="min-w-56 flex-1">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className={classNames('font-serif text-2xl font-semibold', color)}>{title}</h2>
          <RiskBadge analysis={analysis} />
        </div>
        <p className="mt-1 text-ink-soft">{text}</p>
      </div>
      {verdict !== 'unread' && (
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          {DESCENDING_SEVERITIES.map((severity) => (
            <SeverityCount
              key={severity}
              severity={severity}
              count={counted.filter((issue) => issue.severity === severity).length}
            />
          ))}
        </dl>
      )}
    </Sheet>
  );
}

/** The placeholder while loading. */
export function VerdictPlaceholder() {
  return (
    <Sheet rule="border-l-line" actions={<Skeleton className="h-10 w-56" />}>
      <Skeleton className="size-10 rounded-full max-sm:hidden" />
      <div className="min-w-56 flex-1">
        <Skeleton className="h-8 w-52" />
        <Skeleton className="mt-1 h-12 sm:h-6" />
      </div>
      <Skeleton className="h-14.5 w-52" />
    </Sheet>
  );
}

function Sheet({
  rule,
  actions,
  children,
}: {
  readonly rule: string;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section
      className={classNames('rounded-lg border border-l-[6px] border-line bg-surface', rule)}
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-5 py-6 pr-5 pl-4 sm:px-6">
        {children}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line py-3.5 pr-5 pl-4 sm:px-6">
        <p className="max-w-prose flex-1 basis-72 text-sm text-ink-faint">
          {texts.provenance.disclaimer}
        </p>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow print:hidden">
          {actions}
        </div>
      </div>
    </section>
  );
}

function SeverityCount({
  severity,
  count,
}: {
  readonly severity: Severity;
  readonly count: number;
}) {
  const color = count === 0 ? 'text-ink-faint' : 'text-ink';
  return (
    <div className="flex flex-col-reverse">
      <dt>
        <SeverityMark severity={severity} />
      </dt>
      <dd className={classNames('font-serif text-3xl font-semibold tabular-nums', color)}>
        {formatCount(count)}
      </dd>
    </div>
  );
}

/** The overall risk in two words; renders nothing if nothing was found and something was not read. */
export function RiskBadge({ analysis }: { readonly analysis: Analysis }) {
  const verdict = verdictOf(analysis);
  if (verdict === 'unread' || verdict === 'partial') return null;
  const risk = analysis.summary.overallRisk;
  return <Badge tone={RISK_TONES[risk]}>{texts.risk(risk)}</Badge>;
}
