import type { Issue } from '@proviso/contracts';

import {
  CATEGORIES,
  DESCENDING_SEVERITIES,
  type Category,
  type Severity,
} from '#web/lib/categories.ts';
import { oneOf } from '#web/lib/one-of.ts';

import { allowedIdOf } from './review/allowed-id.ts';

const ORDERS = ['text', 'severity'] as const;
export type FindingOrder = (typeof ORDERS)[number];

const STATES = ['open', 'dismissed', 'new'] as const;
export type FindingState = (typeof STATES)[number];

const SOURCES = ['proviso', 'language-model', 'person'] as const;
export type FindingOrigin = (typeof SOURCES)[number];

/**
 * Which findings are shown and in which order; kept in the address, so that a view can be linked and returned to.
 * `all` leaves a dimension alone.
 */
export interface FindingView {
  readonly category: Category | 'all';
  readonly severity: Severity | 'all';
  readonly state: FindingState | 'all';
  readonly source: FindingOrigin | 'all';
  readonly order: FindingOrder;
}

/** Findings that read the same, each at its place; most are alone. */
export type FindingGroup = readonly [Issue, ...Issue[]];

const DEFAULTS: FindingView = {
  category: 'all',
  severity: 'all',
  state: 'all',
  source: 'all',
  order: 'text',
};

/** Reads the view from a query string; what it does not know is the default. */
export function parseView(parameters: URLSearchParams): FindingView {
  return {
    category: oneOf(CATEGORIES, parameters.get('category')) ?? DEFAULTS.category,
    severity: oneOf(DESCENDING_SEVERITIES, parameters.get('severity')) ?? DEFAULTS.severity,
    state: oneOf(STATES, parameters.get('state')) ?? DEFAULTS.state,
    source: oneOf(SOURCES, parameters.get('source')) ?? DEFAULTS.source,
    order: oneOf(ORDERS, parameters.get('order')) ?? DEFAULTS.order,
  };
}

/** Writes the view as a query string; defaults are left out. */
export function viewParameters(view: FindingView): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const name of ['category', 'severity', 'state', 'source', 'order'] as const) {
    if (view[name] !== DEFAULTS[name]) parameters.set(name, view[name]);
  }
  return parameters;
}

/** The same view of all findings. */
export function withoutFilters({ order }: FindingView): FindingView {
  return { ...DEFAULTS, order };
}

/** The findings that pass, in the order of the text; of those of the version before the ids in `newIds` are not. */
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

/** Whose a finding is: that of a language model, of a person who marked it, or Proviso's own. */
export function originOf({ source: { kind } }: Pick<Issue, 'source'>): FindingOrigin {
  return kind === 'language-model' || kind === 'person' ? kind : 'proviso';
}

/** In reading order each finding by itself; by severity the most serious first, and equal ones as one. */
export function arrangeIssues(issues: readonly Issue[], order: FindingOrder): FindingGroup[] {
  if (order === 'text') return issues.map((issue) => [issue]);
  return groupEqual(issues).toSorted(([one], [other]) => rank(one) - rank(other));
}

function groupEqual(issues: readonly Issue[]): FindingGroup[] {
  const groups = new Map<string, [Issue, ...Issue[]]>();
  for (const issue of issues) {
    const key = likenessOf(issue);
    const group = groups.get(key);
    if (group) group.push(issue);
    else groups.set(key, [issue]);
  }
  return [...groups.values()];
}

const likenesses = new WeakMap<Issue, string>();

function likenessOf(issue: Issue): string {
  let likeness = likenesses.get(issue);
  if (likeness === undefined) likenesses.set(issue, (likeness = describeLikeness(issue)));
  return likeness;
}

/** What two findings share that differ in their place alone. A value that is hidden whole is like no other. */
function describeLikeness(issue: Issue): string {
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

function isLegible(excerpt: string): boolean {
  return /[^•\s]/u.test(excerpt);
}

function rank({ severity, isInformational }: Issue): number {
  return isInformational ? DESCENDING_SEVERITIES.length : DESCENDING_SEVERITIES.indexOf(severity);
}
