import { countChanges, type Changes, type ChangeCounts, type Issue } from '@proviso/contracts';
import { useId, useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'wouter';

import { classNames } from '#web/lib/class-names.ts';
import { formatCount } from '#web/lib/format/format-count.ts';
import { formatDate } from '#web/lib/format/format-date.ts';
import { documentPath } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

import { callErrorMessage } from '../call-error.ts';
import { parseView, viewParameters, withoutFilters } from '../finding-view.ts';
import { FINDINGS_ID } from '../viewer/findings-id.ts';
import { useKnownChanges, type KnownChanges } from './known-changes.ts';
import { ResolvedFindings } from './resolved-findings.tsx';
import { texts } from './texts.ts';

const FIGURES = [
  ['resolved', 'text-good'],
  ['added', 'text-medium'],
  ['remaining', 'text-ink'],
] as const;

/**
 * What changed since the previous version: how many findings are resolved, new and remaining; renders nothing if there
 * is no previous version.
 */
export function ChangesCard({ issues }: { readonly issues: readonly Issue[] }) {
  const known = useKnownChanges();
  const { comparison, changes, isRetrying, retry } = known;
  const counts = useMemo(() => changes && countChanges(changes, issues), [changes, issues]);
  if (comparison === 'none') return null;
  return (
    <Frame
      heading={changes ? <Heading previous={changes.previous} /> : texts.before}
      summary={counts ? texts.summary(counts) : stateOf(known)}
      below={
        changes ? (
          <ResolvedFindings {...changes} />
        ) : (
          comparison === 'pending' && <SummaryPlaceholder />
        )
      }
    >
      {comparison === 'pending' && <Skeleton className="h-14.5 w-56 max-w-full" />}
      {comparison === 'failed' && (
        <Button size="small" isBusy={isRetrying} onClick={retry}>
          {texts.retry}
        </Button>
      )}
      {changes && counts && <Figures changes={changes} counts={counts} />}
    </Frame>
  );
}

function stateOf({ comparison, error }: KnownChanges): string {
  if (comparison === 'pending') return texts.loading;
  return `${texts.failure} ${callErrorMessage(error, texts.errors)}`;
}

/** As tall as the most common content. */
function SummaryPlaceholder() {
  return (
    <div className="border-t border-line px-5 py-4">
      <Skeleton className="h-4 w-56 max-w-full" />
    </div>
  );
}

function Heading({ previous }: { readonly previous: Changes['previous'] }) {
  return (
    <>
      {texts.since}{' '}
      <TextLink href={documentPath(previous.id)}>
        <span className="wrap-anywhere">{previous.name}</span>
      </TextLink>
      <span className="ml-2 text-sm font-normal whitespace-nowrap text-ink-faint">
        {texts.uploaded(formatDate(previous.uploadedAt))}
      </span>
    </>
  );
}

function Figures({
  changes,
  counts,
}: {
  readonly changes: Changes;
  readonly counts: ChangeCounts;
}) {
  const { added, caveats } = changes;
  const notes = [
    texts.dismissed(counts.dismissed),
    ...caveats.map((caveat) => texts.caveats[caveat]),
  ].filter((note) => note !== null);
  return (
    <>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {FIGURES.map(([name, color]) => (
          <Figure
            key={name}
            name={texts.figures[name]}
            count={counts[name]}
            color={counts[name] === 0 ? 'text-ink-faint' : color}
          />
        ))}
      </dl>
      {notes.length > 0 && (
        <ul className="basis-full space-y-1 text-sm text-ink-soft">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {added.length > 0 && <ShowNew count={added.length} />}
    </>
  );
}

/** The summary element stays mounted while it changes, so that the live region announces it. */
function Frame({
  heading,
  summary,
  below,
  children,
}: {
  readonly heading: ReactNode;
  readonly summary: string;
  readonly below?: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 px-5 py-5">
        <div className="min-w-0 flex-[1_1_18rem]">
          <h2 id={id} className="text-lg font-semibold">
            {heading}
          </h2>
          <p aria-live="polite" className="mt-1 text-ink-soft">
            {summary}
          </p>
        </div>
        {children}
      </div>
      {below}
    </Card>
  );
}

function Figure({
  name,
  count,
  color,
}: {
  readonly name: string;
  readonly count: number;
  readonly color: string;
}) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-xs font-semibold text-ink-soft">{name}</dt>
      <dd className={classNames('font-serif text-3xl font-semibold tabular-nums', color)}>
        {formatCount(count)}
      </dd>
    </div>
  );
}

/** Filters the list to new findings and moves to it. */
function ShowNew({ count }: { readonly count: number }) {
  const [parameters, setParameters] = useSearchParams();
  const show = () => {
    const view = { ...withoutFilters(parseView(parameters)), state: 'new' } as const;
    setParameters(viewParameters(view), { replace: true });
    const findings = document.getElementById(FINDINGS_ID);
    findings?.focus({ preventScroll: true });
    findings?.scrollIntoView({ behavior: 'instant' });
  };
  return (
    <div className="basis-full print:hidden">
      <Button size="small" onClick={show}>
        {texts.showNew(count)}
      </Button>
    </div>
  );
}
