import { formatCount } from '#web/lib/format/format-count.ts';

import { texts } from './texts.ts';

/** Why a text cannot be accepted because of its length; undefined while it can. */
export function tooLong(text: string, limit: number): string | undefined {
  const excess = text.trim().length - limit;
  return excess > 0 ? texts.tooLong(formatCount(limit), formatCount(excess)) : undefined;
}
