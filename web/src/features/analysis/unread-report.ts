import type { Coverage } from '@proviso/contracts';

import { texts } from './texts.ts';

const { advice } = texts.coverage;

/** Shown for pages that display something that could not be read. */
const ADVICE_ON_PAGES: Readonly<Record<string, string>> = {
  'no-text-layer': advice.pictures,
  'not-recognized': advice.tooSlow,
  'page-unreadable': advice.damaged,
};

type Reading = Pick<Coverage, 'notes'>;

/** What to do about a document of which nothing was read, by the reason. */
export function adviceOn({ notes }: Reading): string[] {
  const specific = notes.flatMap(({ code }) => ADVICE_ON_PAGES[code] ?? []);
  return [...(specific.length > 0 ? specific : [advice.empty]), advice.byEye];
}

/** Why nothing was read: "no text" is omitted when there is a more specific reason. */
export function reasonsIn<Note extends { readonly code: string }>({
  notes,
}: {
  readonly notes: readonly Note[];
}): readonly Note[] {
  const reasons = notes.filter(({ code }) => code !== 'text-empty');
  return reasons.length > 0 ? reasons : notes;
}

/** Whether a document of which nothing was read has pages to look at. */
export function hasUnreadPages({ notes }: Reading): boolean {
  return notes.some(({ code }) => ADVICE_ON_PAGES[code] !== undefined);
}
