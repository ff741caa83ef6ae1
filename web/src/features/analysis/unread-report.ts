import type { Coverage } from '@proviso/contracts';

import { texts } from './texts.ts';

const { advice } = texts.coverage;

/** Said of pages that show something which was not read. */
const ADVICE_ON_PAGES: Readonly<Record<string, string>> = {
  'no-text-layer': advice.pictures,
  'not-recognized': advice.tooSlow,
  'page-unreadable': advice.damaged,
};

type Reading = Pick<Coverage, 'notes'>;

/** What can be done about a document of which nothing was read, by the reason. */
export function adviceOn({ notes }: Reading): string[] {
  const specific = notes.flatMap(({ code }) => ADVICE_ON_PAGES[code] ?? []);
  return [...(specific.length > 0 ? specific : [advice.empty]), advice.byEye];
}

/** Why nothing was read: that there is no text goes without saying where there is more to be said. */
export function reasonsIn<Note extends { readonly code: string }>({
  notes,
}: {
  readonly notes: readonly Note[];
}): readonly Note[] {
  const reasons = notes.filter(({ code }) => code !== 'text-empty');
  return reasons.length > 0 ? reasons : notes;
}

/** Whether there is something to look at in a document of which nothing was read. */
export function hasUnreadPages({ notes }: Reading): boolean {
  return notes.some(({ code }) => ADVICE_ON_PAGES[code] !== undefined);
}
