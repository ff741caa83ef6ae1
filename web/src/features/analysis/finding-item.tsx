import type { Issue } from '@proviso/contracts';
import type { ReactNode } from 'react';

import { classNames } from '#web/lib/class-names.ts';
import { Badge } from '#web/ui/badge.tsx';
import { CategoryIcon } from '#web/ui/category-icon.tsx';
import { SeverityMark } from '#web/ui/severity-mark.tsx';

import type { FindingGroup } from './finding-view.ts';
import { texts } from './texts.ts';

const RULES: Readonly<Record<Issue['category'], string>> = {
  pii: 'border-pii border-solid',
  discrimination: 'border-discrimination border-dotted',
  legal: 'border-legal border-double',
  policy: 'border-policy border-dashed',
};

/** A finding with all that is known of it: the passage, its places, the reason, what to do, and who says so. */
export function FindingItem({
  group,
  title = group[0].typeName,
}: {
  readonly group: FindingGroup;
  readonly title?: string;
}) {
  const [issue] = group;
  const { finding } = texts;
  return (
    <article className="px-5 py-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <CategoryIcon category={issue.category} className="size-4.5" />
        <h3 className="font-semibold">{title}</h3>
        <SeverityMark severity={issue.severity} />
        {group.length > 1 && (
          <Badge tone="accent">
            <span aria-hidden>×{group.length}</span>
            <span className="visually-hidden">{finding.places(group.length)}</span>
          </Badge>
        )}
        {issue.isInformational && <Badge>{texts.informational}</Badge>}
      </header>
      {issue.excerpt !== '' && (
        <blockquote
          aria-label={finding.content}
          className={classNames(
            'mt-3 border-l-4 py-0.5 pl-4 font-serif text-lg break-words text-ink',
            RULES[issue.category],
          )}
        >
          {issue.excerpt}
        </blockquote>
      )}
      <dl className="mt-4 grid gap-x-6 gap-y-2.5 text-sm sm:grid-cols-[9.5rem_1fr]">
        <Fact name={finding.location}>{placesOf(group)}</Fact>
        <Fact name={finding.why}>{issue.why}</Fact>
        <Fact name={finding.recommendation}>
          <span className="font-medium text-ink">{issue.recommendation}</span>
        </Fact>
        {issue.replacement !== undefined && (
          <Fact name={finding.replacement}>
            <span className="rounded-sm bg-good-wash px-1.5 py-0.5 text-good">
              {issue.replacement}
            </span>
          </Fact>
        )}
        {issue.legalReference && (
          <Fact name={finding.law}>
            {issue.legalReference.law}, {issue.legalReference.article}
          </Fact>
        )}
        <Fact name={finding.source}>
          {finding.sources[issue.source.kind]} <code className="text-xs">{issue.ruleId}</code>,{' '}
          {finding.version(issue.source.version)} · {finding.confidence(issue.confidence)}
        </Fact>
      </dl>
    </article>
  );
}

function placesOf(group: FindingGroup): string {
  const places = new Set(group.map(({ location }) => location));
  return [...places].join(' · ');
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-ink-faint max-sm:-mb-2">{name}</dt>
      <dd className="min-w-0 break-words text-ink-soft">{children}</dd>
    </div>
  );
}
