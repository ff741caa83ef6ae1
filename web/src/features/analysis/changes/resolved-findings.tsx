import type { Changes, ResolvedFinding } from '@proviso/contracts';
import { ChevronRight } from 'lucide-react';

import { formatCount } from '#web/lib/format/format-count.ts';
import { documentPath } from '#web/paths.ts';
import { bySeverity } from '#web/product/categories.ts';
import { Badge } from '#web/ui/badge.tsx';
import { CategoryIcon } from '#web/ui/category-icon.tsx';
import { SeverityMark } from '#web/ui/severity-mark.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

import { isLegible } from '../is-legible.ts';
import { texts as reviewTexts } from '../review/texts.ts';
import { texts as analysisTexts } from '../texts.ts';
import { texts } from './texts.ts';

/** Rendering thousands at once would block the page; the previous version's report has all of them. */
const MAX_GROUPS = 100;
const MAX_LOCATIONS = 12;

/** The resolved findings, collapsed by default. */
export function ResolvedFindings({ resolved, previous }: Pick<Changes, 'resolved' | 'previous'>) {
  if (resolved.length === 0) return null;
  const groups = [...Map.groupBy(resolved, groupingKeyOf)].toSorted(byGroupSeverity);
  const shown = groups.slice(0, MAX_GROUPS);
  const left = groups.slice(MAX_GROUPS).reduce((sum, [, { length }]) => sum + length, 0);
  return (
    // It cannot be expanded on paper.
    <details className="group border-t border-line print:details-content:[content-visibility:visible]">
      <summary className="flex cursor-pointer list-none items-center gap-2 rounded-b-lg px-5 py-3.5 text-sm font-medium group-open:rounded-b-none">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-ink-faint transition-transform group-open:rotate-90 print:hidden"
        />
        {texts.gone(resolved.length)}
      </summary>
      <div className="border-t border-line px-5 pb-2">
        <ul className="divide-y divide-line">
          {shown.map(([key, group]) => (
            <Resolved key={key} group={group} />
          ))}
        </ul>
        {left > 0 && (
          <p className="border-t border-line py-3 text-sm text-ink-soft">
            {texts.goneMore(left)}{' '}
            <TextLink href={documentPath(previous.id)}>{previous.name}</TextLink>{' '}
            {texts.goneMoreEnd}
          </p>
        )}
      </div>
    </details>
  );
}

function Resolved({ group }: { readonly group: readonly ResolvedFinding[] }) {
  const [first] = group;
  if (!first) return null;
  const { category, typeName, severity, excerpt, decision } = first;
  return (
    <li className="space-y-0.5 py-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
        <CategoryIcon category={category} className="size-4.5" />
        {typeName}
        <SeverityMark severity={severity} />
        {group.length > 1 && (
          <Badge>
            <span aria-hidden>×{formatCount(group.length)}</span>
            <span className="visually-hidden">{analysisTexts.finding.places(group.length)}</span>
          </Badge>
        )}
        {decision && <Badge>{reviewTexts.dismissed}</Badge>}
      </p>
      {excerpt !== '' && <p className="font-serif text-base wrap-anywhere">{excerpt}</p>}
      <p className="text-ink-faint">{placesOf(group)}</p>
    </li>
  );
}

type Group = readonly [key: string, findings: readonly ResolvedFinding[]];

function byGroupSeverity([, [one]]: Group, [, [other]]: Group): number {
  return one && other ? bySeverity(one, other) : 0;
}

/** Findings that read the same are shown once. A fully masked value is never considered equal to another. */
function groupingKeyOf({ type, severity, excerpt, location, decision }: ResolvedFinding): string {
  const place = isLegible(excerpt) || location;
  return JSON.stringify([type, severity, excerpt, place, decision !== undefined]);
}

function placesOf(group: readonly ResolvedFinding[]): string {
  const places = [...new Set(group.map(({ location }) => location))];
  const more =
    places.length > MAX_LOCATIONS ? [texts.morePlaces(places.length - MAX_LOCATIONS)] : [];
  return [...places.slice(0, MAX_LOCATIONS), ...more].join(' · ');
}
