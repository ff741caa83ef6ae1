import type { Issue, IssueDecision } from '@proviso/contracts';
import { useId, type ReactNode } from 'react';

import { formatUtcDate } from '#web/lib/format/format-date.ts';
import { Moment } from '#web/ui/moment.tsx';

import { FindingHeadline, type Fold } from './finding-headline.tsx';
import type { FindingGroup } from './finding-view.ts';
import { texts as markingTexts } from './marking/texts.ts';
import { texts as reviewTexts } from './review/texts.ts';
import { texts } from './texts.ts';
import { FindingPlaces } from './viewer/finding-places.tsx';

/** A finding with all its details: the passage, its places, the reason, the advice, and its source. */
export function FindingItem({
  group,
  title,
  controls,
  fold,
}: {
  readonly group: FindingGroup;
  /** Replaces the type and the severity; it names both. */
  readonly title: string | undefined;
  /** The available actions. */
  readonly controls?: ReactNode;
  /** Shows and hides the details; undefined when they are always shown. */
  readonly fold?: Fold | undefined;
}) {
  const detailsId = useId();
  return (
    <article className="@container py-4 pr-5 pl-4">
      <FindingHeadline group={group} title={title} fold={fold} detailsId={detailsId} />
      {fold?.isOpen !== false && (
        <div id={detailsId}>
          <FindingDetails group={group} />
          {controls}
        </div>
      )}
    </article>
  );
}

function FindingDetails({ group }: { readonly group: FindingGroup }) {
  const [issue] = group;
  const { finding } = texts;
  return (
    <>
      {issue.decision && <DecisionNote decision={issue.decision} />}
      <dl className="mt-3 space-y-1.5 text-sm @lg:grid @lg:grid-cols-[9.5rem_1fr] @lg:items-baseline @lg:gap-x-6 @lg:gap-y-2.5 @lg:space-y-0">
        <Fact name={finding.location}>
          <FindingPlaces group={group} />
        </Fact>
        <Fact name={finding.why}>{issue.why}</Fact>
        <Fact name={finding.recommendation}>
          <span className="font-medium text-ink">{issue.recommendation}</span>
        </Fact>
        <Replacement issue={issue} />
        {issue.legalReference && (
          <Fact name={finding.law}>
            {issue.legalReference.law}, {issue.legalReference.article}
          </Fact>
        )}
        <Fact name={finding.source}>
          <Source issue={issue} /> · {finding.confidence(issue.confidence)}
        </Fact>
      </dl>
    </>
  );
}

/**
 * The rule and its version; for a language model its name, since its findings have no rule, and for a person the day.
 */
function Source({ issue: { source, ruleId } }: { readonly issue: Issue }) {
  const { finding } = texts;
  if (source.kind === 'language-model') return finding.foundByReader(source.version);
  if (source.kind === 'person') return markingTexts.markedOn(formatUtcDate(source.version));
  return (
    <>
      {finding.sources[source.kind]} <code className="text-xs">{ruleId}</code>,{' '}
      {finding.version(source.version)}
    </>
  );
}

/** The suggested wording, unless the advice already says it. */
function Replacement({ issue: { recommendation, replacement } }: { readonly issue: Issue }) {
  if (replacement === undefined || recommendation.includes(`“${replacement}”`)) return null;
  return (
    <Fact name={texts.finding.replacement}>
      <span className="rounded-sm bg-good-wash px-1.5 py-0.5 text-good">{replacement}</span>
    </Fact>
  );
}

function DecisionNote({ decision }: { readonly decision: IssueDecision }) {
  return (
    <p className="mt-3 rounded-sm bg-sunken px-3 py-2 text-sm break-words">
      <span className="font-medium">{reviewTexts.decision(decision)}</span>{' '}
      {decision.reason !== 'allowed-by-policy' && <Moment value={decision.decidedAt} />}
      {decision.note !== undefined && <span className="mt-1 block">{decision.note}</span>}
    </p>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    // In a narrow column, the name begins the line: beside or above it, it would double the height.
    <div className="@lg:contents">
      <dt className="text-ink-faint @max-lg:mr-2 @max-lg:inline">{name}</dt>
      <dd className="min-w-0 break-words text-ink-soft @max-lg:inline">{children}</dd>
    </div>
  );
}
