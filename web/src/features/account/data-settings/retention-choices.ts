import type { Document, Retention } from '@proviso/contracts';

import { DAY_MS } from '#web/lib/format/day-ms.ts';

import { texts } from '../settings/texts.ts';

const USUAL = [1, 7, 30, 90, 180, 365];
/** Stands for no personal choice; the control cannot show an empty value. */
export const NO_CHOICE = 'none';

/** The options for an account: none, the usual periods within the operator's limit, and its current choice. */
export function retentionChoices({ days, maximum }: Retention) {
  const allowed = USUAL.filter((usual) => maximum === null || usual < maximum);
  const all = days === null || allowed.includes(days) ? allowed : [...allowed, days];
  const none = maximum === null ? texts.data.forever : texts.data.longest(maximum);
  return [
    { value: NO_CHOICE, name: none },
    ...all
      .sort((one, other) => one - other)
      .map((choice) => ({ value: String(choice), name: texts.data.days(choice) })),
  ];
}

/** Whether files are deleted earlier under the next choice than under the present one; null stands for no choice. */
export function isShorter(next: number | null, { days, maximum }: Retention): boolean {
  const longest = maximum ?? Number.POSITIVE_INFINITY;
  return Math.min(next ?? longest, longest) < Math.min(days ?? longest, longest);
}

/** How many files are already older than the period, and would be deleted at once. */
export function countOlderFiles(
  documents: readonly Pick<Document, 'uploadedAt' | 'originalDeletedAt'>[],
  days: number,
  now: number,
): number {
  return documents.filter(
    ({ uploadedAt, originalDeletedAt }) =>
      originalDeletedAt === null && Date.parse(uploadedAt) + days * DAY_MS <= now,
  ).length;
}
