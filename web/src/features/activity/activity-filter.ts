import { AUDIT_KINDS, type AuditKind } from '@proviso/contracts';

/** What of the activity is shown. The days are local dates (`2026-11-21`) or empty, and both belong to the range. */
export interface ActivityFilter {
  readonly kind: AuditKind | 'all';
  readonly from: string;
  readonly to: string;
}

/** All there is. */
export const EVERYTHING: ActivityFilter = { kind: 'all', from: '', to: '' };

/** The kinds to choose from, everything first. */
export const KIND_CHOICES = ['all', ...AUDIT_KINDS] as const;

/** The parameters of the query; a day begins and ends where the reader is. */
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
