import { AUDIT_KINDS, type AuditKind } from '@proviso/contracts';

/** Which activity is shown. The days are local dates (`2026-11-21`) or empty; the range is inclusive. */
export interface ActivityFilter {
  readonly kind: AuditKind | 'all';
  readonly from: string;
  readonly to: string;
}

/** No filter. */
export const NO_FILTER: ActivityFilter = { kind: 'all', from: '', to: '' };

/** The kinds to choose from, `all` first. */
export const KIND_CHOICES = ['all', ...AUDIT_KINDS] as const;

/** Whether the last day is before the first, so that nothing can match. */
export function isReversed({ from, to }: ActivityFilter): boolean {
  return from !== '' && to !== '' && from > to;
}

/** The query parameters; days start and end in the reader's time zone. */
export function parametersOf({ kind, from, to }: ActivityFilter) {
  return {
    kind: kind === 'all' ? undefined : kind,
    from: startOfDay(from, 0),
    to: startOfDay(to, 1),
  };
}

function startOfDay(day: string, later: number): string | undefined {
  const [year, month, date] = day.split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined) return undefined;
  const start = new Date(year, month - 1, date + later);
  return Number.isNaN(start.getTime()) ? undefined : start.toISOString();
}
