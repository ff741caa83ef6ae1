import type { Issue } from '@proviso/contracts';

import { oneOf } from '#web/lib/one-of.ts';
import {
  CATEGORIES,
  DESCENDING_SEVERITIES,
  type Category,
  type Severity,
} from '#web/product/categories.ts';

import { isLegible } from './is-legible.ts';
import { allowedIdOf } from './review/allowed-id.ts';

const ORDERS = ['text', 'severity'] as const;
export type FindingOrder = (typeof ORDERS)[number];

const STATES = ['open', 'dismissed', 'new'] as const;
export type FindingState = (typeof STATES)[number];

const SOURCES = ['proviso', 'language-model', 'person'] as const;
export type FindingOrigin = (typeof SOURCES)[number];

/**
 * Which findings are shown and in which order; kept in the URL, so that a view can be linked and restored. `all` means
 * no filter in that dimension.
 */
export interface FindingView {
  readonly category: Category | 'all';
  readonly severity: Severity | 'all';
  readonly state: FindingState | 'all';
  readonly source: FindingOrigin | 'all';
  readonly order: FindingOrder;
}

/** Findings that read the same, one per place; most groups have only one. */
export type FindingGroup = readonly [Issue, ...Issue[]];

const HANDFUL = 5;

/** Whether a list is so short that it needs no filters and can be read as it is, even on a phone. */
export function isHandful({ length }: readonly unknown[]): boolean {
  return length <= HANDFUL;
}

const DEFAULTS: FindingView = {
  category: 'all',
  severity: 'all',
  state: 'all',
  source: 'all',
  order: 'text',
};

/** Parses the view from a query string; unknown values become the default. */
export function parseView(parameters: URLSearchParams): FindingView {
  return {
    category: oneOf(CATEGORIES, parameters.get('category')) ?? DEFAULTS.category,
    severity: oneOf(DESCENDING_SEVERITIES, parameters.get('severity')) ?? DEFAULTS.severity,
    state: oneOf(STATES, parameters.get('state')) ?? DEFAULTS.state,
    source: oneOf(SOURCES, parameters.get('source')) ?? DEFAULTS.source,
    order: oneOf(ORDERS, parameters.get('order')) ?? DEFAULTS.order,
  };
}

/** Serializes the view to a query string, omitting defaults. */
export function viewParameters(view: FindingView): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const name of ['category', 'severity', 'state', 'source', 'order'] as const) {
    if (view[name] !== DEFAULTS[name]) parameters.set(name, view[name]);
  }
  return parameters;
}

/** The same view without filters. */
export function withoutFilters({ order }: Pick<FindingView, 'order'>): FindingView {
  return { ...DEFAULTS, order };
}

/** The findings that match, in text order; those not in `newIds` also existed in the previous version. */
export function filterIssues(
  issues: readonly Issue[],
  view: FindingView,
  newIds: ReadonlySet<number>,
): readonly Issue[] {
  return issues.filter(
    ({ id, category, severity, decision, source }) =>
      (view.category === 'all' || view.category === category) &&
      (view.severity === 'all' || view.severity === severity) &&
      isInState(view.state, decision !== undefined, newIds.has(id)) &&
      (view.source === 'all' || view.source === originOf({ source })),
  );
}

function isInState(state: FindingView['state'], isDismissed: boolean, isNew: boolean): boolean {
  if (state === 'all') return true;
  return state === 'new' ? isNew : (state === 'dismissed') === isDismissed;
}

/** The origin of a finding: a language model, a person who marked it, or Proviso itself. */
export function originOf({ source: { kind } }: Pick<Issue, 'source'>): FindingOrigin {
  return kind === 'language-model' || kind === 'person' ? kind : 'proviso';
}

/** In reading order, one group per finding; by severity, the most serious first and equal findings grouped. */
export function arrangeIssues(issues: readonly Issue[], order: FindingOrder): FindingGroup[] {
  if (order === 'text') return issues.map((issue) => [issue]);
  return groupByKey(issues).toSorted(([one], [other]) => severityRank(one) - severityRank(other));
}

/**
 * The group that takes the place of a finding that has left the list: the next one that remains, else the last one;
 * undefined while the finding is still shown, or was not before.
 */
export function successorOf(
  id: number,
  before: readonly FindingGroup[],
  after: readonly FindingGroup[],
): FindingGroup | undefined {
  const at = before.findIndex((group) => holds(group, id));
  if (at === -1 || after.some((group) => holds(group, id))) return undefined;
  const later = new Set(before.slice(at + 1).flatMap((group) => group.map((issue) => issue.id)));
  return after.find((group) => group.some((issue) => later.has(issue.id))) ?? after.at(-1);
}

function holds(group: FindingGroup, id: number): boolean {
  return group.some((issue) => issue.id === id);
}

function groupByKey(issues: readonly Issue[]): FindingGroup[] {
  const groups = new Map<string, [Issue, ...Issue[]]>();
  for (const issue of issues) {
    const key = groupingKeyOf(issue);
    const group = groups.get(key);
    if (group) group.push(issue);
    else groups.set(key, [issue]);
  }
  return [...groups.values()];
}

const groupingKeys = new WeakMap<Issue, string>();

function groupingKeyOf(issue: Issue): string {
  let key = groupingKeys.get(issue);
  if (key === undefined) groupingKeys.set(issue, (key = composeGroupingKey(issue)));
  return key;
}

/** A key shared by findings that differ only in place. A fully masked value equals no other. */
function composeGroupingKey(issue: Issue): string {
  const { id, excerpt, decision } = issue;
  return JSON.stringify({
    ...issue,
    id: isLegible(excerpt) ? null : id,
    location: null,
    place: null,
    start: null,
    end: null,
    fingerprint: null,
    decision: [decision?.reason, decision?.note, allowedIdOf(decision)],
  });
}

function severityRank({ severity, isInformational }: Issue): number {
  return isInformational ? DESCENDING_SEVERITIES.length : DESCENDING_SEVERITIES.indexOf(severity);
}
