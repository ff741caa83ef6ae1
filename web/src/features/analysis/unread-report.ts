import type { Coverage } from '@proviso/contracts';

import { texts } from './texts.ts';

const { advice } = texts.coverage;

/** Shown for pages that display something that could not be read. */
const ADVICE_BY_PAGE_NOTE: Readonly<Record<string, string>> = {
  'no-text-layer': advice.pictures,
  'not-recognized': advice.tooSlow,
  'page-unreadable': advice.damaged,
};

type UnreadCoverage = Pick<Coverage, 'notes'>;

/** What to do about a document of which nothing was read, by the reason. */
export function adviceFor({ notes }: UnreadCoverage): string[] {
  const specific = notes.flatMap(({ code }) => ADVICE_BY_PAGE_NOTE[code] ?? []);
  return [...(specific.length > 0 ? specific : [advice.empty]), advice.byEye];
}

/** Why nothing was read: "no text" is omitted when there is a more specific reason. */
export function reasonsFor<Note extends { readonly code: string }>({
  notes,
}: {
  readonly notes: readonly Note[];
}): readonly Note[] {
  const reasons = notes.filter(({ code }) => code !== 'text-empty');
  return reasons.length > 0 ? reasons : notes;
}

/** Whether a document of which nothing was read has pages to look at. */
export function hasUnreadPages({ notes }: UnreadCoverage): boolean {
  return notes.some(({ code }) => ADVICE_BY_PAGE_NOTE[code] !== undefined);
}
